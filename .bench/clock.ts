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

/** Something to measure: does some of it, and tells how many units that were. */
export interface Work {
  readonly name: string;
  run(): number;
}

/** Nanoseconds per unit: the median of the slices, and how far apart the middle half of them lies, relative to it. */
export interface Figure {
  readonly ns: number;
  readonly spread: number;
}

/** Reading the clock costs microseconds: a batch between two readings lasts at least this long, in nanoseconds. */
const BATCH = 5e6;
const ROUNDS = 9;

/**
 * Measures works in turns: in each round every work gets a slice, so that what disturbs the machine for a while disturbs
 * all of them alike. A round before the first lets the compiler finish and finds the size of the batches.
 *
 * @param seconds - For each work, over all rounds.
 */
export function measure(works: readonly Work[], seconds: number): readonly Figure[] {
  const slice = (seconds * 1e9) / ROUNDS;
  const batches = works.map((work) => batchOf(work, slice));
  const slices = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, work] of works.entries()) slices[i]?.push(perUnit(work, batches[i] ?? 1, slice));
  return slices.map(figure);
}

/** How many runs make a batch; on the way the work gets warm for the length of a slice. */
function batchOf(work: Work, slice: number): number {
  let batch = 1;
  for (let warm = 0; warm < slice; ) {
    const begin = cpu();
    for (let i = 0; i < batch; i++) work.run();
    const spent = cpu() - begin;
    warm += Math.max(spent, 1000);
    if (spent < BATCH) batch *= 2;
  }
  return batch;
}

function perUnit(work: Work, batch: number, slice: number): number {
  let [units, spent] = [0, 0];
  for (const begin = cpu(); spent < slice; spent = cpu() - begin) for (let i = 0; i < batch; i++) units += work.run();
  return spent / units;
}

function figure(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { ns: at(0.5), spread: (at(0.75) - at(0.25)) / at(0.5) };
}
