import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { faceUp, pay, table } from '../../test/scene.js';
import { VARIANTS } from '../../test/variants.js';
import { decodeMove, describeMove, fast, legalMoves, type Move, newGame, type State } from '../index.js';
import { describeMove as tell } from './events.js';

/** Values without words. */
const BROKEN = /undefined|null|NaN|object|\s\s|[,:]$/;

const read = (code: string): Move => {
  const move = decodeMove(code);
  if (move === undefined) throw new Error(`no move: ${code}`);
  return move;
};

test('every move of random games is told in words and in a sentence', () => {
  const rng = seedRng('words');
  const kinds = new Set<string>();
  for (const options of VARIANTS)
    for (let seed = 0; seed < 4; seed++) {
      let state: State = newGame({ ...options, seed: String(seed) });
      while (state.pending.length > 0) {
        for (const move of legalMoves(state)) {
          kinds.add(move.kind);
          expect(describeMove(state, move)).toMatch(/^[A-Z]/);
          expect(describeMove(state, move)).not.toMatch(BROKEN);
          expect(tell(state, move)).toMatch(/^[A-Z].*[\w)]$/);
          expect(tell(state, move)).not.toMatch(BROKEN);
        }
        const next = fast.clone(state);
        fast.play(
          next,
          fast.randomMove(next, () => draw(rng)),
        );
        state = next;
      }
    }
  expect(kinds.size).toBeGreaterThan(20);
});

describe('a move', () => {
  const s = table({}, (d) => {
    d.faceUp = faceUp('wood', null);
    d.tokenSlots = ['decor', null, null];
    d.pending.push({ kind: 'die', seat: -1, at: 1 });
  });

  test.each([
    ['pick player', 'Pick: deck player (Wood)', 'Take the top card of the deck of Giza, which shows Wood'],
    ['takeTop opponent', 'Take top: deck opponent', 'Take the top card of the deck of Rhodes'],
    ['lookDeck player', 'Look deck: deck player (Wood)', 'Look at five cards of the deck of Giza, which shows Wood'],
    ['pass', 'Pass', 'Pass'],
    ['extra urbanism central', 'Extra: Urbanism, deck central', 'Take an extra card for Urbanism: the central deck'],
    ['science triple', 'Science: triple', 'Take a token for one of each symbol'],
    ['science pair:gear', 'Science: pair:gear', 'Take a token for two of gear'],
    ['takeToken 0', 'Take token: Decor', 'Take Decor'],
    ['takeToken stack', 'Take token: Stack', 'Take a token from the stack'],
    ['takeLooked blue-3', 'Take looked: Blue (3 points)', 'Take Blue (3 points); the other cards go back'],
    ['endTurn', 'End turn', 'End the turn'],
    ['opponentTurn', 'Opponent turn', 'The Opponent takes its turn'],
    ['select revealed - - discard', 'Select: revealed, discard', 'Discard your revealed card for three coins'],
    ['select hand gear giza play', 'Select: hand, Gear, giza, play', 'Play Gear from your hand (giza)'],
    ['wonder giza', 'Wonder: Giza', 'The Wonder is Giza'],
    ['slot culture', 'Slot: Culture', 'The next token is Culture'],
    ['openingToken crafts', 'Opening token: Crafts', 'The Opponent begins with Crafts'],
    ['stackToken crafts', 'Stack token: Crafts', 'The token taken is Crafts'],
    ['top wood', 'Top: Wood', 'The next card is Wood'],
    ['die 4', 'Die: 4', 'The die shows 4: deck opponent'],
    ['deal wood giza-seen', 'Deal: Wood, giza-seen', 'Into your hand: Wood (giza-seen)'],
    [
      'ownCard shield-2 central',
      'Own card: Shield with two horns, central',
      'The Opponent takes of its hand: Shield with two horns (central)',
    ],
  ])('%s', (code, words, sentence) => {
    expect(describeMove(s, read(code))).toBe(words);
    expect(tell(s, read(code))).toBe(sentence);
  });

  test('ARCH-41, ARCH-42: a stage with what pays for it', () => {
    const move = read(`build 0 ${pay({ wood: 1, coin: 1, doubled: 1 })}`);
    expect(describeMove(s, move)).toBe('Build: stage 1, 1 wood, 1 coin, 1 doubled');
    expect(tell(s, move)).toBe('Build stage 1 with 1 wood, 1 coin, one coin counting two');
  });
});
