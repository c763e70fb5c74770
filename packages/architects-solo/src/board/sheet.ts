import { box, label, type Part, type Room } from '@wonders/core/board';
import { CATEGORIES, outcome } from '../scoring/index.js';
import type { Table } from './table.js';

/** Points with a true minus sign. */
const signed = (points: number): string => String(points).replace('-', '−');

/** The score sheet of a finished game; lines without points are left out. */
export function sheet({ view, words }: Table, { x, y, width }: Room): Part {
  const { scores, winners } = outcome(view);
  const first = Math.min(width * 0.34, 150);
  const step = Math.min((width - first - 20) / scores.length, 150);
  const right = (seat: number): number => x + first + 10 + (seat + 1) * step;
  const lines = CATEGORIES.filter((line) => scores.some(({ categories }) => categories[line] !== 0));
  const rows = lines.flatMap((line, i) => {
    const at = y + 46 + i * 22;
    const numbers = scores.map(({ categories }, seat) =>
      label(right(seat), at, signed(categories[line]), { size: 13, anchor: 'end' }),
    );
    return [label(x + 14, at, words.board.lines[line], { size: 13 }), ...numbers];
  });
  const at = y + 52 + lines.length * 22;
  const size = scores.length > 3 && width < 400 ? 11 : 13;
  const names = scores.map(({ seat }) =>
    label(right(seat), y + 20, words.seat(view, seat), { size, bold: winners.includes(seat), anchor: 'end' }),
  );
  const totals = scores.map(({ seat, total }) =>
    label(right(seat), at, signed(total), { size: 15, bold: true, anchor: 'end' }),
  );
  const height = 72 + lines.length * 22;
  return {
    svg: [
      box(x, y, width, height, 'panel', 10),
      ...names,
      ...rows,
      label(x + 14, at, words.board.total, { size: 15, bold: true }),
      ...totals,
    ].join(''),
    height,
  };
}
