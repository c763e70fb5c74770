import { languageLaws } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { every, fewOf, runs } from '../../../.ci/runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { hal, type Move } from '../src/index.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

const { games } = runs(1 / 50);

/** A card is played alone or with a tile; what kind of card it is, the hand shows. */
function deed(move: Move): string {
  if (move.kind === 'exploit') return 'play alone';
  if (move.kind === 'urbanize' || move.kind === 'construct') return 'play with a tile';
  return 'tile' in move && move.tile === null ? `${move.kind} without a tile` : move.kind;
}

/** Cards have the names of buildings and tokens, and they are not these. */
const elsewhere = {
  played: 'the card has left the hand, and its tile is no building yet',
  discarded: 'the cards lie in the discard pile',
  burn: 'the card lies in the discard pile',
  refilled: 'the cards lie in the deck',
  passed: 'all hands move on',
  'tile-back': 'the tile is back in the stash, and no building',
  committed: 'the card lies in front of its seat, or has been played',
  'expert-card': 'the card is in front of Hal, and may be discarded',
  expert: 'both cards are in front of Hal, and one is discarded',
  'hal-tile': 'the tile is in front of Hal, and no building yet',
};

languageLaws(
  hal,
  {
    language: english,
    drawBoard,
    drawText,
    variants: fewOf(variants),
    rim: 'grid',
    silent: {},
    elsewhere,
    deed,
    games,
    every,
  },
  test,
);

const { moves } = english;

test.each<[what: string, language: typeof english, message: RegExp]>([
  ['a gap', { ...english, moves: { ...moves, 'hal-turn': () => 'Hal takes , his turn' } }, /a gap, " ,"/],
  ['a move without a sentence', { ...english, moves: { ...moves, 'hal-turn': () => '' } }, /has no sentence/],
  ['coordinates that are not printed', english, /is told, and supply prints no /],
  ['a hole', { ...english, moves: { ...moves, give: () => 'Give undefined' } }, /has a hole/],
])('the laws refuse %s', (what, language, message) => {
  const solo = [{ name: 'normal', options: {} }];
  const rim = what === 'coordinates that are not printed' ? 'supply' : 'grid';
  const laws = () =>
    languageLaws(hal, { language, drawBoard, drawText, variants: solo, rim, elsewhere, every: 1 }, (_, run) => run());
  expect(laws).toThrow(message);
});
