import { expect, test } from 'vitest';
import { draw, type StateOf, seedRng } from '../../index.js';
import { sealed } from '../../testing/index.js';
import { worldsOf } from './world.js';

const view = sealed.view(sealed.newGame({ seed: 'worlds', seats: 2 }), 0);
const worlds = (count: number) => {
  const rng = seedRng('worlds');
  return worldsOf(sealed, view, count, () => draw(rng));
};
/** What the viewer guesses. */
const hands = (draft: object): string => JSON.stringify((draft as StateOf<typeof sealed>).hands);
/** The same, and what will be drawn. */
const told = (draft: object): string => `${hands(draft)} ${JSON.stringify((draft as StateOf<typeof sealed>).rng)}`;

test('a numbered world is the same for each call, with its future', () => {
  const { numbered } = worlds(0);
  const first = [0, 1, 2, 3, 4, 5].map((at) => told(numbered(at)));
  expect([5, 4, 3, 2, 1, 0].map((at) => told(numbered(at)))).toEqual([...first].reverse());
  expect(new Set(first).size).toBe(6);
});

test('of a number of guesses the next ones are the first again', () => {
  const { numbered } = worlds(3);
  const first = [0, 1, 2].map((at) => told(numbered(at)));
  expect(new Set(first).size).toBe(3);
  expect([3, 4, 5, 6].map((at) => told(numbered(at)))).toEqual([...first, first[0]]);
});

test('guesses in turn come again, each time with a future of its own', () => {
  const { next } = worlds(2);
  const drafts = [next(), next(), next(), next()];
  const [a, b, c, d] = drafts.map(hands);
  expect([c, d]).toEqual([a, b]);
  expect(a).not.toBe(b);
  expect(new Set(drafts.map(told)).size).toBe(4);
});
