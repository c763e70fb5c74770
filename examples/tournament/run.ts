import type { GameResult } from '@wonders/core/arena';
import type { Ledger } from './ledger.js';
import type { Sizes } from './sizes.js';
import { stopOf } from './stop.js';
import { type Batch, batchesFrom, gamesBefore, type Tournament } from './tournament.js';

/** The games of a batch, and how many milliseconds they took. */
export interface Played {
  readonly results: readonly GameResult[];
  readonly time: number;
}

/** Plays a batch somewhere. */
export type PlayBatch = (tournament: Tournament, batch: Batch) => Promise<Played>;

/**
 * Plays the games that the ledger lacks, several batches at once, and writes them in order, whichever finish first. So the ledger is the
 * same for any number of workers, and a run that was killed continues where it stopped.
 *
 * @param atOnce - How many batches run at the same time.
 * @param sizes - How many deals a batch has.
 * A sequential test ends the run when it has decided. Games after the decision are thrown away, so the ledger ends with the same game for any
 * number of workers, too.
 *
 * @param heard - Called with the games that were written.
 */
export async function run(
  tournament: Tournament,
  ledger: Ledger,
  play: PlayBatch,
  { atOnce, sizes }: { readonly atOnce: number; readonly sizes: Sizes },
  heard: (results: readonly GameResult[]) => void,
): Promise<void> {
  const done = ledger.results.length;
  const stop = stopOf(tournament);
  stop.take(ledger.results);
  if (stop.decided()) return;
  const batches = batchesFrom(tournament, done, sizes);
  const underWay: { readonly batch: Batch; readonly played: Promise<Played> }[] = [];
  const start = () => {
    const { value: batch, done: last } = batches.next();
    if (last || batch === undefined) return;
    const played = play(tournament, batch);
    // Wait for the first batch first; a failure further back shows when its turn comes.
    played.catch(() => undefined);
    underWay.push({ batch, played });
  };
  for (let i = 0; i < atOnce; i++) start();
  for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) {
    const { results, time } = await next.played;
    sizes.heard(next.batch, time);
    const fresh = stop.take(results.slice(Math.max(0, done - gamesBefore(tournament, next.batch))));
    ledger.append(fresh);
    heard(fresh);
    if (stop.decided()) return;
    start();
  }
}
