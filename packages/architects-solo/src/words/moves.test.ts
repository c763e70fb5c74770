import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { decisionOf, faceUp, pay, scene } from '../../test/scene.js';
import { variants } from '../../test/variants.js';
import { decodeMove, describeMove, fast, legalMoves, type Move, newGame, type State } from '../index.js';
import { describeMove as tell } from './index.js';

/** Values without words. */
const BROKEN = /undefined|null|NaN|object|\s\s|[,:]$/;

const read = (code: string): Move => {
  const move = decodeMove(code);
  if (move === undefined) throw new Error(`no move: ${code}`);
  return move;
};

test('every move of random games has words for a button and a sentence', () => {
  const rng = seedRng('words');
  const kinds = new Set<string>();
  const wrong = new Set<string>();
  for (const options of variants)
    for (let seed = 0; seed < 4; seed++) {
      let state: State = newGame({ ...options, seed: String(seed) });
      while (state.pending.length > 0) {
        for (const move of legalMoves(state)) {
          kinds.add(move.kind);
          const [words, sentence] = [describeMove(state, move), tell(state, move)];
          if (!/^[A-Z]/.test(words) || BROKEN.test(words)) wrong.add(words);
          if (!/^[A-Z].*[\w)]$/.test(sentence) || BROKEN.test(sentence)) wrong.add(sentence);
        }
        const next = fast.clone(state);
        fast.play(
          next,
          fast.randomMove(next, () => draw(rng)),
        );
        state = next;
      }
    }
  expect([...wrong]).toEqual([]);
  expect(kinds.size).toBeGreaterThan(20);
});

describe('a move', () => {
  const ages = scene({ structure: 'three-ages' }, (d) => {
    d.faceUp = faceUp('wood', null);
  });
  const state = scene({}, (d) => {
    d.faceUp = faceUp('wood', null);
    d.tokenSlots = ['decor', null, null];
    d.pending.push({ ...decisionOf('die', -1), table: 'no-priority' });
  });

  test.each([
    ['pick player', 'Take Wood from your deck'],
    ['take-top opponent', "Take the unseen top card of the Opponent's deck"],
    ['look-deck player', 'Look at the top 5 cards of your deck'],
    ['pass', 'Pass, with no card to take'],
    ['extra urbanism central', 'Use Urbanism to take the unseen top card of the central deck'],
    ['science triple', 'Use a Compass, a Gear and a Tablet for a Progress token'],
    ['science pair:gear', 'Use two Gears for a Progress token'],
    ['take-token 0', 'Take Decor, 4 points, 6 with a complete Wonder'],
    ['take-token stack', 'Take the top token of the stack, unseen'],
    ['take-looked blue-3', 'Take Blue (3 points); the other cards go back'],
    ['end-turn', 'End the turn'],
    ['opponent-turn', 'The Opponent takes its turn'],
    ['select revealed - - discard', 'Discard Wood, your revealed card, for 3 coins'],
    ['select hand gear giza play', 'Play Gear from your hand, a card of Giza'],
    ['wonder giza', 'Your Wonder is Giza, the Great Pyramid'],
    ['slot culture', 'The Progress token turned up is Culture'],
    ['opening-token crafts', 'The Opponent begins with Crafts'],
    ['stack-token crafts', 'The token taken from the stack is Crafts'],
    ['top wood', 'The next card is Wood'],
    ['die 4', 'The die shows 4: the Opponent turns to the central deck'],
    ['deal wood giza-seen', 'The next card of your hand is Wood, a card of Giza that had been seen before'],
    [
      'own-card shield-2 central',
      'The Opponent takes, from its own hand, Shield with two horns, a card of the central pack',
    ],
  ])('%s', (code, sentence) => {
    const at = code.startsWith('select') ? ages : state;
    expect(describeMove(at, read(code))).toBe(sentence);
    expect(tell(at, read(code))).toBe(sentence);
  });

  test('ARCH-41, ARCH-42: a stage with what pays for it', () => {
    const move = read(`build 0 ${pay({ wood: 1, coin: 1, doubled: 1 })}`);
    expect(describeMove(state, move)).toBe('Build stage 1 (4 points) with 1 wood and 1 coin, which counts two');
  });

  test('ARCH-24: what the end of a turn gives up', () => {
    const pending: State = { ...state, triggers: ['crafts', 'science'] };
    expect(describeMove(pending, { kind: 'end-turn' })).toBe(
      'End the turn without the extra card of Crafts or Science',
    );
  });
});
