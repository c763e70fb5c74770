import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { preview } from '../index.js';
import { describePreview } from './index.js';

/** What is said of passing, by the number of cards left to draw. Each of four seats draws one, the seat that passes draws two. */
const passing = (left: number, idle = 0): string => {
  const state = scene({
    idle,
    hands: [
      [25, 0, 0, 0],
      [0, 25, 0, 0],
      [0, 0, 25, 0],
      [0, 0, 0, 25 - left],
    ],
  });
  return describePreview(state, preview(state, { kind: 'pass', seat: 0 }))[0] ?? '';
};

test('EIGHT-30, EIGHT-36: before a pass it is said who draws, as long as there are cards for all', () => {
  expect(passing(5)).toMatch(
    /draws a card, and every seat draws one at the end of the turn: Red then has 27 cards; one turn without/,
  );
  expect(passing(4)).toMatch(/^The turn brings no disc: one turn without a disc, and 20 end the game/);
});

test('EIGHT-133: the pass that ends the game draws one card and no more', () => {
  expect(passing(1, 19)).toMatch(/draws a card: Red then has 26 cards; 20 turns in a row without a disc/);
  expect(passing(0, 19)).toMatch(/^The turn brings no disc: 20 turns in a row/);
});
