import type { Placing } from '../contract/language.js';
import type { JudgedOutcome, Outcome, Score } from '../contract/outcome.js';

/**
 * The places of a game that is over, with the points that decided. No points decide a supremacy, a tie-break without a number, and a verdict
 * that one of two seats loses.
 *
 * @param outcome - How the game ended, by its rules or by a verdict.
 * @param pointsOf - The points that a place is told with. Default: the total.
 * @example
 * ```ts
 * import { rank } from '@wonders/core';
 * import { placingOf } from '@wonders/core/words';
 * const score = (seat: number, total: number) => ({ seat, total, categories: { points: total }, order: [total] });
 * console.log(placingOf(rank('deck-empty', [score(0, 7), score(1, 9)]))); // { ranks: [ 2, 1 ], points: [ 7, 9 ] }
 * ```
 * @category Words
 */
export function placingOf(
  outcome: Outcome | JudgedOutcome,
  pointsOf: (score: Score) => number = ({ total }) => total,
): Placing {
  const { ranks, scores, margin, winners } = outcome;
  const decided =
    'loser' in outcome ? outcome.loser === null || scores.length > 2 : margin !== null || winners.length > 1;
  return { ranks, points: decided ? scores.map(pointsOf) : null };
}
