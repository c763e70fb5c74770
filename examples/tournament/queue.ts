import { Queue, Worker } from 'bullmq';
import { faultIn } from './audit.js';
import { realmOf } from './realms.js';
import type { PlayBatch, Played } from './run.js';
import { type Sealed, seal, unseal, WrongSealError } from './seal.js';
import type { Threads } from './threads.js';
import { type Batch, gamesById, idOf, type Tournament } from './tournament.js';

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

/** What a worker may run besides the bots of the packages: by its own command line, whatever a job asks for. */
export interface Allowed {
  /** Bots in realms of their own, by name. */
  readonly bots: readonly string[];
  /** The module of your own bots. */
  readonly own: string | null;
}

/** Refuses a job that asks for what its worker does not allow. */
function checkAllowed({ bots, contests, own }: Tournament, allowed: Allowed): void {
  const named = [...bots, ...contests.flatMap(({ field }) => field ?? [])];
  const strange = named.find((name) => realmOf(name)[0] !== 'own' && !allowed.bots.includes(name));
  if (strange !== undefined) throw new Error(`this worker does not run ${strange}: start it with --allow to let it`);
  if (own !== null && own !== allowed.own)
    throw new Error(`this worker does not load ${own}: start it with --own to let it`);
}

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
    ...(url.protocol === 'rediss:' && { tls: {} }),
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
 * Hands batches to workers on any number of machines. Jobs and games bear the seal of a key that Redis does not know: whoever else can
 * write there makes no worker play, and puts no game into the ledger. Games that are wrong in spite of the seal stop the tournament.
 *
 * A batch keeps its id however often it is queued, so a host that was killed finds the
 * batches finished meanwhile. If a worker dies, another plays its batch again, with the same games.
 *
 * @param audit - Whether every game is replayed before it counts, not only a drawn share.
 */
export function openDesk(url: string, key: string, audit: boolean): Desk {
  const open = () => {
    const queue = new Queue<Sealed, Sealed>(NAME, { connection: connectionOf(url) });
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
    await at.add('batch', seal(key, ['job', jobId], job), {
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
    try {
      return await checked(jobId, job, returnvalue);
    } catch (error) {
      if (!(error instanceof WrongSealError)) throw error;
      // Nobody who has the key has played it: it is queued again.
      console.error(`${jobId}: ${error.message}`);
      return undefined;
    }
  }
  /** The games of a batch, if they are what they should be. */
  async function checked(jobId: string, { tournament, batch }: Job, games: Sealed): Promise<Played> {
    const played = unseal<Played>(key, ['result', jobId], games);
    const game = (await gamesById()).get(tournament.contests[batch.contest]?.game ?? '');
    const wrong = game === undefined ? 'no such game' : faultIn(game, tournament, batch, played.results, audit);
    if (wrong !== undefined) throw new BatchFailed(`a worker has played ${jobId} wrongly: ${wrong}`);
    return played;
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
 * Plays the batches of a queue that bear the seal of the host, and seals their games.
 *
 * @param atOnce - How many batches to play at the same time: one per thread.
 * @returns A function that stops after the current batches.
 */
export function work(
  url: string,
  key: string,
  allowed: Allowed,
  players: Threads,
  atOnce: number,
): () => Promise<void> {
  const worker = new Worker<Sealed, Sealed>(
    NAME,
    async ({ id = '', data }) => {
      const { tournament, batch } = unseal<Job>(key, ['job', id], data);
      checkAllowed(tournament, allowed);
      return seal(key, ['result', id], await players.play(tournament, batch));
    },
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
