import { Queue, Worker } from 'bullmq';
import type { PlayBatch, Played } from './run.js';
import type { Threads } from './threads.js';
import { type Batch, idOf, type Tournament } from './tournament.js';

/** The queue in Redis. */
const NAME = 'wonders-tournament';

/** How long it waits before it looks again whether a batch is done, in milliseconds. */
const GLANCE = 200;

/** What a job says. */
interface Job {
  readonly tournament: Tournament;
  readonly batch: Batch;
}

/** How long it waits for an answer of the server, in milliseconds. */
const PATIENCE = 5000;

/** How long the games of a batch are kept for the desk, in seconds: a day. */
const KEPT = { age: 86_400 };

/** A batch that failed wherever it was tried. */
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

/** The server that a text names, `redis://user:password@host:6379/0`. It is tried again until it is there. */
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

/** A place that hands out batches. */
export interface Desk {
  readonly play: PlayBatch;
  close(): Promise<void>;
}

/**
 * Hands batches to workers on any number of machines. A batch has one and the same id however often it is handed in, so a
 * host that was killed finds what was done without it; a batch whose worker died is played again by another, and gives the
 * same games.
 */
export function openDesk(url: string): Desk {
  const open = () => {
    const queue = new Queue<Job, Played>(NAME, { connection: connectionOf(url) });
    // A server that is away for a moment is no reason to stop.
    queue.on('error', () => undefined);
    return queue;
  };
  let queue = open();
  /** Hands a batch in, or finds it there; its games, once they are played. */
  async function look(at: typeof queue, jobId: string, job: Job): Promise<Played | undefined> {
    await at.add('batch', job, {
      jobId,
      attempts: 5,
      backoff: { type: 'exponential', delay: 500 },
      removeOnComplete: KEPT,
    });
    // The state before the job: what a job says that was read while it was played lacks its games.
    const state = await at.getJobState(jobId);
    if (state !== 'completed' && state !== 'failed') return undefined;
    const found = await at.getJob(jobId);
    if (found === undefined) return undefined;
    const { returnvalue, failedReason } = found;
    // The games are in hand: whether the job is taken away at once or with others later is all the same.
    found.remove().catch(() => undefined);
    if (state === 'failed') throw new BatchFailed(`${jobId} failed: ${failedReason}`);
    return returnvalue;
  }
  return {
    async play(tournament, batch) {
      const jobId = `${idOf(tournament)}-${batch.contest}-${batch.from}-${batch.to}`;
      for (;;) {
        const asked = queue;
        try {
          const results = await inTime(look(asked, jobId, { tournament, batch }));
          if (results !== undefined) return results;
        } catch (error) {
          if (error instanceof BatchFailed) throw error;
          // An answer that was lost with its connection never comes: it asks again by another.
          if (queue === asked) {
            queue = open();
            asked.disconnect().catch(() => undefined);
          }
        }
        await pause(GLANCE);
      }
    },
    close: () => queue.close(),
  };
}

/**
 * Plays what desks hand out.
 *
 * @param atOnce - How many batches at the same time: one for each thread.
 * @returns How to stop, after the batches that are under way.
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
