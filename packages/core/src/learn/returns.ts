import type { Outcome } from '../contract/outcome.js';

/**
 * How the returns of a game are computed.
 *
 * @category Learning
 */
export interface ReturnOptions {
  /** The share that counts places, from 0 to 1 (default); the rest counts leads in points. */
  readonly victory?: number;
  /** The scale of leads: a lead of this many points gives 0.76. Default 15. */
  readonly margin?: number;
}

/**
 * The return of a finished game for each seat, from −1 to 1: 1 for the first place, −1 for the last, equal steps between. Seats
 * that share places get their mean, so that a draw of two is 0. With `victory` below 1 the lead counts, too.
 *
 * @example
 * ```ts
 * import { rank } from '@wonders/core';
 * import { returnsOf } from '@wonders/core/learn';
 * const score = (seat: number, total: number) => ({ seat, total, categories: { points: total }, order: [total] });
 * const outcome = rank('deck-empty', [score(0, 7), score(1, 9), score(2, 7)]);
 * console.log(returnsOf(outcome)); // [-0.5, 1, -0.5]
 * ```
 * @category Learning
 */
export function returnsOf({ ranks, scores }: Outcome, options: ReturnOptions = {}): readonly number[] {
  const { victory = 1, margin = 15 } = options;
  const last = Math.max(1, ranks.length - 1);
  return ranks.map((rank, seat) => {
    const beside = ranks.filter((other) => other === rank).length;
    const place = 1 - (2 * (rank - 1 + (beside - 1) / 2)) / last;
    if (victory === 1) return place;
    const others = scores.filter((score) => score.seat !== seat).map(({ total }) => total);
    const lead = (scores[seat]?.total ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
    return victory * place + (1 - victory) * Math.tanh(lead / margin);
  });
}
