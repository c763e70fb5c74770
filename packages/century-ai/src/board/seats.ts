import type { Seat } from '@wonders/core';
import {
  box,
  element,
  fitted,
  flow,
  type Item,
  label,
  NOTHING,
  type Part,
  type Room,
  textWidth,
} from '@wonders/core/board';
import { COLUMN_VP, COLUMNS } from '../components/board.js';
import { BONUS_IDS, type BonusId } from '../components/bonuses.js';
import { COLOURS, type Cubes, total } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import { SYMBOLS } from '../components/tiles.js';
import { scoreSheet } from '../scoring.js';
import { isScript } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { boardPlace, cargoPlace, facePlace, ownedPlace, seatPlace, tablesOf } from '../table/places.js';
import { spice } from './emblems.js';
import { cubeRow, cubesWidth } from './parts.js';
import type { Table } from './table.js';

const CELL = 24;
const ROWS = 84;

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
    label(after + 22 - x, 16, scoreSheet(view, seat).total, { size: 16, bold: true }),
    board.icon('boat', after + 70 - x, 16, 17, own.pieces === 'white' ? 'muted' : own.pieces),
    label(after + 83 - x, 16, words.name(own.pieces), { size: 12, tone: 'muted' }),
    label(width - 16, 16, hold, { size: 12, anchor: 'end', tone: 'muted' }),
  );
  const parts = [head, cargo(table, seat, own.cargo, x + 12, y + 34, width - 24)];
  let at = y + 34 + 48;
  if (plays) {
    parts.push(grid(table, seat, own.built, x + 12, at));
    at += 5 * CELL + 8;
  }
  const taken = own.bonuses.map((tile) => bonusChip(table, tile, ownedPlace(seat, tile)));
  const claimed = own.orders.map((order, i) => orderChip(table, order, facePlace(seat, i)));
  const room = { x: x + 12, y: at, width: width - 20 };
  if (board.still) {
    // Orders and bonuses have rows of their own: neither moves the others.
    const orders = flow(claimed, room, ROW);
    at += Math.max(orders.height, ORDERS_KEPT);
    const tiles = flow(taken, { ...room, y: at }, ROW);
    parts.push(orders.svg, tiles.svg);
    at += Math.max(tiles.height, plays ? TILES_KEPT : 0) + 4;
  } else {
    const row = flow([...taken, ...claimed], room, ROW);
    parts.push(row.svg);
    at += row.height + (row.height > 0 ? 4 : 0);
  }
  const height = at - y;
  return { svg: box(x, y, width, height) + parts.join(''), height };
}

/** The cubes of a seat by colour: each a place. */
function cargo({ board, words }: Table, seat: Seat, cubes: Cubes, x: number, y: number, width: number): string {
  const step = width / 4;
  return COLOURS.map((colour, rank) => {
    const count = cubes[rank as 0];
    const at = { x: x + rank * step, y, width: step - 6, height: 40 };
    const drawn = [
      box(0, 0, at.width, 40, count === 0 ? 'empty' : `${colour} edge`),
      label(12, 20, words.board.letters[colour], {
        size: 13,
        bold: true,
        tone: count === 0 ? 'muted' : `on-${colour}`,
      }),
      label(at.width - 12, 20, count, {
        size: 17,
        anchor: 'end',
        bold: true,
        tone: count === 0 ? 'muted' : `on-${colour}`,
      }),
    ];
    return board.place(cargoPlace(seat, colour), at, ...drawn);
  }).join('');
}

/** From the corner of a space: a square with a tick in it, and an outpost. */
const UNCOVERED = 'm2 2h20v20h-20Zm4 10l4 5l8-9l-2-2l-6 7l-2-3Z';
const OUTPOST = 'm6 18v-7l6-5l6 5v7Z';

/** The board of a seat: a row for each symbol with the outposts still on it, and the value of each column once it is uncovered. */
function grid(table: Table, seat: Seat, built: Cubes, x: number, y: number): string {
  const { board, words } = table;
  const head = COLUMN_VP.map((vp, column) =>
    label(ROWS + (column + 0.5) * CELL, 10, vp === 0 ? '' : `${vp}`, {
      size: 12,
      anchor: 'middle',
      bold: true,
      tone: 'muted',
    }),
  );
  const cells = SYMBOLS.flatMap((_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const open = column < built[row as 0];
      return { open, at: `M${ROWS + column * CELL} ${19 + row * CELL}` };
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
      spice(table, symbol, 8, (row + 1.3) * CELL, 16),
      label(20, (row + 1.3) * CELL, words.name(symbol), { size: 13 }),
    ]),
  ];
  const room = { x, y, width: ROWS + COLUMNS * CELL, height: 5 * CELL };
  return board.place(boardPlace(seat), room, ...head, ...rows);
}

/** From one row of chips to the next. */
const ROW = 34;

/** The room for four orders. */
const ORDERS_KEPT = 2 * ROW;

/** The room for the bonus tiles of four columns. */
const TILES_KEPT = 2 * ROW;

/** A bonus tile on offer, or one that a seat has. */
function bonusChip({ board, words }: Table, tile: BonusId, place: string): Item {
  const name = words.name(tile);
  const width = Math.max(44, textWidth(name, 12) + 18);
  const drawn =
    box(0, 0, width, 28, 'orange edge') + label(width / 2, 14, name, { size: 12, anchor: 'middle', tone: 'on-orange' });
  return {
    width,
    draw: (x, y) => board.place(place, { x: Math.round(x), y: Math.round(y), width, height: 28 }, drawn),
  };
}

/** An order that a seat has claimed; face down it stands at a place by its number. */
function orderChip(table: Table, order: OrderId | 'hidden', face: string): Item {
  const { board, view } = table;
  if (order === 'hidden')
    return {
      width: 44,
      draw: (x, y) =>
        board.place(
          face,
          { x, y, width: 44, height: 28 },
          box(0, 0, 44, 28, 'line edge'),
          label(22, 14, '?', { size: 14, anchor: 'middle', bold: true }),
        ),
    };
  const { cost, vp } = tablesOf(view).orders[order];
  const width = 46 + cubesWidth(cost);
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
