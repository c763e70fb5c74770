import { type Part, type Room, scoreSheet } from '@wonders/core/board';
import { CATEGORIES, outcome } from '../scoring/index.js';
import type { Table } from './table.js';

/** From one line to the next at most, where the sheet fills a height. */
const ROOMY = 34;

/**
 * The score sheet of a finished game; lines without points are left out.
 *
 * @param tall - How high it may be; it fills that as far as its lines stay together.
 */
export function sheet({ view, board, words }: Table, room: Room, tall?: number): Part {
  const { scores, winners } = outcome(view);
  const categories = CATEGORIES.filter((each) => scores.some(({ categories: own }) => own[each] !== 0));
  return scoreSheet(board, room, {
    names: scores.map(({ seat }) => words.seat(view, seat)),
    best: winners,
    lines: categories.map((id) => ({
      id,
      name: words.categories[id],
      points: scores.map(({ categories: own }) => own[id]),
    })),
    total: { id: 'total', name: words.total, points: scores.map(({ total }) => total) },
    ...(tall === undefined ? {} : { tall, line: ROOMY }),
  });
}
