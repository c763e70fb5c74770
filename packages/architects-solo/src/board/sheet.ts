import { box, label, type Part, type Room } from '@wonders/core/board';
import { CATEGORIES, outcome } from '../scoring/index.js';
import type { Table } from './table.js';

/** Points with a true minus sign. */
const signed = (points: number): string => String(points).replace('-', '−');

/** The score sheet of a finished game; lines without points are left out. */
export function sheet({ view, board, words }: Table, { x, y, width }: Room): Part {
  const { scores, winners } = outcome(view);
  const first = Math.min(width * 0.34, 150);
  const step = Math.min((width - first - 20) / scores.length, 150);
  const right = (seat: number): number => first + 10 + (seat + 1) * step;
  const line = (id: string, name: string, numbers: readonly number[], top: number, size: number, bold: boolean) =>
    board.place(
      `score-${id}`,
      { x, y: y + top, width, height: 22, name },
      label(14, 11, name, { size: bold ? size : 13, bold }),
      ...numbers.map((number, seat) => label(right(seat), 11, signed(number), { size, bold, anchor: 'end' })),
    );
  const categories = CATEGORIES.filter((each) => scores.some(({ categories: own }) => own[each] !== 0));
  const rows = categories.map((each, i) =>
    line(
      each,
      words.categories[each],
      scores.map(({ categories: own }) => own[each]),
      35 + i * 22,
      13,
      false,
    ),
  );
  const size = scores.length > 3 && width < 400 ? 11 : 13;
  const names = scores.map(({ seat }) =>
    label(x + right(seat), y + 20, words.seat(view, seat), {
      size,
      bold: winners.includes(seat),
      anchor: 'end',
      room: step - 4,
    }),
  );
  const totals = scores.map(({ total }) => total);
  const height = 72 + categories.length * 22;
  return {
    svg: [
      box(x, y, width, height, 'panel', 10),
      ...names,
      ...rows,
      line('total', words.total, totals, 41 + categories.length * 22, 15, true),
    ].join(''),
    height,
  };
}
