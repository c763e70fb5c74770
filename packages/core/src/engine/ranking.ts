import type { Margin, Outcome, Score, ShownOutcome } from '../contract/outcome.js';
import type { Seat } from '../contract/position.js';

/**
 * Ranks the scores by their `order` and names the winners. Where points are hidden, nobody knows the ranks: they are `null`.
 *
 * @example
 * ```ts
 * import { rank } from '@wonders/core';
 * const score = (seat: number, total: number) => ({ seat, total, categories: { points: total }, order: [total] });
 * console.log(rank('deck-empty', [score(0, 7), score(1, 9), score(2, 7)]).ranks); // [2, 1, 2]
 * ```
 * @category Writing a game
 */
export function rank<C extends string, W extends string>(ending: W, scores: readonly Score<C>[]): Outcome<C, W>;
export function rank<C extends string, W extends string>(
  ending: W,
  scores: readonly Score<C, number | null>[],
): ShownOutcome<C, W>;
export function rank<C extends string, W extends string>(
  ending: W,
  scores: readonly Score<C, number | null>[],
): ShownOutcome<C, W> {
  if (!isShown(scores)) return { ending, scores, ranks: null, winners: null, margin: null };
  const ranks = scores.map((score) => 1 + scores.filter((other) => compare(other.order, score.order) > 0).length);
  const winners = scores.filter((_, i) => ranks[i] === 1).map((score) => score.seat);
  return { ending, scores, ranks, winners, margin: marginOf(scores) };
}

/** Whether no points are hidden. */
const isShown = <C extends string>(scores: readonly Score<C, number | null>[]): scores is readonly Score<C>[] =>
  scores.every(({ order }) => !order.includes(null));

/**
 * The distance between the best two scores, at the first number of their `order` that differs.
 *
 * @param from - Where in `order` to begin, for games whose order begins with something that is no score. Default 0, the total.
 * @returns `null` where the best two are equal.
 * @category Writing a game
 */
export function marginOf(scores: readonly Score[], from = 0): Margin | null {
  const [best = [], next = []] = scores.map(({ order }) => order.slice(from)).sort((a, b) => compare(b, a));
  const tieBreak = best.findIndex((value, at) => value !== next[at]);
  return tieBreak < 0 || scores.length < 2 ? null : { by: (best[tieBreak] ?? 0) - (next[tieBreak] ?? 0), tieBreak };
}

/**
 * The part of the victory that a seat has, from 0 to 1: those who win share it alike.
 *
 * @example
 * ```ts
 * import { victoryShare } from '@wonders/core';
 * console.log(victoryShare({ winners: [0, 2] }, 2), victoryShare({ winners: [0, 2] }, 1)); // 0.5 0
 * ```
 * @category Bots
 */
export const victoryShare = ({ winners }: Pick<Outcome, 'winners'>, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
