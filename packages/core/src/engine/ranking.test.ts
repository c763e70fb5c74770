import { expect, test } from 'vitest';
import { type Margin, marginOf, rank, type Score, victoryShare } from '../index.js';

const score = (seat: number, ...order: number[]): Score => ({
  seat,
  total: order[0] ?? 0,
  categories: { points: order[0] ?? 0 },
  order,
});

test.each<[string, number[][], number[], number[]]>([
  ['by points', [[3], [9], [5]], [3, 1, 2], [1]],
  ['a tie on top shares the first place', [[9], [4], [9]], [1, 3, 1], [0, 2]],
  ['a tie below takes two places', [[9], [4], [4], [1]], [1, 2, 2, 4], [0]],
  [
    'the tie-break decides',
    [
      [9, 1],
      [9, 2],
    ],
    [2, 1],
    [1],
  ],
  [
    'a later tie-break decides only when the earlier do not',
    [
      [9, 1, 5],
      [9, 2, 0],
      [9, 2, 1],
    ],
    [3, 2, 1],
    [2],
  ],
  ['negative points', [[-3], [0]], [2, 1], [1]],
  ['alone', [[0]], [1], [0]],
])('%s', (_, orders, ranks, winners) => {
  const outcome = rank(
    'over',
    orders.map((order, seat) => score(seat, ...order)),
  );
  expect(outcome).toMatchObject({ ending: 'over', ranks, winners });
});

test.each<[string, number[][], Margin | null]>([
  ['points', [[3], [9], [5]], { by: 4, tieBreak: 0 }],
  [
    'the first tie-break',
    [
      [9, 1],
      [9, 3],
    ],
    { by: 2, tieBreak: 1 },
  ],
  ['nothing, where two share the victory', [[9], [4], [9]], null],
  ['nothing, where one plays alone', [[9]], null],
])('the margin is the distance to the next seat: %s', (_, orders, margin) => {
  expect(
    rank(
      'over',
      orders.map((order, seat) => score(seat, ...order)),
    ).margin,
  ).toEqual(margin);
});

test('a margin begins where the scores begin', () => {
  const scores = [score(0, 1, 20, 3), score(1, 0, 20, 7)];
  expect(marginOf(scores, 1)).toEqual({ by: 4, tieBreak: 1 });
});

test('those who win share the victory alike, and the others have none of it', () => {
  const outcome = rank('over', [score(0, 9), score(1, 4), score(2, 9)]);
  expect([0, 1, 2].map((seat) => victoryShare(outcome, seat))).toEqual([0.5, 0, 0.5]);
});
