import { expect, test } from 'vitest';
import { lasting } from './sizes.js';
import { batchesFrom, type Tournament } from './tournament.js';

const contest = { game: 'hal', options: {}, lineUps: 'rotations', field: null, perDeal: 2 } as const;
const tournament: Tournament = {
  secret: 'a secret',
  deals: 1000,
  bots: ['house', 'random'],
  contests: [contest, contest],
  own: null,
};

/** The sizes of all batches, given how long each deal takes. */
function sizesOf(time: number, from = 0) {
  const sizes = lasting(5, tournament, 4);
  const all: number[][] = [[], []];
  let next = Math.floor(from / 2);
  for (const batch of batchesFrom(tournament, from, sizes)) {
    expect(batch.from).toBe(next % tournament.deals);
    const size = batch.to - batch.from;
    next += size;
    all[batch.contest]?.push(size);
    sizes.heard(batch, time * size);
  }
  expect(next).toBe(2 * tournament.deals);
  return all;
}

test('batches grow until they take the given seconds, and every deal is in one', () => {
  // At 100 ms per deal, 50 deals take five seconds: 32 is the power of two below.
  const [first = [], second] = sizesOf(100);
  expect(first.slice(0, 8)).toEqual([1, 1, 2, 4, 8, 16, 32, 32]);
  expect(Math.max(...first)).toBe(32);
  expect(second).toEqual(first);
});

test('deals that take longer stay alone, and none of the last batches leaves other workers idle', () => {
  expect(Math.max(...(sizesOf(6000)[0] ?? []))).toBe(1);
  const [quick = []] = sizesOf(0.01);
  expect(Math.max(...quick)).toBe(128);
  expect(quick.slice(-4)).toEqual([1, 1, 1, 1]);
});

test('a run that continues in the middle of a contest soon makes the same batches as before', () => {
  const beginnings = (sizes: readonly number[], from: number) => {
    let at = from;
    return sizes.map((size) => {
      at += size;
      return at - size;
    });
  };
  const late = (all: readonly number[]) => all.filter((each) => each >= 544);
  const whole = late(beginnings(sizesOf(100)[0] ?? [], 0));
  expect(late(beginnings(sizesOf(100, 2 * 500)[0] ?? [], 500))).toEqual(whole);
});
