import { box, label, type Part } from '@wonders/core/board';
import { type Category, outcome } from '../scoring/index.js';
import { nameOf } from '../words/names.js';
import type { Table } from './parts.js';

/** The lines of the score sheet. */
const LINES: Readonly<Record<Category, string>> = {
  stages: 'Stages',
  blue: 'Blue cards',
  cat: 'The Cat',
  military: 'Military',
  tokens: 'Progress tokens',
  coins: 'Coins',
  science: 'Green cards',
  adjustment: 'For the level',
};

/** Points with a true minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** The score sheet of a finished game; lines on which nobody has points are left out. */
export function sheet({ view }: Table, x: number, y: number, width: number): Part {
  const { scores, winners } = outcome(view);
  const many = scores.length > 3;
  const first = Math.min(width * 0.34, 150);
  const step = Math.min((width - first - 20) / scores.length, 150);
  const right = (seat: number): number => x + first + 10 + (seat + 1) * step;
  const lines = (Object.keys(LINES) as Category[]).filter((line) =>
    scores.some(({ categories }) => categories[line] !== 0),
  );
  const rows = lines.map((line, i) => {
    const at = y + 46 + i * 22;
    return (
      label(x + 14, at, LINES[line], { size: 13 }) +
      scores
        .map(({ categories }, seat) => label(right(seat), at, signed(categories[line]), { size: 13, anchor: 'end' }))
        .join('')
    );
  });
  const at = y + 52 + lines.length * 22;
  const letters = (seat: number) => ({
    size: many && width < 400 ? 11 : 13,
    bold: winners.includes(seat),
    anchor: 'end' as const,
  });
  return {
    svg: [
      box(x, y, width, 72 + lines.length * 22, 'panel', 10),
      ...scores.map(({ seat }) =>
        label(right(seat), y + 20, nameOf(view, seat).start.replace(/^The /, ''), letters(seat)),
      ),
      ...rows,
      label(x + 14, at, 'Total', { size: 15, bold: true }),
      ...scores.map(({ seat, total }) =>
        label(right(seat), at, signed(total), { size: 15, bold: true, anchor: 'end' }),
      ),
    ].join(''),
    height: 72 + lines.length * 22,
  };
}
