import type { Section } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import { pointsOf } from '../scoring.js';
import type { Position } from '../state/index.js';
import { nameOf } from './names.js';
import { seatName } from './seats.js';

/** The table as sections of lines. */
export function describePosition(position: Position): readonly Section[] {
  const { card, cards, left, options, pool } = position;
  const seats = cards.map((own, seat) => ({
    heading: seatName(position, seat),
    lines: [
      count(pointsOf(position, seat), 'point'),
      own.length === 0 ? 'no cards' : listed(own.map(String), 'and'),
      `may leave ${count(options.leaves - (left[seat] ?? 0), 'card')}`,
    ],
  }));
  const lines = [card === null ? 'no card' : nameOf(`card-${card}`), `${count(pool.length, 'card')} not drawn`];
  return [{ heading: 'The table', lines }, ...seats];
}
