import { describe, expect, test } from 'vitest';
import { classOf, LOSSES } from './classes.js';
import { estimateOf } from './estimate.js';

const Z = 1.959964;

describe('an estimate', () => {
  test.each<[string, readonly number[], number, number, number]>([
    // The variance of the samples, and the square of the scale by their number; both by their number once more.
    ['differing samples', [1, 3, 5, 7], 4, 4, Z * Math.sqrt((20 / 3 + 16 / 4) / 4)],
    ['equal samples', [2, 2, 2], 3, 2, Z * Math.sqrt(9 / 3 / 3)],
    ['one sample', [0.5], 2, 0.5, Z * 2],
    ['samples on a scale of nothing', [1, 2], 0, 1.5, Z * Math.sqrt(0.5 / 2)],
  ])('is the mean, with an interval that the scale widens: %s', (_, samples, scale, mean, half) => {
    const { value, low, high } = estimateOf(samples, scale);
    expect(value).toBeCloseTo(mean, 12);
    expect(value - low).toBeCloseTo(half, 9);
    expect(high - value).toBeCloseTo(half, 9);
  });

  test('does not leave its bounds, which are all that is known without samples', () => {
    expect(estimateOf([0.9, 0.1], 1, [0, 1])).toEqual({ value: 0.5, low: 0, high: 1 });
    expect(estimateOf([], 1, [-1, 1])).toEqual({ value: 0, low: -1, high: 1 });
  });
});

test('a move is of the milder class in doubt, and of the worse one from its limit on', () => {
  const lost = (low: number) => classOf({ value: 1, low, high: 1 }, false);
  expect([0, 0.0299, LOSSES.slip, 0.1199, LOSSES.blunder, 1].map(lost)).toEqual([
    'fine',
    'fine',
    'slip',
    'slip',
    'blunder',
    'blunder',
  ]);
  expect(classOf({ value: 1, low: 1, high: 1 }, true)).toBe('best');
});
