import { type Outcome, rank, type Seat } from '@wonders/core';
import { worth } from './components/cards.js';
import type { Ending, Position } from './state/index.js';

/** What counts and what costs (TINY-05). */
export const CATEGORIES = ['counted', 'paid'] as const;

/**
 * A category of the scores.
 *
 * @category Position
 */
export type Category = (typeof CATEGORIES)[number];

/**
 * How a game ended, with the points of each seat.
 *
 * @category Position
 */
export interface Result extends Outcome<Category, Ending> {}

/** The points of a seat by category. */
function categoriesOf({ cards }: Position, seat: Seat): Readonly<Record<Category, number>> {
  const points = (cards[seat] ?? []).map(worth);
  const sum = (wanted: (value: number) => boolean) => points.filter(wanted).reduce((all, value) => all + value, 0);
  return { counted: sum((value) => value > 0), paid: sum((value) => value < 0) };
}

/** All points of a seat. */
export function pointsOf(position: Position, seat: Seat): number {
  const { counted, paid } = categoriesOf(position, seat);
  return counted + paid;
}

/** TINY-06: the most points win; of equal seats the one that has left fewer cards. */
export function outcome(position: Position): Result {
  const scores = position.cards.map((_, seat) => {
    const total = pointsOf(position, seat);
    const left = position.left[seat] ?? 0;
    return { seat, total, categories: categoriesOf(position, seat), order: [total, position.options.leaves - left] };
  });
  return rank(position.ending ?? 'all-drawn', scores);
}
