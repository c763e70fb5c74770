import type { GameResult } from '@wonders/core/arena';
import { expect, test } from 'vitest';
import { cpuClock, evenlyTimed } from './cpu.js';

/** Waits or works for some milliseconds on the wall. */
const waits = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
function works(time: number): void {
  for (const end = performance.now() + time; performance.now() < end; );
}

test('the clock counts work, and no waiting', () => {
  const clock = cpuClock(true) as () => number;
  const spent = (does: (time: number) => void): number => {
    const before = clock();
    does(300);
    return clock() - before;
  };
  // On a busy machine work gets less than all of the time, never more than that of two threads.
  expect(spent(works)).toBeGreaterThan(60);
  expect(spent(waits)).toBeLessThan(60);
});

test('several threads have a clock only where each can tell its own time', () => {
  expect(cpuClock(false) === undefined).toBe(!('threadCpuUsage' in process));
});

test('games of which one has no times have none', () => {
  const [timed, untimed] = [{ times: [1, 2] }, { times: null }] as unknown as [GameResult, GameResult];
  expect(evenlyTimed([timed, timed])).toEqual([timed, timed]);
  expect(evenlyTimed([timed, untimed])).toEqual([untimed, untimed]);
});
