import { expect, test } from 'vitest';
import { type Figure, mostDeals, renewed, sizesOf } from './strength-figures.js';

/** A figure of so many games, compared with the house bot on so many deals. */
const figure = (bot: string, games: number, pairs: number | null, winRate = 0.5): Figure => ({
  bot,
  games,
  winRate,
  low: 0.4,
  high: 0.6,
  points: 50,
  time: 1,
  more: pairs === null ? null : { pairs, wins: { mean: 0, low: 0, high: 0 }, points: { mean: 0, low: 0, high: 0 } },
});

const ORDER = ['random', 'house', 'search:100'];
const before = [
  figure('random', 40, 20),
  figure('house', 80, null),
  figure('search:100', 16, 8),
  figure('mine', 10, 5),
];

test('a run of one bot leaves the figures of all others, in the order of the page', () => {
  const fresh = figure('search:100', 200, 100, 0.7);
  expect(renewed(before, [fresh], ORDER)).toEqual([before[0], before[1], fresh, before[3]]);
  expect(renewed(before, [], ORDER)).toEqual(before);
  expect(
    renewed([], [fresh, figure('house', 80, null), figure('random', 40, 20)], ORDER).map(({ bot }) => bot),
  ).toEqual(ORDER);
});

test('a run that was stopped takes no figure away, nor one whose house bot is missing', () => {
  expect(renewed(before, [figure('random', 38, 19, 0.9)], ORDER)).toEqual(before);
  expect(renewed(before, [figure('random', 400, 0, 0.9)], ORDER)).toEqual(before);
  const again = figure('random', 40, 20, 0.9);
  expect(renewed(before, [again], ORDER)).toContain(again);
});

test('the page names each bot with the most deals that a run asked for', () => {
  const some = sizesOf('house=200,search:200:depth=8=40');
  expect(some).toEqual([
    ['house', 200],
    ['search:200:depth=8', 40],
  ]);
  expect(mostDeals(some, sizesOf('random=5,house=50,search:200:depth=8=60'))).toEqual([
    ['house', 200],
    ['search:200:depth=8', 60],
    ['random', 5],
  ]);
  for (const wrong of ['house', 'house=0', 'house=1.5'])
    expect(() => sizesOf(wrong)).toThrow('needs a number of deals');
});
