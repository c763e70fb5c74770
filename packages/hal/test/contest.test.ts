import { expect, test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { cellsOf, contest, effortWins } from '../../core/src/testing/contest.js';
import { hal } from '../src/index.js';

test('a contest tells wins, and margins from the lowest to the highest', () => {
  const deals = 4;
  const margins: number[] = [];
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    let state = hal.newGame({ level: 'expert', seed: `contest ${deal}` });
    while (hal.activeSeats(state).length > 0) state = hal.applyMove(state, hal.botMove(state));
    const [mine = 0, other = 0] = hal.outcome(state)?.scores.map(({ total }) => total) ?? [];
    margins.push(mine - other);
    if (mine > other) won++;
  }
  const played = contest(hal, { level: 'expert' }, deals);
  expect(played.margins).toEqual(margins.sort((a, b) => a - b));
  expect(played.won).toBe(won);
});

test('the cells of a contest: wins with their interval, the median, the range, and what is close', () => {
  const margins = Array.from({ length: 100 }, (_, i) => i - 40);
  // Wilson's interval for 59 of 100, and the eleven margins from −5 to 5.
  expect(cellsOf({ deals: 100, won: 59, margins, states: [] })).toEqual([
    '100',
    '59 %',
    '49 to 68 %',
    '10',
    '−35 to 55',
    '11 %',
  ]);
});

test.runIf(DEEP)('a blind gift is harder than a chosen one, and the expert harder than the normal Hal', () => {
  const won = (options: object): number => contest(hal, options, 60).won;
  expect(won({ giftToHal: 'blind' })).toBeLessThan(won({}) / 2);
  expect(won({ level: 'expert' })).toBeLessThan(won({}));
});

test.runIf(DEEP)('a thorough bot beats the quick one', () => {
  expect(effortWins(hal, ['thorough', 'quick'], { mode: 'versus' }, 12, 12)).toBeGreaterThan(12);
});
