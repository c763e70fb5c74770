/** What a thread runs: one batch after the other, telling on shared memory whether a bot is thinking. */
import { playBatch } from './play.js';
import type { Played } from './run.js';
import type { Assignment } from './tournament.js';

/** An assignment with the memory that says how many questions were asked, and how many answered. */
export interface Task extends Assignment {
  readonly counts: SharedArrayBuffer;
}

/** Where in the memory the counts are. */
export const ASKED = 0;
export const ANSWERED = 1;

export default async function play({ counts, ...assignment }: Task): Promise<Played> {
  const shared = new Int32Array(counts);
  const began = performance.now();
  const results = await playBatch(assignment, {
    asks: () => Atomics.add(shared, ASKED, 1),
    answered: () => Atomics.store(shared, ANSWERED, Atomics.load(shared, ASKED)),
  });
  return { results, time: performance.now() - began };
}
