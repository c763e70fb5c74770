import { existsSync, readFileSync } from 'node:fs';

const SCHEDSTAT = '/proc/thread-self/schedstat';
const exact = existsSync(SCHEDSTAT);

/** What the figures are made of. */
export const CLOCK = exact ? 'CPU time of the thread' : 'CPU time of the process';

/** CPU time in nanoseconds: of this thread, of the whole process where the system tells no more. */
function cpu(): number {
  if (exact) return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]);
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/** The same in milliseconds. */
export const threadTime = (): number => cpu() / 1e6;

/** Something to measure: does some of it, and returns how many units it did. */
export interface Work {
  readonly name: string;
  run(): number;
}

/** Reading the clock costs microseconds: a batch between two readings lasts at least this long, in nanoseconds. */
const BATCH = 2e6;

/** How long a work gets warm at least, in nanoseconds: in less, the compiler has not done with a playout, and measures itself. */
const WARM = 3e8;

/** How many runs make a batch; on the way the work gets warm, for the length of a slice or longer. */
export function batchOf(work: Work, slice: number): number {
  let batch = 1;
  for (let warm = 0; warm < Math.max(slice, WARM); ) {
    const begin = cpu();
    for (let i = 0; i < batch; i++) work.run();
    const spent = cpu() - begin;
    warm += Math.max(spent, 1000);
    if (spent < BATCH) batch *= 2;
  }
  return batch;
}

/** Nanoseconds per unit over a slice. */
export function perUnit(work: Work, batch: number, slice: number): number {
  let [units, spent] = [0, 0];
  for (const begin = cpu(); spent < slice; spent = cpu() - begin) for (let i = 0; i < batch; i++) units += work.run();
  return spent / units;
}
