import type { Seat } from '@wonders/core';
import { box, label, type Part, type Room } from '@wonders/core/board';
import { CATEGORIES } from '../scoring.js';
import { leaders, pointsOf } from '../table/points.js';
import { chip, type Table } from './table.js';

/** The score sheet of a game that is over (EIGHT-142). */
export function sheet(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, categories, words, who } = table;
  const line = 30;
  const height = 46 + (CATEGORIES.length + 1) * line + 8;
  const first = phone ? 94 : 220;
  const step = (width - first - 8) / view.scores.length;
  const best = leaders(view);
  const letters = (seat: Seat): string => (best.includes(seat) ? 'on-yellow' : 'ink');
  const columns = view.scores.map((score, seat) => {
    const middle = first + step * (seat + 0.5);
    const wide = Math.min(step - 6, 130);
    return (
      (best.includes(seat) ? box(middle - wide / 2, 6, wide, height - 12, 'yellow', 6) : '') +
      chip(table, middle, phone ? 24 : 18, seat, 10) +
      (phone
        ? ''
        : label(middle, 39, who(seat), { anchor: 'middle', room: Math.min(step - 8, wide - 8), tone: letters(seat) })) +
      CATEGORIES.map((category, row) =>
        label(middle, 62 + row * line, score[category], { size: 14, anchor: 'middle', tone: letters(seat) }),
      ).join('') +
      label(middle, 62 + CATEGORIES.length * line, pointsOf(view, seat), {
        size: 17,
        anchor: 'middle',
        bold: true,
        tone: letters(seat),
      })
    );
  });
  const rows = CATEGORIES.map((category, row) =>
    label(12, 62 + row * line, (phone ? words.shortCategories : categories)[category], { size: 13 }),
  );
  const svg = board.place(
    'score-sheet',
    { x, y, width, height, radius: 8, raised: true },
    box(0, 0, width, height, 'stock', 8),
    ...rows,
    label(12, 62 + CATEGORIES.length * line, table.total, { size: 14, bold: true }),
    ...columns,
  );
  return { svg, height };
}
