import type { Seat } from './position.js';

/**
 * The score of one seat.
 *
 * @category Contract
 */
export interface Score<C extends string = string> {
  /** The seat. */
  readonly seat: Seat;
  /** The sum of `categories`. */
  readonly total: number;
  /** Points by category of the scoring sheet; the keys are the same for every seat. */
  readonly categories: Readonly<Record<C, number>>;
  /** What decides the ranking, most important first, higher is better: the total, then each tie-break. */
  readonly order: readonly number[];
}

/**
 * How a game ended.
 *
 * @category Contract
 */
export interface Outcome<C extends string = string, W extends string = string> {
  /** Why the game ended. */
  readonly ending: W;
  /** One score per seat, in seat order. */
  readonly scores: readonly Score<C>[];
  /** The place of each seat, 1 is the winner; seats that no tie-break separates share a place. */
  readonly ranks: readonly number[];
  /** The seats on place 1. */
  readonly winners: readonly Seat[];
  /** By how much the winner is ahead; `null` for a shared victory, and where no score decides. */
  readonly margin: Margin | null;
}

/**
 * By how much a game is won.
 *
 * @category Contract
 */
export interface Margin {
  /** The distance to the next seat, above 0: in points, or in what the tie-break counts. */
  readonly by: number;
  /** Which tie-break it took: 0 for none, the total decided; 1 for the first one. */
  readonly tieBreak: number;
}

/**
 * Ranks the scores by their `order` and names the winners.
 *
 * @example
 * ```ts
 * import { rank } from '@wonders/core';
 * const score = (seat: number, total: number) => ({ seat, total, categories: { points: total }, order: [total] });
 * console.log(rank('deck-empty', [score(0, 7), score(1, 9), score(2, 7)]).ranks); // [2, 1, 2]
 * ```
 * @category Writing a game
 */
export function rank<C extends string, W extends string>(ending: W, scores: readonly Score<C>[]): Outcome<C, W> {
  const ranks = scores.map((score) => 1 + scores.filter((other) => compare(other.order, score.order) > 0).length);
  const winners = scores.filter((_, i) => ranks[i] === 1).map((score) => score.seat);
  return { ending, scores, ranks, winners, margin: marginOf(scores) };
}

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

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
