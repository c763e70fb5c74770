import type { Seat } from '@wonders/core';
import { box, label, moved, type Part, type Room } from '@wonders/core/board';
import { toneOf } from './cards.js';
import type { Table } from './table.js';

const HEIGHT = 80;

/** How wide a card is that lies before a seat, and how far it is from the next one. */
const SMALL = { width: 22, height: 28, step: 26 } as const;

/** What a seat has. */
export function side({ view, board, words }: Table, { x, y, width }: Room, seat: Seat): Part {
  const [name, points] = [words.seat(view, seat), words.board.points(view, seat)];
  const cards = (view.cards[seat] ?? []).map((card, i) =>
    moved(
      10 + i * SMALL.step,
      42,
      box(0, 0, SMALL.width, SMALL.height, toneOf(card), 4),
      label(SMALL.width / 2, SMALL.height / 2, card, { bold: true, anchor: 'middle', tone: `on-${toneOf(card)}` }),
    ),
  );
  const svg = board.place(
    `seat-${seat}`,
    { x, y, width, height: HEIGHT, radius: 10 },
    box(0, 0, width, HEIGHT, 'tray', 10),
    label(10, 20, name, { size: 17, tone: 'on-paper serif', room: width * 0.45 }),
    label(width - 10, 20, points, { tone: 'soft', anchor: 'end', room: width * 0.45 }),
    ...cards,
  );
  return { svg, height: HEIGHT };
}
