import { expect, test } from 'vitest';
import { edited, scene } from '../../test/scene.js';
import { evaluate } from './evaluation.js';

/** A position of some round in which somebody has so many of the four orders that end the game. */
const inRound = (round: number, orders: number, roundLimit = 40) =>
  edited(
    scene({ options: { roundLimit }, orders: (['vp-01', 'vp-02', 'vp-03', 'vp-04'] as const).slice(0, orders) }),
    (draft) => {
      draft.round = round;
    },
  );

test('CENT-94: against the AI, the fewer rounds are left for the orders that are missing, the worse it is for you', () => {
  const lost = (round: number, orders: number) => evaluate(inRound(1, orders), 0) - evaluate(inRound(round, orders), 0);
  // Four orders take sixteen rounds: half of them, and none.
  expect([24, 32, 40].map((round) => lost(round, 0))).toEqual([0, 20, 40]);
  // One order takes four.
  expect([36, 38, 40].map((round) => lost(round, 3))).toEqual([0, 20, 40]);
  // What you lose the AI gains.
  const gained = evaluate(inRound(32, 0), 1) - evaluate(inRound(1, 0), 1);
  expect(gained).toBe(20);
});
