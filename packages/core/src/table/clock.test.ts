import { expect, test } from 'vitest';
import { load, save } from '../records/index.js';
import { sealed } from '../testing/index.js';
import {
  type Clock,
  createTable,
  dispatch,
  endGame,
  handSeat,
  outcomeOf,
  outOfTime,
  pauseClock,
  playthroughOf,
  pressClock,
  startClock,
  stateOf,
  type Table,
  timeLeft,
} from './index.js';

type SealedTable = Table<typeof sealed>;

const two = (): SealedTable => createTable(sealed, { options: { seats: 2, seed: 'clock' } });

function moved(table: SealedTable): SealedTable {
  const [seat = 0] = sealed.activeSeats(stateOf(table));
  const result = dispatch(table, sealed.botMove(stateOf(table), seat), { seat });
  if (!result.ok) throw new Error(result.message);
  return result.table;
}

test('the time of those who decide runs, and whoever has decided gets the increment', () => {
  const table = two();
  const clock = startClock(table, { time: 1000, increment: 50 }, 100);
  expect(clock).toEqual({ left: [1000, 1000], increment: 50, running: [0, 1], since: 100 });
  const after = pressClock(clock, moved(table), 400);
  expect(after).toEqual({ left: [750, 700], increment: 50, running: [1], since: 400 });
  expect(timeLeft(after, 500)).toEqual([750, 600]);
  const next = pressClock(after, moved(moved(table)), 500);
  expect(timeLeft(next, 500)[1], 'its turn goes on or has ended').toBeGreaterThanOrEqual(600);
  expect(startClock(table, { time: 5 }, 0).increment).toBe(0);
});

test('a clock that the host sets back takes nothing, and none goes below 0', () => {
  const clock = startClock(two(), { time: 1000 }, 100);
  expect(timeLeft(clock, 0)).toEqual([1000, 1000]);
  expect(timeLeft(clock, 5000)).toEqual([0, 0]);
});

test('the seat whose time is up loses by the verdict time', () => {
  const table = moved(two());
  const clock = pressClock(startClock(two(), { time: 1000 }, 0), table, 10);
  expect([outOfTime(clock, 999), outOfTime(clock, 1000)]).toEqual([undefined, 1]);
  const ended = endGame(table, 'time', 1);
  if (!ended.ok) throw new Error(ended.message);
  expect(outcomeOf(ended.table)).toMatchObject({ ending: 'time', winners: [0] });
  expect(pressClock(clock, ended.table, 1000).running).toEqual([]);
  const both: Clock = { ...clock, running: [0, 1], left: [20, 10] };
  expect(outOfTime(both, 5000), 'of several, the one that had less').toBe(1);
});

test('what is no time is refused', () => {
  for (const time of [Number.NaN, -1, Infinity, '9' as never]) {
    expect(() => startClock(two(), { time }, 0)).toThrow(`time should be a number of milliseconds from 0, not ${time}`);
    expect(() => startClock(two(), { time: 9, increment: time }, 0)).toThrow(/^increment should be .* from 0, not/);
  }
  const clock = startClock(two(), { time: 9 }, -5);
  for (const now of [Number.NaN, Infinity])
    for (const ask of [
      () => startClock(two(), { time: 9 }, now),
      () => timeLeft(clock, now),
      () => pressClock(clock, two(), now),
      () => pauseClock(clock, now),
      () => outOfTime(clock, now),
    ])
      expect(ask).toThrow(`now should be a number of milliseconds, not ${now}`);
});

test('bots have no time to lose, and a pause stops all clocks', () => {
  const table = two();
  const clock = startClock(table, { time: 1000 }, 0);
  expect(pressClock(clock, handSeat(table, 0, 'script'), 10).running).toEqual([1]);
  const paused = pauseClock(clock, 300);
  expect([timeLeft(paused, 9000), outOfTime(paused, 9000)]).toEqual([[700, 700], undefined]);
  expect(timeLeft(pressClock(paused, table, 9000), 9100)).toEqual([600, 600]);
});

test('a clock is plain data, which a save carries in its meta', () => {
  const clock = startClock(two(), { time: 1000 }, 0);
  const text = JSON.stringify(save(sealed, playthroughOf({ ...two(), meta: { clock } })));
  const loaded = load(sealed, text);
  expect(loaded.ok && loaded.playthrough.record.meta).toEqual({ clock });
});
