import { expect, test } from 'vitest';
import { eloOf, percent, ratioOf, verdict } from './statistics.js';

const around = (ratio: number, slack: number) => ({ ratio, low: ratio - slack, high: ratio + slack });

test.each([
  { what: 'much faster', found: around(1.2, 0.02), itself: around(1.01, 0.02), says: 'faster' },
  { what: 'much slower', found: around(0.8, 0.02), itself: around(1.01, 0.02), says: 'slower' },
  {
    what: 'a little faster than a quiet machine tells',
    found: around(1.03, 0.01),
    itself: around(1, 0.01),
    says: 'faster',
  },
  { what: 'no more than the code beside itself', found: around(1.03, 0.01), itself: around(1.03, 0.01), says: '' },
  {
    what: 'the other way, but no more than the code beside itself',
    found: around(0.97, 0.01),
    itself: around(1.03, 0.01),
    says: '',
  },
  {
    what: 'a first process that was slow by chance',
    found: around(0.66, 0.08),
    again: around(0.95, 0.1),
    itself: around(0.7, 0.01),
    says: '',
  },
  { what: 'an interval around 1', found: around(1.05, 0.06), itself: around(1, 0.01), says: '' },
])('$what: "$says"', ({ found, again = found, itself, says }) => {
  expect(verdict(found, again, itself)).toBe(says);
});

test('the ratio is the median of neighbouring slices', () => {
  const { ratio, low, high } = ratioOf([20, 22, 24, 200], [10, 11, 12, 100]);
  expect([ratio, low, high]).toEqual([2, 2, 2]);
});

test('ten wins in eleven games are a lead of 400 points of Elo', () => {
  expect([eloOf(0.5), eloOf(10 / 11), eloOf(1 / 11)].map(Math.round)).toEqual([0, 400, -400]);
  expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
});

test('a share in percent has its decimals, and no sign where it rounds to zero', () => {
  expect([percent(0.1234), percent(0.5, 0), percent(-0.0004), percent(-0.001, 0), percent(-0.034, 0)]).toEqual([
    '12.3 %',
    '50 %',
    '0.0 %',
    '0 %',
    '-3 %',
  ]);
});
