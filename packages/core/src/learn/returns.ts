import type { Outcome } from '../outcome.js';

/**
 * What a game is worth to its seats.
 *
 * @category Learning
 */
export interface ReturnOptions {
  /** The part that places have in it, from 0 to 1 (default); the rest is by how many points a seat is ahead. */
  readonly victory?: number;
  /** How many points ahead are much: so many give 0.76. Default 15. */
  readonly margin?: number;
}

/**
 * What a finished game was worth to each seat, from −1 to 1: the first place 1, the last −1, those between in equal steps;
 * seats that share places get their mean, so that a draw of two is 0. With `victory` below 1 the lead counts, too.
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
