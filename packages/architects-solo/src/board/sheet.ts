import { box, element, label, type Part, type Room, textWidth } from '@wonders/core/board';
import { CATEGORIES, outcome } from '../scoring/index.js';
import type { Table } from './table.js';

/** Points with a true minus sign. */
const signed = (points: number): string => String(points).replace('-', '−');

/** From one line to the next, where there is room, and how wide the sheet is for each seat. */
const LINE = 24;
const SEAT = 130;

/** A name that is short enough to be set tight rather than cut. */
const SHORT = 46;

/** What stands around the lines. */
const AROUND = 62;

/**
 * The score sheet of a finished game; lines without points are left out.
 *
 * @param tall - How high it may be.
 */
export function sheet(
  { view, board, words }: Table,
  { x: from, y, width: all }: Room,
  tall = Number.POSITIVE_INFINITY,
): Part {
  const { scores, winners } = outcome(view);
  const categories = CATEGORIES.filter((each) => scores.some(({ categories: own }) => own[each] !== 0));
  const step = Math.min(LINE, Math.floor((tall - AROUND) / (categories.length + 1)));
  const width = Math.min(all, 190 + scores.length * SEAT);
  const x = from + (all - width) / 2;
  const first = Math.min(width * 0.34, 160);
  const wide = (width - first - 24) / scores.length;
  const right = (seat: number): number => first + 10 + (seat + 1) * wide;
  const line = (id: string, name: string, numbers: readonly number[], top: number, last: boolean) =>
    board.place(
      `score-${id}`,
      { x: x + 4, y: y + top, width: width - 8, height: step, name },
      label(12, step / 2, name, { size: last ? 16 : 13, bold: last, room: first - 4 }),
      ...numbers.map((number, seat) =>
        label(right(seat) - 4, step / 2, signed(number), {
          size: last ? 16 : 13,
          bold: last || winners.includes(seat),
          anchor: 'end',
          tone: number === 0 && !last ? 'muted' : 'ink',
        }),
      ),
    );
  const names = scores.map(({ seat }) =>
    label(x + right(seat), y + 22, words.seat(view, seat), {
      size: scores.length > 3 && width < 400 ? 11 : 14,
      bold: winners.includes(seat),
      anchor: 'end',
      tone: 'ink serif',
      room: wide - 4,
      whole: textWidth(words.seat(view, seat), 11) < SHORT,
    }),
  );
  const foot = 46 + categories.length * step;
  const height = foot + step + 12;
  const rule = (at: number): string =>
    element('rect', { class: 'w-line', x: x + 14, y: y + at, width: width - 28, height: 1 });
  return {
    svg: [
      box(x, y + 3, width, height, 'deep', 10),
      box(x, y, width, height, 'stock', 10),
      rule(36),
      ...names,
      ...categories.map((each, i) =>
        line(
          each,
          words.categories[each],
          scores.map(({ categories: own }) => own[each]),
          40 + i * step,
          false,
        ),
      ),
      rule(foot - 2),
      line(
        'total',
        words.total,
        scores.map(({ total }) => total),
        foot + 4,
        true,
      ),
    ].join(''),
    height: height + 3,
  };
}
