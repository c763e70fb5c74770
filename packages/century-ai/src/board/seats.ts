import type { Seat } from '@wonders/core';
import {
  box,
  fitted,
  flow,
  type Item,
  label,
  moved,
  NOTHING,
  type Part,
  type Room,
  textWidth,
} from '@wonders/core/board';
import { COLUMN_VP, COLUMNS } from '../components/board.js';
import type { BonusId } from '../components/bonuses.js';
import { COLOURS, type Cubes, total } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import { SYMBOLS } from '../components/tiles.js';
import { scoreSheet } from '../scoring.js';
import { isScript } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { tablesOf } from '../table/places.js';
import { cubeRow, cubesWidth } from './parts.js';
import type { Table } from './table.js';

const CELL = 24;
const ROWS = 76;

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
  const parts = [
    label(x + 12, y + 20, called, { size: 16, bold: true }),
    board.icon('points', after + 14, y + 20, 17),
    label(after + 26, y + 20, scoreSheet(view, seat).total, { size: 16, bold: true }),
    board.icon('boat', after + 74, y + 20, 17, own.pieces === 'white' ? 'muted' : own.pieces),
    label(after + 87, y + 20, words.name(own.pieces), { size: 12, tone: 'muted' }),
    label(x + width - 12, y + 20, hold, { size: 12, anchor: 'end', tone: 'muted' }),
    cargo(table, seat, own.cargo, x + 12, y + 34, width - 24),
  ];
  let at = y + 34 + 48;
  if (plays) {
    parts.push(grid(table, own.built, x + 12, at));
    at += 5 * CELL + 8;
  }
  const tiles = [
    ...own.bonuses.map((tile) => bonusChip(table, tile)),
    ...own.orders.map((order) => orderChip(table, order)),
  ];
  const row = flow(tiles, { x: x + 12, y: at, width: width - 20 }, ROW);
  parts.push(row.svg);
  const height = at + row.height - y + (tiles.length > 0 ? 4 : 0);
  return { svg: box(x, y, width, height) + parts.join(''), height };
}

/** The cubes of a seat by colour: each a place, for the seat that decides. */
function cargo(
  { view, board, decider, words }: Table,
  seat: Seat,
  cubes: Cubes,
  x: number,
  y: number,
  width: number,
): string {
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
    const id = seat === decider ? `cargo-${colour}` : `cargo-${seat}-${colour}`;
    return board.place(id, { ...at, name: words.board.cubesOf(view, seat, colour, count) }, ...drawn);
  }).join('');
}

/** The board of a seat: a row for each symbol with the outposts still on it, and the value of each column once it is uncovered. */
function grid({ board, words }: Table, built: Cubes, x: number, y: number): string {
  const head = Array.from({ length: COLUMNS }, (_, column) =>
    label(x + ROWS + (column + 0.5) * CELL, y + 10, COLUMN_VP[column] === 0 ? '' : `${COLUMN_VP[column]}`, {
      size: 12,
      anchor: 'middle',
      bold: true,
      tone: 'muted',
    }),
  );
  const rows = SYMBOLS.map((symbol, row) => {
    const middle = y + (row + 1.3) * CELL;
    const cells = Array.from({ length: COLUMNS }, (_, column) => {
      const left = x + ROWS + column * CELL;
      const open = column < built[row as 0];
      return open
        ? box(left + 2, middle - CELL / 2 + 2, CELL - 4, CELL - 4, 'green', 3) +
            board.icon('check', left + CELL / 2, middle, 13, 'on-green')
        : board.icon('outpost', left + CELL / 2, middle, 14, 'muted');
    });
    return label(x, middle, words.name(symbol), { size: 13 }) + cells.join('');
  });
  return [...head, ...rows].join('');
}

/** From one row of chips to the next. */
const ROW = 34;

/** A bonus tile on offer, or one that a seat has. */
function bonusChip({ board, words }: Table, tile: BonusId, place?: string): Item {
  const name = words.name(tile);
  const width = Math.max(44, textWidth(name, 12) + 18);
  const drawn =
    box(0, 0, width, 28, 'orange edge') + label(width / 2, 14, name, { size: 12, anchor: 'middle', tone: 'on-orange' });
  return {
    width,
    draw: (x, y) =>
      place === undefined
        ? moved(Math.round(x), Math.round(y), drawn)
        : board.place(place, { x: Math.round(x), y: Math.round(y), width, height: 28, name }, drawn),
  };
}

/** An order that a seat has claimed. */
function orderChip(table: Table, order: OrderId | 'hidden'): Item {
  const { board, view, words } = table;
  if (order === 'hidden')
    return {
      width: 44,
      draw: (x, y) =>
        box(x, y, 44, 28, 'line edge') + label(x + 22, y + 14, '?', { size: 14, anchor: 'middle', bold: true }),
    };
  const { cost, vp } = tablesOf(view).orders[order];
  const width = 46 + cubesWidth(cost);
  return {
    width,
    draw: (x, y) =>
      board.place(
        `order-${order}`,
        { x, y, width, height: 28, name: words.board.order({ cost, vp }) },
        box(0, 0, width, 28, 'panel'),
        board.icon('points', 13, 14, 13),
        label(21, 14, vp, { size: 13, bold: true }),
        cubeRow(table, cost, 42, 14),
      ),
  };
}

/** The bonus tiles that are left. */
export function bonuses(table: Table, { x, y, width }: Room): Part {
  const tiles = [...new Set(table.view.bonusLeft)];
  if (tiles.length === 0) return NOTHING;
  const row = flow(
    tiles.map((tile) => bonusChip(table, tile, tile)),
    { x, y: y + 20, width },
    ROW,
  );
  return {
    svg: label(x, y + 8, table.words.board.bonusTiles, { size: 12, bold: true, tone: 'muted' }) + row.svg,
    height: 20 + row.height,
  };
}
