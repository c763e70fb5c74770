/** The code of a thread: plays one batch after the other, and says in shared memory whether a bot is thinking. */
import { playBatch } from './play.js';
import type { Played } from './run.js';
import type { Assignment } from './tournament.js';

/** An assignment, with the memory that counts questions and answers. */
export interface Task extends Assignment {
  readonly counts: SharedArrayBuffer;
}

/** The places of the counts in the memory. */
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
