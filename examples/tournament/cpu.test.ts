import type { GameResult } from '@wonders/core/arena';
import { expect, test } from 'vitest';
import { cpuClock, evenlyTimed } from './cpu.js';

/** Waits for some milliseconds on the wall. */
const waits = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

test('the clock counts work, and no waiting', () => {
  const clock = cpuClock(true) as () => number;
  const spent = (does: () => void): number => {
    const before = clock();
    does();
    return clock() - before;
  };
  // A busy machine gives work less than all of the time, so it goes on until the clock has moved: at the latest after 20 s.
  const end = performance.now() + 20_000;
  const goal = clock() + 200;
  while (clock() < goal && performance.now() < end);
  expect(clock()).toBeGreaterThanOrEqual(goal);
  // Other threads of the process may work meanwhile: one wait of five without them is enough.
  expect(Math.min(...Array.from({ length: 5 }, () => spent(() => void waits(200))))).toBeLessThan(60);
});

test('several threads have a clock only where each can tell its own time', () => {
  expect(cpuClock(false) === undefined).toBe(!('threadCpuUsage' in process));
});

test('games of which one has no times have none', () => {
  const [timed, untimed] = [{ times: [1, 2] }, { times: null }] as unknown as [GameResult, GameResult];
  expect(evenlyTimed([timed, timed])).toEqual([timed, timed]);
  expect(evenlyTimed([timed, untimed])).toEqual([untimed, untimed]);
});
