import { expect, test } from 'vitest';
import { answerOf, differenceOf, type Stand } from './verdict.js';

const around = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });
const stand = (rates: readonly number[], points: number, better: boolean | undefined): Stand => ({
  opponent: 'random',
  deals: 12,
  running: false,
  better,
  comparison: { pairs: 12, wins: around(rates.length === 2 ? 0 : 0.4, 0.1), points: around(points, 3) },
  standings: rates.map((winRate) => ({ winRate })),
});

test.each([
  [stand([0.8, 0.4], 9, true), 'Decided after 12 deals: your bot is better than random.'],
  [stand([0.4, 0.4], 9, false), 'Decided after 12 deals: your bot is not better than random by one game in ten.'],
  [
    stand([0, 0], 18.7, false),
    'Both win none of their games, so points decide after 12 deals: your bot is better than random.',
  ],
  [
    stand([1, 1], -18.7, false),
    'Both win all of their games, so points decide after 12 deals: random is better than your bot.',
  ],
  [
    stand([1, 1], 1, false),
    'Both win all of their games, so points decide after 12 deals: neither bot is better beyond doubt.',
  ],
  [stand([0, 0], 18.7, undefined), 'Undecided after 12 deals: more deals would tell.'],
  [{ ...stand([0, 0], 18.7, undefined), running: true }, 'Not decided yet, after 12 deals.'],
])('%#: %s', (given, says) => {
  expect(answerOf(given)).toBe(says);
});

test('the difference is told in what decides', () => {
  expect(differenceOf(stand([0, 0], 18.7, false))).toBe(
    'On the same deals your bot has 18.7 points (15.7 to 21.7) more than random.',
  );
  expect(differenceOf(stand([0.5, 0.5], 18.7, false))).toBe(
    "On the same deals your bot's win rate minus random's is 0 percentage points (-10 to 10).",
  );
  expect(differenceOf({ ...stand([], 0, undefined), comparison: undefined })).toBe('');
});
