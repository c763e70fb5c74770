import type { Seat } from '@wonders/core';
import { CATEGORIES, openSheet } from '../scoring.js';
import type { Position } from '../state/index.js';
import { seatOf } from '../table/seats.js';
import type { Language } from './language.js';

/** The lines of the score sheet (CENT-96). */
export const categories: Language['categories'] = {
  vpTiles: 'Orders',
  bonus: 'Bonus tiles',
  board: 'Board',
  cubes: 'Cubes',
};

/** The points of a seat and what they come from: `12 (orders 11, cubes 1)`. */
export function pointsInWords(position: Position, seat: Seat): string {
  const { total, categories: points } = openSheet(position, seat);
  const parts = CATEGORIES.flatMap((each) =>
    points[each] > 0 ? [`${categories[each].toLowerCase()} ${points[each]}`] : [],
  );
  const hidden = seatOf(position, seat).orders.includes('hidden') ? ' besides the hidden orders' : '';
  return `${total}${hidden}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
