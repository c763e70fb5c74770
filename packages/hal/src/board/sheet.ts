import { box, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { CATEGORIES, outcome } from '../scoring.js';
import type { Table } from './table.js';

/** HAL-61, HAL-80: the score sheet of a finished game. */
export function sheet({ view, words, seatName }: Table, { x, y, width }: Room): Part {
  if (view.ending === null) return NOTHING;
  const { scores } = outcome(view);
  const column = Math.min(110, (width - 130) / scores.length);
  const middle = (seat: number) => x + width - 16 - (scores.length - 1 - seat) * column;
  const rows = CATEGORIES.filter((category) => scores.some(({ categories }) => category in categories));
  const line = (at: number, head: string, cells: readonly string[], bold: boolean): string =>
    label(x + 14, at, head, { size: 14, bold }) +
    cells.map((text, seat) => label(middle(seat), at, text, { size: 14, anchor: 'end', bold })).join('');
  const names = scores.map(({ seat }) => capital(seatName(seat)));
  const told = rows.map((category, i) =>
    line(
      y + 44 + i * 24,
      words.categories[category],
      scores.map(({ categories }) => String(categories[category] ?? 0)),
      false,
    ),
  );
  const end = y + 48 + rows.length * 24;
  const totals = scores.map(({ total }) => String(total));
  return {
    svg: [
      box(x, y, width, end - y + 22, 'panel', 8),
      line(y + 18, '', names, true),
      ...told,
      line(end, words.total, totals, true),
    ].join(''),
    height: end - y + 22,
  };
}
