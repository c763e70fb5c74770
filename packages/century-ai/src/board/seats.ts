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
  laurel,
  NOTHING,
  type Part,
  type Room,
  textWidth,
} from '@wonders/core/board';
import { BONUS_IDS, type BonusId } from '../components/bonuses.js';
import { COLOURS, type Colour, type Cubes, total } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import { openSheet, scoreSheet } from '../scoring.js';
import { isScript, type View } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { cargoPlace, facePlace, ownedPlace, seatPlace, tablesOf } from '../table/places.js';
import { pieceArt } from './art.js';
import { bonusSign, cube, SPICE_OF, spice } from './emblems.js';
import { grid, gridSize } from './grid.js';
import { cubeRow, fitting } from './parts.js';
import type { Table } from './table.js';

/** How high the parts of a side are. */
const HEAD = 28;
const HOLD = { desk: 46, phone: 40 } as const;
const ORDER = 30;
const TOKEN = 28;

/** Between two pieces. */
const BETWEEN = 6;

/** The points of a seat: at least so many, `12+`, where orders lie face down before it. */
export const pointsOf = (view: View, seat: Seat): string =>
  `${openSheet(view, seat).total}${scoreSheet(view, seat).total === null ? '+' : ''}`;

/** The side of a seat: who it is, its hold, its board with what its outposts uncovered, its orders and bonuses. */
export function side(table: Table, { x, y, width }: Room, seat: Seat): Part {
  const { view, board, phone } = table;
  const own = view.seats[seat];
  if (own === undefined) return NOTHING;
  const hold = y + HEAD + 2;
  const body = hold + (phone ? HOLD.phone : HOLD.desk) + BETWEEN;
  const top = [head(table, seat, { x, y, width }), cargo(table, seat, own.cargo, { x, y: hold, width })];
  if (isScript(view, seat)) {
    const orders = claimed(table, seat, { x, y: body, width }, 4);
    const height = keptHeight(board, orders.height, ORDER);
    const tiles = taken(table, seat, { x, y: body + height + BETWEEN, width });
    return {
      svg: [...top, orders.svg, tiles.svg].join(''),
      height: body - y + height + (tiles.height > 0 ? BETWEEN + tiles.height : 0) + (height > 0 ? 2 : 0),
    };
  }
  const { width: wide, height } = gridSize(table);
  const beside = { x: x + wide + 8, y: body, width: width - wide - 8 };
  const orders = claimed(table, seat, beside, 2);
  const tiles = taken(table, seat, { ...beside, y: body + 2 * (ORDER + 4) + 3 });
  return { svg: [...top, grid(table, seat, x, body), orders.svg, tiles.svg].join(''), height: body - y + height + 4 };
}

/** The seat with its points, its boat, and how full its hold is. */
function head(table: Table, seat: Seat, { x, y, width }: Room): string {
  const { view, board, words } = table;
  const own = view.seats[seat] as (typeof view.seats)[0];
  const held = total(own.cargo);
  const hold = isScript(view, seat) ? words.board.store(held) : words.board.hold(held, capacity(own));
  const called = fitted(words.seat(view, seat), width - 230, 17);
  const after = Math.max(58, textWidth(called, 17) + 14);
  const has = pointsOf(view, seat);
  const boat = after + Math.max(66, 46 + textWidth(has, 16));
  return board.place(
    seatPlace(seat),
    { x, y, width, height: HEAD },
    label(2, HEAD / 2, called, { size: 17, tone: 'on-paper serif' }),
    board.icon('points', after + 8, HEAD / 2, 17, 'on-paper'),
    label(after + 20, HEAD / 2, has, { size: 16, bold: true, tone: 'on-paper' }),
    pieceArt(table, 'boat', own.pieces, boat, HEAD / 2, 24),
    label(boat + 18, HEAD / 2, words.name(own.pieces), { size: 12, tone: 'soft', room: 62 }),
    label(width - 4, HEAD / 2, hold, { size: 12, anchor: 'end', tone: 'soft' }),
  );
}

/** The hold of a seat, a bay for each colour: each a place. */
function cargo({ phone, ...rest }: Table, seat: Seat, cubes: Cubes, { x, y, width }: Room): string {
  const table = { phone, ...rest };
  const wide = columnWidth(width, COLOURS.length);
  const height = phone ? HOLD.phone : HOLD.desk;
  return COLOURS.map((colour, rank) => {
    const count = cubes[rank as 0];
    const at = { x: x + rank * (wide + BETWEEN), y, width: wide, height, radius: 8 };
    return table.board.place(
      cargoPlace(seat, colour),
      at,
      box(0, 0, wide, height, 'tray', 8),
      count === 0
        ? spice(table, SPICE_OF[colour], 8 + 0.2 * height, height / 2, 0.4 * height, 'white faded')
        : pile(table, colour, count, height),
      label(wide - 7, height / 2, count, {
        size: phone ? 15 : 17,
        anchor: 'end',
        bold: count > 0,
        tone: count > 0 ? 'on-paper' : 'soft',
      }),
    );
  }).join('');
}

/** A few cubes are large, more of them lie in two rows: two rows of five are as many as are drawn. */
function pile(table: Table, colour: Colour, count: number, height: number): string {
  const { phone } = table;
  if (count <= 2) {
    const size = height * 0.56;
    return Array.from({ length: count }, (_, i) =>
      cube(table, colour, 6 + size / 2 + i * 0.78 * size, height / 2, size),
    ).join('');
  }
  // A large number needs more room.
  const columns = (phone ? 4 : 5) - Number(count > 8);
  const size = height * 0.37;
  const shown = Math.min(count, 2 * columns);
  const below = Math.min(columns, Math.ceil(shown / 2));
  const spots = [
    ...Array.from({ length: shown - below }, (_, i) => [i, height / 2 - size * 0.47]),
    ...Array.from({ length: below }, (_, i) => [i, height / 2 + size * 0.47]),
  ];
  return spots.map(([i = 0, middle = 0]) => cube(table, colour, 6 + size / 2 + i * 0.78 * size, middle, size)).join('');
}

/** The orders that a seat has claimed: as many side by side, or more where there are many. */
function claimed(table: Table, seat: Seat, { x, y, width }: Room, across: number): Part {
  const { orders } = table.view.seats[seat] as Table['view']['seats'][0];
  const rows = across === 2 ? 2 : 1;
  const wide = columnWidth(width, Math.max(across, Math.ceil(orders.length / rows)));
  const items = orders.map((order, i) => orderCard(table, order, facePlace(seat, i), wide));
  const part = flow(items, { x, y, width: width + 1 }, ORDER + 4);
  return { svg: part.svg, height: Math.max(0, part.height - 4) };
}

/** An order that a seat has claimed; face down it stands at a place by its number. */
function orderCard(table: Table, order: OrderId | 'hidden', face: string, width: number): Item {
  const { board, view } = table;
  if (order === 'hidden')
    return {
      width,
      draw: (x, y) =>
        board.place(
          face,
          { x, y, width, height: ORDER },
          box(0, 0, width, ORDER, 'brown'),
          box(0, 0, width, ORDER, 'deep'),
          label(width / 2, ORDER / 2, '?', { size: 16, anchor: 'middle', bold: true, tone: 'on-paper serif' }),
        ),
    };
  const { cost, vp } = tablesOf(view).orders[order];
  return {
    width,
    draw: (x, y) =>
      board.place(
        `order-${order}`,
        { x, y, width, height: ORDER },
        box(0, 0, width, ORDER, 'stock'),
        laurel(board, 14, ORDER / 2, 25, vp, 'green'),
        cubeRow(table, cost, 29, ORDER / 2, fitting(cost, width - 33, 16)),
      ),
  };
}

/** A disc with the sign of a bonus tile; below it those of its kind. */
function disc(table: Table, tile: BonusId, count = 1): string {
  const r = TOKEN / 2;
  const below = Array.from({ length: Math.min(count, 4) - 1 }, (_, i) => r + 2 * (Math.min(count, 4) - 1 - i));
  return [
    ...below.flatMap((cy) => [
      element('circle', { class: 'w-orange', cx: r, cy, r }),
      element('circle', { class: 'w-deep', cx: r, cy, r }),
    ]),
    box(0, 0, TOKEN, TOKEN, 'orange', r),
    bonusSign(table, tile, r, r, 16, 'on-orange'),
  ].join('');
}

/** The bonus tiles that a seat has. */
function taken(table: Table, seat: Seat, room: Room): Part {
  const { bonuses } = table.view.seats[seat] as Table['view']['seats'][0];
  const items = bonuses.map(
    (tile, i): Item => ({
      width: TOKEN,
      draw: (x, y) =>
        table.board.place(
          ownedPlace(seat, i),
          { x, y, width: TOKEN, height: TOKEN, radius: TOKEN / 2, raised: true },
          disc(table, tile),
        ),
    }),
  );
  return flow(items, room, TOKEN + 4);
}

/** The height of a row of bonus tiles to take. */
const TILE_ROW = 40;
/** The height of their title. */
const TITLE = 20;

/** How many bonus tiles lie side by side. */
const tilesAcross = (width: number): number => (width > 500 ? 4 : 2);

/** The height of the bonus tiles that are left, at most. */
export const bonusesHeight = (width: number): number =>
  TITLE + Math.ceil(BONUS_IDS.length / tilesAcross(width)) * TILE_ROW;

/** The bonus tiles that are left, each with its name. */
export function bonuses(table: Table, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const left = view.bonusLeft;
  // In a picture that keeps its places, those that are gone leave theirs free.
  const tiles = board.still ? BONUS_IDS : [...new Set(left)];
  if (tiles.length === 0) return NOTHING;
  const wide = columnWidth(width, tilesAcross(width));
  const items = tiles.map((tile): Item => {
    const count = left.filter((each) => each === tile).length;
    return {
      width: wide,
      draw: (at, top) =>
        count === 0
          ? ''
          : board.place(
              tile,
              { x: at, y: top, width: TOKEN, height: TOKEN, radius: TOKEN / 2, raised: count === 1 },
              disc(table, tile, count),
              label(TOKEN + 8, TOKEN / 2, words.name(tile), {
                size: 12,
                tone: 'on-paper',
                room: wide - TOKEN - 10,
                whole: true,
              }),
            ),
    };
  });
  const rows = flow(items, { x, y: y + TITLE, width: width + 1 }, TILE_ROW);
  return {
    svg: label(x + 2, y + 8, words.board.bonusTiles, { size: 12, bold: true, tone: 'soft' }) + rows.svg,
    height: TITLE + rows.height,
  };
}
