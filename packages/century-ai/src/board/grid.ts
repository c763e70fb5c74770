import type { Seat } from '@wonders/core';
import { box, element, label } from '@wonders/core/board';
import { COLUMN_VP, COLUMNS } from '../components/board.js';
import { SYMBOLS } from '../components/tiles.js';
import { boardPlace } from '../table/places.js';
import { spiceDisc } from './emblems.js';
import type { Table } from './table.js';

/** How wide and high a space of a seat's board is. */
const DESK = { wide: 24, high: 20 } as const;
const PHONE = { wide: 22, high: 19 } as const;

/** The signs before the rows, and the points above the columns. */
const SIGNS = 28;
const HEAD = 20;

/** How large a seat's board is. */
export function gridSize({ phone }: Pick<Table, 'phone'>): { readonly width: number; readonly height: number } {
  const { wide, high } = phone ? PHONE : DESK;
  return { width: SIGNS + COLUMNS * wide + 5, height: HEAD + SYMBOLS.length * high + 3 };
}

/** A shape that is drawn in a space: where it begins, and its outline from there. */
type Shape = readonly [x: number, y: number, outline: string];

/** An outpost that stands on its space, its side in the shade; and a space that is uncovered. */
const HUT: Shape = [0, 14, 'v-7l7.5-7l7.5 7v7Z'];
const SHADE: Shape = [7.5, 14, 'v-14l7.5 7v7Z'];
const SPACE: Shape = [0, 0, 'h15v14h-15Zm3 7l3.5 4l6-7l-1.5-1.5l-4.5 5.5l-2-2.5Z'];

/** The board of a seat: a row for each spice with the outposts still on it, and the value of each column once it is uncovered. */
export function grid(table: Table, seat: Seat, x: number, y: number): string {
  const { board, view, phone } = table;
  const { built, pieces } = view.seats[seat] as Table['view']['seats'][0];
  const { wide, high } = phone ? PHONE : DESK;
  const { width, height } = gridSize(table);
  const top = (row: number): number => HEAD + row * high;
  const cells = SYMBOLS.flatMap((_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => ({
      open: column < built[row as 0],
      left: SIGNS + column * wide + (wide - 15) / 2,
      top: top(row) + (high - 14) / 2,
    })),
  );
  // One outline for all spaces of a kind: twenty pictures for each seat would make the board too large.
  const all = (open: boolean, tone: string, [right, down, outline]: Shape): string => {
    const some = cells.filter((cell) => cell.open === open);
    const d = some.map((cell) => `M${cell.left + right} ${cell.top + down}${outline}`).join('');
    return d === '' ? '' : element('path', { class: tone, d });
  };
  return board.place(
    boardPlace(seat),
    { x, y, width, height },
    box(0, 0, width, height, 'stock'),
    board.icon('points', 14, HEAD / 2 + 1, 13, 'muted'),
    ...COLUMN_VP.map((vp, column) =>
      vp === 0
        ? ''
        : label(SIGNS + (column + 0.5) * wide, HEAD / 2 + 1, vp, {
            size: 12,
            anchor: 'middle',
            bold: true,
            tone: 'muted',
          }),
    ),
    ...SYMBOLS.map((symbol, row) => spiceDisc(table, symbol, 14, top(row) + high / 2, 8.5)),
    all(true, 'w-green', SPACE),
    all(false, `w-${pieces} w-edge`, HUT),
    all(false, 'w-deep', SHADE),
  );
}
