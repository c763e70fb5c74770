import type { GameResult } from '@wonders/core/arena';
import type { Ledger } from './ledger.js';
import { type Batch, batchesFrom, gamesBefore, type Tournament } from './tournament.js';

/** Plays a batch somewhere. */
export type PlayBatch = (tournament: Tournament, batch: Batch) => Promise<readonly GameResult[]>;

/**
 * Plays what the ledger lacks, several batches at once, and writes the games down in order, whichever are ready first. So the
 * ledger is the same at any number of workers, and a run that was killed goes on where it stopped.
 *
 * @param atOnce - How many batches are under way at the same time.
 * @param size - How many numbers a batch has.
 * @param heard - Hears the games that were written down.
 */
export async function run(
  tournament: Tournament,
  ledger: Ledger,
  play: PlayBatch,
  { atOnce, size }: { readonly atOnce: number; readonly size: number },
  heard: (results: readonly GameResult[]) => void,
): Promise<void> {
  const done = ledger.results.length;
  const batches = batchesFrom(tournament, done, size);
  const underWay: { readonly batch: Batch; readonly results: Promise<readonly GameResult[]> }[] = [];
  const start = () => {
    const { value: batch, done: last } = batches.next();
    if (last || batch === undefined) return;
    const results = play(tournament, batch);
    // The batch at the head is awaited first; a failure further back is told when its turn comes.
    results.catch(() => undefined);
    underWay.push({ batch, results });
  };
  for (let i = 0; i < atOnce; i++) start();
  for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) {
    const results = await next.results;
    start();
    const fresh = results.slice(Math.max(0, done - gamesBefore(tournament, next.batch)));
    ledger.append(fresh);
    heard(fresh);
  }
}
