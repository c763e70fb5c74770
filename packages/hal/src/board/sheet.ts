import { box, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { CATEGORIES, outcome } from '../scoring.js';
import type { Table } from './table.js';

/** HAL-61, HAL-80: the score sheet of a finished game. */
export function sheet({ view, board, language, seatName }: Table, { x, y, width }: Room): Part {
  if (view.ending === null) return NOTHING;
  const { scores } = outcome(view);
  const column = Math.min(110, (width - 130) / scores.length);
  const middle = (seat: number) => width - 16 - (scores.length - 1 - seat) * column;
  const rows = CATEGORIES.filter((category) => scores.some(({ categories }) => category in categories));
  const line = (at: number, head: string, cells: readonly string[], bold: boolean): string =>
    label(14, at, head, { size: 14, bold }) +
    cells.map((text, seat) => label(middle(seat), at, text, { size: 14, anchor: 'end', bold })).join('');
  const names = scores.map(({ seat }) => capital(seatName(seat)));
  const told = rows.map((category, i) =>
    line(
      44 + i * 24,
      language.categories[category],
      scores.map(({ categories }) => String(categories[category] ?? 0)),
      false,
    ),
  );
  const end = 48 + rows.length * 24;
  const height = end + 22;
  const totals = scores.map(({ total }) => String(total));
  const svg = board.place(
    'sheet',
    { x, y, width, height, radius: 8, raised: true },
    box(0, 0, width, height, 'stock', 8),
    line(18, '', names, true),
    ...told,
    line(end, language.total, totals, true),
  );
  return { svg, height };
}
