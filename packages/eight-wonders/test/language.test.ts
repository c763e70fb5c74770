import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, fewOf, runs } from '../../../.ci/runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { total } from '../src/components/cards.js';
import { eightWonders } from '../src/game/index.js';
import type { Move } from '../src/notation.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

/** The house bot is slow: the more games there are, the fewer positions of each are read. */
const { games } = runs(1 / 50);

/** EIGHT-115: of the cards that can be played before any answer, a question only tells how many there are. */
const OWN_CARDS: readonly string[] = ['card-draw', 'card-trade'];

/** An offer may be empty, and a build may be completed alone. */
function deed(move: Move): string | undefined {
  if (OWN_CARDS.includes(move.kind)) return undefined;
  if (move.kind === 'offer') return total(move.cards) === 0 ? 'offer nothing' : 'offer cards';
  if (move.kind === 'complete') return move.accept.length === 0 ? 'complete alone' : 'accept';
  return 'use' in move ? `${move.kind} ${move.use}` : move.kind;
}

languageLaws(
  eightWonders,
  {
    language: english,
    drawBoard,
    drawText,
    variants: fewOf(
      [
        { name: 'answered by the host', options: { players: 4, chance: 'manual' } },
        { name: 'apprentices', options: { players: 3, bots: 'apprentice' } },
        ...variants,
      ],
      10,
    ),
    silent: {},
    deed,
    games,
    every: DEEP ? 30 : 60,
  },
  test,
);
