import type { Batch, Tournament } from './tournament.js';

/** How large batches are. */
export interface Sizes {
  /** How many deals the batch has that begins with a deal. */
  sizeOf(contest: number, from: number): number;
  /** Called with the milliseconds that a batch took. */
  heard(batch: Batch, time: number): void;
}

/** Batches of one size. */
export const fixed = (size: number): Sizes => ({ sizeOf: () => size, heard: () => undefined });

/**
 * Batches that take some seconds, judged by earlier ones: long enough that handing one over costs next to nothing, short enough that a worker
 * that dies loses little. Each contest begins with single deals. Sizes are powers of two, and a batch begins at a multiple of its size, so a
 * host that starts again queues much the same batches and finds them played.
 *
 * @param atOnce - How many batches run at the same time: no batch is so large that other workers have nothing to do.
 */
export function lasting(seconds: number, { deals }: Pick<Tournament, 'deals'>, atOnce: number): Sizes {
  const played = new Map<number, { readonly deals: number; readonly time: number }>();
  return {
    sizeOf(contest, from) {
      const known = played.get(contest);
      if (known === undefined) return 1;
      const most = Math.min((1000 * seconds * known.deals) / Math.max(known.time, 1), (deals - from) / atOnce);
      let size = 1;
      while (2 * size <= most && from % (2 * size) === 0) size *= 2;
      return size;
    },
    heard({ contest, from, to }, time) {
      const before = played.get(contest) ?? { deals: 0, time: 0 };
      played.set(contest, { deals: before.deals + to - from, time: before.time + time });
    },
  };
}
