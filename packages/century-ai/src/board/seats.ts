import type { Seat } from '@wonders/core';
import {
  box,
  columnWidth,
  element,
  fitted,
  flow,
  type Item,
  keptHeight,
  label,
  NOTHING,
  type Part,
  type Room,
  slots,
  textWidth,
} from '@wonders/core/board';
import { COLUMN_VP, COLUMNS } from '../components/board.js';
import { BONUS_IDS, type BonusId } from '../components/bonuses.js';
import { COLOURS, type Cubes, total } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import { SYMBOLS } from '../components/tiles.js';
import { openSheet, scoreSheet } from '../scoring.js';
import { isScript, type View } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { boardPlace, cargoPlace, facePlace, ownedPlace, seatPlace, tablesOf } from '../table/places.js';
import { bonusSign, spice } from './emblems.js';
import { block, cubeRow, cubesWidth } from './parts.js';
import type { Table } from './table.js';

/** How large a space of a seat's board is, and how wide the names before its rows. */
const DESK = { cell: 30, names: 84, cargo: 54 } as const;
const PHONE = { cell: 22, names: 66, cargo: 44 } as const;

const sizes = ({ phone }: Table) => (phone ? PHONE : DESK);

/** The points of a seat: at least so many, `12+`, where orders lie face down before it. */
export const pointsOf = (view: View, seat: Seat): string =>
  `${openSheet(view, seat).total}${scoreSheet(view, seat).total === null ? '+' : ''}`;

/** The side of a seat: points and cargo, its board with what its outposts uncovered, its bonuses and orders. */
export function side(table: Table, { x, y, width }: Room, seat: Seat): Part {
  const { view, board, words } = table;
  const own = view.seats[seat];
  if (own === undefined) return NOTHING;
  const plays = !isScript(view, seat);
  const held = total(own.cargo);
  const hold = plays ? words.board.hold(held, capacity(own)) : words.board.store(held);
  const called = fitted(words.seat(view, seat), width - 260, 16, true);
  const after = x + 12 + Math.max(74, textWidth(called, 16, true) + 14);
  const head = board.place(
    seatPlace(seat),
    { x: x + 4, y: y + 4, width: width - 8, height: 28 },
    label(8, 16, called, { size: 16, bold: true }),
    board.icon('points', after + 10 - x, 16, 17),
    label(after + 22 - x, 16, pointsOf(view, seat), { size: 16, bold: true }),
    board.icon('boat', after + 70 - x, 16, 17, own.pieces === 'white' ? 'muted' : own.pieces),
    label(after + 83 - x, 16, words.name(own.pieces), { size: 12, tone: 'muted' }),
    label(width - 16, 16, hold, { size: 12, anchor: 'end', tone: 'muted' }),
  );
  const { cell, names, cargo: high } = sizes(table);
  const parts = [head, cargo(table, seat, own.cargo, x + 12, y + 34, width - 24)];
  let at = y + 34 + high + 8;
  // Orders lie beside the board of a seat, or where it has none below its cubes.
  const reach = plays ? names + COLUMNS * cell + 10 : 0;
  const beside = { x: x + 12 + reach, y: at, width: width - 24 - reach };
  const beneath = { x: x + 12, width: width - 24 };
  // Where pieces keep their places, all of a kind are equally wide.
  const [order, tile] = [columnWidth(beside.width, plays ? 1 : 2), columnWidth(beneath.width, table.phone ? 2 : 3)];
  const taken = own.bonuses.map((each, i) =>
    bonusChip(table, each, ownedPlace(seat, i), board.still ? tile : undefined),
  );
  const claimed = own.orders.map((each, i) => orderChip(table, each, facePlace(seat, i), board.still ? order : 0));
  const orders = flow(claimed, beside, ORDER_ROW);
  const rows = plays ? 4 : 2;
  const kept = keptHeight(board, orders.height, rows * ORDER_ROW);
  if (plays) parts.push(grid(table, seat, own.built, x + 12, at));
  if (board.still)
    parts.push(
      box(x + 8 + reach, at - 4, width - 16 - reach, Math.max(kept, orders.height) + 2, 'paper'),
      slots(board, beside, { wide: order, high: 28, rows, gap: BETWEEN, step: ORDER_ROW }),
    );
  parts.push(orders.svg);
  at += Math.max(plays ? 24 + 4 * cell : 0, kept) + (kept > 0 || plays ? 6 : 0);
  const tiles = flow(taken, { ...beneath, y: at }, ROW);
  const free = plays ? keptHeight(board, tiles.height, TILE_ROWS[table.phone ? 'phone' : 'desk'] * ROW) : tiles.height;
  if (board.still && free > 0)
    parts.push(
      box(x + 8, at - 4, width - 16, free + 2, 'paper'),
      slots(board, { ...beneath, y: at }, { wide: tile, high: 32, rows: Math.floor(free / ROW), gap: BETWEEN }),
    );
  parts.push(tiles.svg);
  at += free + (free > 0 ? 4 : 0);
  const height = at - y;
  return { svg: box(x, y, width, height) + parts.join(''), height };
}

/** The cubes of a seat by colour: each a place. */
function cargo(table: Table, seat: Seat, cubes: Cubes, x: number, y: number, width: number): string {
  const { board, words } = table;
  const step = width / 4;
  const height = sizes(table).cargo;
  const size = table.phone ? 28 : 42;
  return COLOURS.map((colour, rank) => {
    const count = cubes[rank as 0];
    const at = { x: x + rank * step, y, width: step - 6, height };
    const [middle, centre] = [6 + size / 2, height / 2];
    const letter = words.board.letters[colour];
    const drawn =
      count === 0
        ? [
            box(0, 0, at.width, height, 'empty'),
            label(middle, centre, letter, { size: 13, anchor: 'middle', bold: true, tone: 'muted' }),
          ]
        : [
            box(0, 0, at.width, height, 'paper edge'),
            block(table, colour, middle, centre, size),
            label(middle - size * 0.2, centre + size * 0.17, letter, {
              size: 13,
              anchor: 'middle',
              bold: true,
              tone: `on-${colour}`,
            }),
          ];
    const number = { size: 19, anchor: 'end', bold: true, tone: count === 0 ? 'muted' : 'ink' } as const;
    return board.place(cargoPlace(seat, colour), at, ...drawn, label(at.width - 10, centre, count, number));
  }).join('');
}

/** From the corner of a space: a square with a tick in it, and an outpost. */
const UNCOVERED = 'm2 2h20v20h-20Zm4 10l4 5l8-9l-2-2l-6 7l-2-3Z';
const OUTPOST = 'm6 18v-7l6-5l6 5v7Z';

/** The board of a seat: a row for each symbol with the outposts still on it, and the value of each column once it is uncovered. */
function grid(table: Table, seat: Seat, built: Cubes, x: number, y: number): string {
  const { board, words } = table;
  const { cell: size, names } = sizes(table);
  const inset = (size - 24) / 2;
  const head = COLUMN_VP.map((vp, column) =>
    label(names + (column + 0.5) * size, 10, vp === 0 ? '' : `${vp}`, {
      size: 12,
      anchor: 'middle',
      bold: true,
      tone: 'muted',
    }),
  );
  const cells = SYMBOLS.flatMap((_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const open = column < built[row as 0];
      return { open, at: `M${names + inset + column * size} ${19 + inset + row * size}` };
    }),
  );
  // One outline for all spaces of a kind: twenty icons for each seat would make the picture too large.
  const outline = (open: boolean, shape: string): string =>
    cells
      .filter((cell) => cell.open === open)
      .map(({ at }) => at + shape)
      .join('');
  const rows = [
    element('path', { class: 'w-green', d: outline(true, UNCOVERED) }),
    element('path', { class: 'w-muted', d: outline(false, OUTPOST) }),
    ...SYMBOLS.flatMap((symbol, row) => [
      spice(table, symbol, 8, 19 + (row + 0.5) * size, 17),
      label(20, 19 + (row + 0.5) * size, words.name(symbol), { size: 13, room: names - 20 }),
    ]),
  ];
  const room = { x, y, width: names + COLUMNS * size, height: 20 + 4 * size };
  return board.place(boardPlace(seat), room, ...head, ...rows);
}

/** From one row of bonus tiles to the next, and from one row of orders to the next. */
const ROW = 38;
const ORDER_ROW = 33;

/** Between two pieces of a row. */
const BETWEEN = 6;

/** The rows of bonus tiles that have room: five columns bring five tiles. */
const TILE_ROWS = { desk: 2, phone: 3 } as const;

/** A bonus tile on offer, or one that a seat has. */
function bonusChip(table: Table, tile: BonusId, place: string, kept?: number): Item {
  const { board, words } = table;
  const name = words.name(tile);
  // Whole, so that chips with gaps alike stand at whole units.
  const width = kept ?? Math.max(44, Math.ceil(textWidth(name, 12)) + 38);
  const drawn =
    box(0, 0, width, 32, 'orange edge') +
    bonusSign(table, tile, 16, 16, 17, 'on-orange') +
    label((width + 24) / 2, 16, name, { size: 12, anchor: 'middle', tone: 'on-orange', room: width - 34 });
  return {
    width,
    draw: (x, y) => board.place(place, { x: Math.round(x), y: Math.round(y), width, height: 32 }, drawn),
  };
}

/** An order that a seat has claimed, of a least width; face down it stands at a place by its number. */
function orderChip(table: Table, order: OrderId | 'hidden', face: string, least: number): Item {
  const { board, view } = table;
  if (order === 'hidden') {
    const width = Math.max(least, 44);
    return {
      width,
      draw: (x, y) =>
        board.place(
          face,
          { x, y, width, height: 28 },
          box(0, 0, width, 28, 'line edge'),
          label(width / 2, 14, '?', { size: 14, anchor: 'middle', bold: true, tone: 'on-line' }),
        ),
    };
  }
  const { cost, vp } = tablesOf(view).orders[order];
  const width = Math.max(least, 46 + cubesWidth(cost));
  return {
    width,
    draw: (x, y) =>
      board.place(
        `order-${order}`,
        { x, y, width, height: 28 },
        box(0, 0, width, 28, 'panel'),
        board.icon('points', 13, 14, 13),
        label(21, 14, vp, { size: 13, bold: true }),
        cubeRow(table, cost, 42, 14),
      ),
  };
}

/** The bonus tiles that are left. */
export function bonuses(table: Table, { x, y, width }: Room): Part {
  const { view, board } = table;
  const left = view.bonusLeft;
  // In a picture that keeps its places, those that are gone leave theirs free.
  const tiles = board.still ? BONUS_IDS : [...new Set(left)];
  if (tiles.length === 0) return NOTHING;
  const row = flow(
    tiles.map((tile) => {
      const chip = bonusChip(table, tile, tile);
      return left.includes(tile) ? chip : { ...chip, draw: () => '' };
    }),
    { x, y: y + 20, width },
    ROW,
  );
  return {
    svg: label(x, y + 8, table.words.board.bonusTiles, { size: 12, bold: true, tone: 'muted' }) + row.svg,
    height: 20 + row.height,
  };
}
