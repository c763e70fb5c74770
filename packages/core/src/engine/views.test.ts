import { expect, test } from 'vitest';
import { NoSuchSeatError, seedRng } from '../index.js';
import { sealed } from '../testing/index.js';

const state = sealed.newGame({ seats: 2, seed: 'sight' });
const move = sealed.botMove(state, 0);

test('views, events and moves are shown to seats of the game and to spectators alone', () => {
  const event = move as never;
  for (const show of [
    (viewer: number) => sealed.view(state, viewer),
    (viewer: number) => sealed.viewMove(state, move, viewer),
  ]) {
    expect(() => show(1)).not.toThrow();
    expect(() => show(2)).toThrow(NoSuchSeatError);
  }
  expect(() => sealed.viewEvent(event, 99)).toThrow(NoSuchSeatError);
});

test('a move of a game that is over is shown as it is', () => {
  let over = state;
  while (over.pending.length > 0) over = sealed.choices(over).play(0);
  expect(sealed.viewMove(over, move, 1)).toEqual(move);
});

test('a guess goes on with a generator of its own, where that of the guess has come to', () => {
  const rng = seedRng('a guess');
  const guess = sealed.determinize(sealed.view(state, 0), rng);
  expect(rng).toEqual(seedRng('a guess'));
  expect(guess.rng).not.toBeNull();
  expect(guess.rng).not.toEqual(rng);
});
