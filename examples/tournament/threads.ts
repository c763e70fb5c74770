import Tinypool from 'tinypool';
import { ANSWERED, ASKED, type Task } from './player.js';
import type { PlayBatch, Played } from './run.js';
import type { Assignment } from './tournament.js';

/** Threads that play batches. */
export interface Threads {
  readonly play: PlayBatch;
  close(): Promise<void>;
}

/** How often it checks whether a bot is still thinking, in milliseconds. */
const GLANCE = 100;

/** Enough for a bot, in megabytes. */
export const MEMORY = 512;

/**
 * Starts threads.
 *
 * @param budget - How many milliseconds a bot may think about one move. If a bot takes longer, its thread is stopped and the batch played
 * again with that question unanswered: the bot loses that game, and everything else stays the same.
 * @param memory - How many megabytes a bot in a realm of its own may use.
 * @param hidden - Files and folders that such a bot does not see, where the system can hide them.
 */
export function threads(count: number, budget: number, memory = MEMORY, hidden: readonly string[] = []): Threads {
  const pool = new Tinypool({
    filename: new URL('./thread.mjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: count,
    maxThreads: count,
    execArgv: ['--conditions=@wonders/source'],
  });
  async function attempt(assignment: Assignment): Promise<Played | number> {
    const counts = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
    const shared = new Int32Array(counts);
    const abort = new AbortController();
    let [seen, since, late] = [-1, 0, -1];
    const glance = setInterval(() => {
      const asked = Atomics.load(shared, ASKED);
      const thinking = asked > Atomics.load(shared, ANSWERED);
      if (!thinking || asked !== seen) [seen, since] = [asked, Date.now()];
      else if (Date.now() - since > budget) {
        late = asked;
        abort.abort();
      }
    }, GLANCE);
    try {
      return await pool.run({ ...assignment, counts } satisfies Task, { signal: abort.signal });
    } catch (error) {
      if (late < 0) throw error;
      return late;
    } finally {
      clearInterval(glance);
    }
  }
  return {
    async play(tournament, batch) {
      const silent: number[] = [];
      for (;;) {
        const result = await attempt({
          tournament,
          batch,
          silent,
          limits: { time: budget, memory, hidden },
          alone: count === 1,
        });
        if (typeof result !== 'number') return result;
        // Unanswered questions are not asked again, but they count.
        silent.push(result - 1 + silent.length);
      }
    },
    close: () => pool.destroy(),
  };
}
