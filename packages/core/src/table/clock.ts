import type { AnyGame } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import { tableGiven } from '../engine/given.js';
import { stateOf, type Table } from './value.js';

/**
 * The clocks of the people at a table, as plain data. The library has no clock: every function takes the time, in milliseconds, as your
 * host reads it. Keep the value in `meta` of the table, and it is in every save.
 *
 * @category Table
 */
export interface Clock {
  /** The time that each seat had left at `since`, in milliseconds. */
  readonly left: readonly number[];
  /** What a seat gets back at the end of each of its turns. */
  readonly increment: number;
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  /** When they began to run. */
  readonly since: number;
}

/** Refuses what is no time: a clock with NaN never runs out. */
function checkTime(name: string, time: number, least: number): void {
  if (!Number.isFinite(time) || time < least)
    throw new RangeError(`${name} should be a number of milliseconds${least === 0 ? ' from 0' : ''}, not ${time}`);
}

/** The people who decide now. The time of bots does not run. */
function deciding<G extends AnyGame>(table: Table<G>): readonly Seat[] {
  if (table.verdict !== undefined) return [];
  return table.game.activeSeats(stateOf(table)).filter((seat) => table.players[seat] === 'human');
}

/**
 * Starts the clocks.
 *
 * @param pace - What each seat has for the whole game, and what it gets back at the end of each of its turns, in milliseconds.
 * @throws `RangeError` for a time or an increment that is no finite number from 0. Each function of clocks throws it for a `now` that is
 *   no finite number.
 * @example
 * ```ts
 * import { createTable, dispatch, outOfTime, pressClock, startClock, stateOf, timeLeft } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const clock = startClock(table, { time: 60_000, increment: 5_000 }, 0);
 * const played = dispatch(table, sealed.botMove(stateOf(table), 0), { seat: 0 });
 * const pressed = played.ok ? pressClock(clock, played.table, 20_000) : clock;
 * console.log(timeLeft(pressed, 30_000)); // [45000, 30000]
 * console.log(outOfTime(pressed, 60_000)); // 1
 * ```
 * @category Table
 */
export function startClock<G extends AnyGame>(
  table: Table<G>,
  pace: { readonly time: number; readonly increment?: number },
  now: number,
): Clock {
  tableGiven('startClock', table);
  const { time, increment = 0 } = pace;
  checkTime('time', time, 0);
  checkTime('increment', increment, 0);
  checkTime('now', now, -Infinity);
  return { left: table.players.map(() => time), increment, running: deciding(table), since: now };
}

/**
 * The time that each seat has left, never less than 0.
 *
 * @category Table
 */
export function timeLeft({ left, running, since }: Clock, now: number): readonly number[] {
  checkTime('now', now, -Infinity);
  const passed = Math.max(0, now - since);
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - passed) : time));
}

/**
 * The clocks after a change of the table: whoever decides now has its time run. Call it after each move, undo and handed seat, and after a
 * pause.
 *
 * @category Table
 */
export function pressClock<G extends AnyGame>(clock: Clock, table: Table<G>, now: number): Clock {
  tableGiven('pressClock', table);
  const running = deciding(table);
  const left = timeLeft(clock, now).map((time, seat) =>
    clock.running.includes(seat) && !running.includes(seat) ? time + clock.increment : time,
  );
  return { ...clock, left, running, since: now };
}

/**
 * The clocks at rest: nobody's time runs until {@link pressClock}.
 *
 * @category Table
 */
export function pauseClock(clock: Clock, now: number): Clock {
  return { ...clock, left: timeLeft(clock, now), running: [], since: now };
}

/**
 * The seat whose time is up, if any: end the game with `endGame(table, 'time', seat)`. Of several, the one that had less.
 *
 * @category Table
 */
export function outOfTime(clock: Clock, now: number): Seat | undefined {
  const times = timeLeft(clock, now);
  const [first] = clock.running
    .filter((seat) => times[seat] === 0)
    .sort((a, b) => (clock.left[a] ?? 0) - (clock.left[b] ?? 0));
  return first;
}
