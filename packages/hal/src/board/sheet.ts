import { box, label, type Part, type Room } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import type { Table } from './table.js';

const LINES = [
  ['points', 'Points'],
  ['newHands', 'New Hand tokens'],
  ['cards', 'Cards'],
  ['districts', 'Districts'],
] as const;

/** HAL-61, HAL-80: the score sheet of a finished game. */
export function sheet({ view, name }: Table, { x, y, width }: Room): Part {
  const { scores } = outcome(view);
  const column = Math.min(110, (width - 130) / scores.length);
  const middle = (seat: number) => x + width - 16 - (scores.length - 1 - seat) * column;
  const rows = LINES.filter(([category]) => scores.some(({ categories }) => category in categories));
  const line = (at: number, head: string, cells: readonly string[], bold: boolean): string =>
    label(x + 14, at, head, { size: 14, bold }) +
    cells.map((text, seat) => label(middle(seat), at, text, { size: 14, anchor: 'end', bold })).join('');
  const names = scores.map(({ seat }) => capital(name(seat)));
  const told = rows.map(([category, head], i) =>
    line(
      y + 44 + i * 24,
      head,
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
      line(end, 'Total', totals, true),
    ].join(''),
    height: end - y + 22,
  };
}
