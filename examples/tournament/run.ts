import type { GameResult } from '@wonders/core/arena';
import type { Ledger } from './ledger.js';
import type { Sizes } from './sizes.js';
import { type Batch, batchesFrom, gamesBefore, type Tournament } from './tournament.js';

/** The games of a batch, and how many milliseconds it took where it was played. */
export interface Played {
  readonly results: readonly GameResult[];
  readonly time: number;
}

/** Plays a batch somewhere. */
export type PlayBatch = (tournament: Tournament, batch: Batch) => Promise<Played>;

/**
 * Plays what the ledger lacks, several batches at once, and writes the games down in order, whichever are ready first. So the
 * ledger is the same at any number of workers, and a run that was killed goes on where it stopped.
 *
 * @param atOnce - How many batches are under way at the same time.
 * @param sizes - How many numbers a batch has.
 * @param heard - Hears the games that were written down.
 */
export async function run(
  tournament: Tournament,
  ledger: Ledger,
  play: PlayBatch,
  { atOnce, sizes }: { readonly atOnce: number; readonly sizes: Sizes },
  heard: (results: readonly GameResult[]) => void,
): Promise<void> {
  const done = ledger.results.length;
  const batches = batchesFrom(tournament, done, sizes);
  const underWay: { readonly batch: Batch; readonly played: Promise<Played> }[] = [];
  const start = () => {
    const { value: batch, done: last } = batches.next();
    if (last || batch === undefined) return;
    const played = play(tournament, batch);
    // The batch at the head is awaited first; a failure further back is told when its turn comes.
    played.catch(() => undefined);
    underWay.push({ batch, played });
  };
  for (let i = 0; i < atOnce; i++) start();
  for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) {
    const { results, time } = await next.played;
    sizes.heard(next.batch, time);
    start();
    const fresh = results.slice(Math.max(0, done - gamesBefore(tournament, next.batch)));
    ledger.append(fresh);
    heard(fresh);
  }
}
