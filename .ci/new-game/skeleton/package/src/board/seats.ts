import type { Seat } from '@wonders/core';
import { box, label, type Part, type Room } from '@wonders/core/board';
import type { Table } from './table.js';

const HEIGHT = 64;

/** What a seat has. */
export function side({ view, board, words }: Table, { x, y, width }: Room, seat: Seat): Part {
  const [name, points] = [words.seat(view, seat), words.board.points(view, seat)];
  const cards = (view.cards[seat] ?? []).join(' ');
  const svg = board.place(
    `seat-${seat}`,
    { x, y, width, height: HEIGHT },
    box(0, 0, width, HEIGHT, 'panel'),
    label(10, 16, name, { size: 14, bold: true, room: width - 20 }),
    label(10, 34, points, { room: width - 20 }),
    label(10, 52, cards, { room: width - 20 }),
  );
  return { svg, height: HEIGHT };
}
