import { Queue, Worker } from 'bullmq';
import type { PlayBatch, Played } from './run.js';
import type { Threads } from './threads.js';
import { type Batch, idOf, type Tournament } from './tournament.js';

/** The queue in Redis. */
const NAME = 'wonders-tournament';

/** How often it checks whether a batch is done, in milliseconds. */
const GLANCE = 200;

/** The content of a job. */
interface Job {
  readonly tournament: Tournament;
  readonly batch: Batch;
}

/** How long it waits for the server to answer, in milliseconds. */
const PATIENCE = 5000;

/** How long the queue keeps the games of a batch for the host, in seconds: a day. */
const KEPT = { age: 86_400 };

/** A batch that failed on every attempt. */
class BatchFailed extends Error {
  override readonly name = 'BatchFailed';
}

/** A promise that fails when it takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Connects to a server such as `redis://user:password@host:6379/0`, and retries until it answers. */
function connectionOf(text: string) {
  const url = new URL(text);
  const database = Number(url.pathname.slice(1) || 0);
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    db: database,
    ...(url.username !== '' && { username: decodeURIComponent(url.username) }),
    ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(100 * times, 2000),
  };
}

/** Hands out batches. */
export interface Desk {
  readonly play: PlayBatch;
  close(): Promise<void>;
}

/**
 * Hands batches to workers on any number of machines. A batch keeps its id however often it is queued, so a host that was killed finds the
 * batches finished meanwhile. If a worker dies, another plays its batch again, with the same games.
 */
export function openDesk(url: string): Desk {
  const open = () => {
    const queue = new Queue<Job, Played>(NAME, { connection: connectionOf(url) });
    // A server that is down for a moment is no reason to stop.
    queue.on('error', () => undefined);
    return queue;
  };
  let queue = open();
  let closed = false;
  /** The jobs that are queued and not yet played. */
  const waiting = new Set<string>();
  /** Queues a batch, or finds it in the queue; returns its games once they are played. */
  async function look(at: typeof queue, jobId: string, job: Job): Promise<Played | undefined> {
    await at.add('batch', job, {
      jobId,
      attempts: 5,
      backoff: { type: 'exponential', delay: 500 },
      removeOnComplete: KEPT,
    });
    // Read the state before the job: a job read while it is being played has no games yet.
    const state = await at.getJobState(jobId);
    if (state !== 'completed' && state !== 'failed') return undefined;
    const found = await at.getJob(jobId);
    if (found === undefined) return undefined;
    const { returnvalue, failedReason } = found;
    // The games are here, so it does not matter when the job is removed.
    found.remove().catch(() => undefined);
    if (state === 'failed') throw new BatchFailed(`${jobId} failed: ${failedReason}`);
    return returnvalue;
  }
  return {
    async play(tournament, batch) {
      const jobId = `${idOf(tournament)}-${batch.contest}-${batch.from}-${batch.to}`;
      waiting.add(jobId);
      for (;;) {
        if (closed) throw new BatchFailed(`${jobId} is no longer needed`);
        const asked = queue;
        try {
          const results = await inTime(look(asked, jobId, { tournament, batch }));
          if (results !== undefined) {
            waiting.delete(jobId);
            return results;
          }
        } catch (error) {
          if (error instanceof BatchFailed || closed) throw error;
          // An answer lost with its connection never comes: ask again over another.
          if (queue === asked) {
            queue = open();
            asked.disconnect().catch(() => undefined);
          }
        }
        await pause(GLANCE);
      }
    },
    async close() {
      closed = true;
      // A sequential test may have ended before them; a job that a worker plays just now stays until it is played.
      const removals = [...waiting].map((jobId) => queue.remove(jobId));
      await inTime(Promise.allSettled(removals)).catch(() => undefined);
      await queue.close();
    },
  };
}

/**
 * Plays the batches of a queue.
 *
 * @param atOnce - How many batches to play at the same time: one per thread.
 * @returns A function that stops after the current batches.
 */
export function work(url: string, players: Threads, atOnce: number): () => Promise<void> {
  const worker = new Worker<Job, Played>(
    NAME,
    async ({ data: { tournament, batch } }) => players.play(tournament, batch),
    {
      connection: connectionOf(url),
      concurrency: atOnce,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 100,
    },
  );
  worker.on('error', () => undefined);
  return () => worker.close();
}
