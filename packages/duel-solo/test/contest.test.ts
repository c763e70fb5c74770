import { expect, test } from 'vitest';
import { contest } from '../../core/src/testing/contest.js';
import { duelSolo } from '../src/index.js';

test('a contest with SOLO counts for the player, who has seat 1', () => {
  const played = contest(duelSolo, {}, 3);
  const ends = played.states.map((state) => duelSolo.outcome(state as ReturnType<typeof duelSolo.newGame>));
  expect(played.won).toBe(ends.filter((end) => end?.winners.join() === '1').length);
  const margins = ends.map((end) => (end?.scores[1]?.total ?? 0) - (end?.scores[0]?.total ?? 0));
  expect(played.margins).toEqual(margins.sort((a, b) => a - b));
});
