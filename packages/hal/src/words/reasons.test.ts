import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { summingUp } from './reasons.js';

const tenths = (n: number): number => Math.round(n * 10);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test('HAL-61: the parts of a lead, as they are printed, sum up to the lead as it is printed', () => {
  const rng = seedRng('sums');
  for (let i = 0; i < 2000; i++) {
    const parts = Array.from({ length: 4 }, () => draw(rng) * 40 - 20);
    const printed = summingUp(parts, sum(parts));
    expect(sum(printed.map(tenths))).toBe(tenths(sum(parts)));
    for (const [part, of] of printed.entries()) expect(Math.abs(of - (parts[part] as number))).toBeLessThan(0.1);
  }
  // Each of these rounds down by itself: the one that is farthest from its tenth goes up.
  expect(summingUp([6.02, 3.42, 16.74], 26.18)).toEqual([6, 3.4, 16.8]);
  expect(summingUp([1, 0, 0, -2], -1)).toEqual([1, 0, 0, -2]);
});
