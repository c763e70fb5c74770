import { numeral } from '../words/phrases.js';
import type { Part, Room } from './layout.js';
import { textWidth } from './measure.js';
import type { Sketch } from './sketch.js';
import { box, element, label } from './svg.js';

/**
 * A line of a {@link scoreSheet}.
 *
 * @category Board
 */
export interface ScoreRow {
  /** What it counts: the place is called `score-<id>`. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** The points of each seat. */
  readonly points: readonly number[];
}

/**
 * The parts of a {@link scoreSheet}.
 *
 * @category Board
 */
export interface Scores {
  /** Who sits in which column. */
  readonly names: readonly string[];
  /** The columns of those who won. */
  readonly best: readonly number[];
  /** What counts. */
  readonly lines: readonly ScoreRow[];
  /** The totals. */
  readonly total: ScoreRow;
  /** How high the sheet may be. */
  readonly tall?: number;
  /** How far a line is from the next one at most. */
  readonly line?: number;
}

/** How wide the sheet is beside its columns, and for each of them. */
const NAMES = 190;
const SEAT = 130;

/** A name that is short enough to be set tight rather than cut. */
const SHORT = 46;

/** What stands around the lines, and above them. */
const AROUND = 62;
const HEAD = 40;

/**
 * The score sheet of a finished game, in the middle of its room.
 *
 * @category Board
 */
export function scoreSheet(
  board: Pick<Sketch<never>, 'place'>,
  { x: from, y, width: all }: Room,
  { names, best, lines, total, tall = Number.POSITIVE_INFINITY, line: most = 24 }: Scores,
): Part {
  const step = Math.min(most, Math.floor((tall - AROUND) / (lines.length + 1)));
  const width = Math.min(all, NAMES + names.length * SEAT);
  const x = from + (all - width) / 2;
  const first = Math.min(width * 0.34, 160);
  const wide = (width - first - 24) / names.length;
  const right = (column: number): number => first + 10 + (column + 1) * wide;
  const row = ({ id, name, points }: ScoreRow, top: number): string => {
    const last = id === total.id;
    const size = last ? 16 : 13;
    return board.place(
      `score-${id}`,
      { x: x + 4, y: y + top, width: width - 8, height: step, name },
      label(12, step / 2, name, { size, bold: last, room: first - 4 }),
      ...points.map((each, column) =>
        label(right(column) - 4, step / 2, numeral(each), {
          size,
          bold: last || best.includes(column),
          anchor: 'end',
          tone: each === 0 && !last ? 'muted' : 'ink',
        }),
      ),
    );
  };
  const foot = HEAD + 6 + lines.length * step;
  const height = foot + step + 12;
  const rule = (at: number): string =>
    element('rect', { class: 'w-line', x: x + 14, y: y + at, width: width - 28, height: 1 });
  return {
    svg: [
      box(x, y + 3, width, height, 'deep', 10),
      box(x, y, width, height, 'stock', 10),
      rule(HEAD - 4),
      ...names.map((name, column) =>
        label(x + right(column), y + 22, name, {
          size: names.length > 3 && width < 400 ? 11 : 14,
          bold: best.includes(column),
          anchor: 'end',
          tone: 'ink serif',
          room: wide - 4,
          whole: textWidth(name, 11) < SHORT,
        }),
      ),
      ...lines.map((each, i) => row(each, HEAD + i * step)),
      rule(foot - 2),
      row(total, foot + 4),
    ].join(''),
    height: height + 3,
  };
}
