import { describe, expect, test } from 'vitest';
import { rank } from '../index.js';
import { compare, verdictOn } from './compare.js';
import type { GameResult } from './games.js';

/** A game that was never played: who sat there, and how many points each had. */
const game = (deal: number, points: readonly (readonly [name: string, total: number])[]): GameResult => ({
  game: 'sealed',
  rules: 1,
  deal,
  lineUp: 0,
  seed: '',
  line: points.map(([name]) => name),
  outcome: rank(
    'over',
    points.map(([, total], seat) => ({ seat, total, categories: { points: total }, order: [total] })),
  ),
  fault: null,
  plies: 1,
  times: null,
  asked: [],
  moves: null,
});
const duel = (deal: number, a: number, b: number) =>
  game(deal, [
    ['a', a],
    ['b', b],
  ]);

describe('a comparison', () => {
  test('takes the mean of the seats that a bot had in a deal', () => {
    const { wins, points } = compare(
      [
        game(0, [
          ['a', 6],
          ['b', 3],
          ['b', 1],
        ]),
      ],
      'a',
      'b',
    );
    expect([wins.mean, points.mean]).toEqual([1, 4]);
  });

  test('shares a victory between those that have it', () => {
    const { wins } = compare(
      [
        game(0, [
          ['a', 6],
          ['b', 3],
          ['c', 6],
        ]),
      ],
      'a',
      'b',
    );
    expect(wins.mean).toBe(0.5);
  });

  test('leaves out deals that only one of both has played', () => {
    const played = [
      duel(0, 5, 3),
      game(1, [
        ['a', 9],
        ['c', 0],
      ]),
      game(2, [
        ['b', 9],
        ['c', 0],
      ]),
    ];
    expect(compare(played, 'a', 'b')).toMatchObject({ pairs: 1, points: { mean: 2 } });
  });

  test('takes points as normal: two deals are enough, one says nothing of how much they vary', () => {
    // A mean of 2 with a variance of 8, half of it for two deals.
    const { points } = compare([duel(0, 5, 5), duel(1, 7, 3)], 'a', 'b');
    expect(points.mean).toBe(2);
    expect(points.high - 2).toBeCloseTo(2 * 1.959964, 9);
    expect(2 - points.low).toBeCloseTo(2 * 1.959964, 9);
    expect(compare([duel(0, 5, 3)], 'a', 'b').points).toEqual({
      mean: 2,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
  });

  // Wilson's interval for wins of ten, from 0 to 1, as that of a difference from -1 to 1.
  test.each([
    [0, 0, 0.27753],
    [5, 0.23659, 0.76341],
    [10, 0.72247, 1],
  ])('gives %i wins of ten the interval of Wilson', (won, low, high) => {
    const played = Array.from({ length: 10 }, (_, deal) => duel(deal, deal < won ? 1 : 0, deal < won ? 0 : 1));
    const { wins } = compare(played, 'a', 'b');
    expect(wins.low).toBeCloseTo(2 * low - 1, 4);
    expect(wins.high).toBeCloseTo(2 * high - 1, 4);
  });
});

describe('a sequential test', () => {
  /** Differences of wins alone and losses alone. */
  const duels = (won: number, lost: number) => [...Array<number>(won).fill(1), ...Array<number>(lost).fill(-1)];

  // With nothing but wins and losses a lead of m is a coin that falls on the one side in (1 + m) / 2 of its throws.
  test.each([
    [8, 0, 0.5, 0],
    [6, 2, 0.5, 0],
    [0, 8, 0.25, 0],
    [10, 4, 0.3, 0.15],
  ])(
    'weighs %i wins and %i losses, and one made up of each, like the throws of two coins',
    (won, lost, margin, least) => {
      const expected =
        (won + 1) * Math.log((1 + margin) / (1 + least)) + (lost + 1) * Math.log((1 - margin) / (1 - least));
      expect(verdictOn(duels(won, lost), margin, 0.05, least).llr).toBeCloseTo(expected, 9);
    },
  );

  test('ends at the logarithm of how much likelier a right answer is than a wrong one', () => {
    const upper = Math.log(19);
    expect(verdictOn(duels(8, 0), 0.5, 0.05)).toMatchObject({ better: true });
    expect(verdictOn(duels(0, 8), 0.5, 0.05)).toMatchObject({ better: false });
    const even = verdictOn(duels(6, 2), 0.5, 0.05);
    expect(even.better).toBeUndefined();
    expect(even.upper).toBeCloseTo(upper, 12);
    expect(even.lower).toBeCloseTo(-upper, 12);
  });

  test('says nothing before the eighth deal', () => {
    expect(verdictOn(duels(7, 0), 0.5, 0.05).llr).toBe(0);
    expect(verdictOn(duels(8, 0), 0.5, 0.05).llr).toBeGreaterThan(0);
  });
});
