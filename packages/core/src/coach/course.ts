import { victoryShare } from '../engine/ranking.js';
import type { Analysis } from './analyse.js';
import { type Estimate, exactly } from './estimate.js';

/**
 * A moment of a game, and the chance to win at it.
 *
 * @category Coach
 */
export interface Moment {
  /** How many moves of the record came before it. */
  readonly ply: number;
  /** The chance to win, 0 to 1. */
  readonly chance: Estimate;
}

/**
 * How the chance of the seat to win went: before and after each of its moves, as far as they have been judged, and at the end of a game that is
 * over. It is what a graph draws, and where `summary` looks for what decided.
 *
 * @param record - The record that was analysed.
 * @example
 * ```ts
 * import { analyse, courseOf } from '@wonders/core/coach';
 * import { begin, push } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const start = begin(sealed, { seed: 'monday', seats: 2 });
 * const { record } = push(sealed, start, sealed.botMove(start.state, 0));
 * for (const analysis of analyse(sealed, record)) console.log(courseOf(record, analysis).map(({ ply }) => ply));
 * ```
 * @category Coach
 */
export function courseOf(
  record: { readonly moves: readonly unknown[] },
  { reviews, decisions, outcome, seat }: Analysis,
): readonly Moment[] {
  const judged = reviews.flatMap(({ ply, before, after }) => [
    { ply, chance: before },
    { ply: ply + 1, chance: after },
  ]);
  if (outcome === undefined || reviews.length < decisions) return judged;
  return [...judged, { ply: record.moves.length, chance: exactly(victoryShare(outcome, seat)) }];
}
