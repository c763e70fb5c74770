import { box, element, label, type Part, type Room } from '@wonders/core/board';
import type { Letter } from '../components/cards.js';
import { type Cell, START_CELLS } from '../components/grid.js';
import { COLOURS } from '../components/tiles.js';
import type { View } from '../state/index.js';
import { colourOf } from '../table/city.js';
import { liftedToken, tokenAt, tokenCells, tokensLaid } from '../table/tokens.js';
import { leaf, onLeaf } from './art.js';
import { blockOf, building, FOOT } from './buildings.js';
import { cellPlace } from './places.js';
import { round } from './signs.js';
import type { Table } from './table.js';

/** A corner of the drawing. */
type Spot = readonly [x: number, y: number];

/** The room for the numbers of rows and columns; on a phone, a city that keeps its place needs the rest for its tiles. */
const EDGE = 18;
const NARROW_EDGE = 12;

/** The cells that a picture keeps free: most cities fit, and only a larger one makes all cells smaller. */
const KEPT: readonly Cell[] = [
  { x: -4, y: -5 },
  { x: 4, y: 4 },
];

/** The size of a cell in them on a desk. */
const KEPT_SIZE = 65;

/** How high a cell is for its width: buildings grow upwards. */
const RISE = { desk: 1.06, phone: 1.14 } as const;
/** How high it is at most, where a window is high. */
const MOST_RISE = 1.2;

/** The room beside the cells and below them. */
const SIDE = 6;
const BELOW = 8;

interface Grid {
  readonly edge: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** The width of a cell. */
  readonly size: number;
  /** Its height. */
  readonly rise: number;
  /** The height of all rows; that of a picture that keeps its places stays the same. */
  readonly tall: number;
}

/** HAL-06, HAL-31: the cells that a question is about: where the next tile of the starting city lies, or where the token may go. */
function askedCells(view: View): readonly Cell[] {
  const next = view.phase === 'city' ? START_CELLS[view.city.length] : undefined;
  return next === undefined ? tokenCells(view) : [next];
}

/** The cells on which something stands, or that a question is about. */
const takenCells = (view: View): readonly Cell[] => [
  ...view.city,
  ...askedCells(view),
  ...tokensLaid(view).map(({ cell }) => cell),
];

/** The cells of the smallest picture. */
const LEAST: readonly Cell[] = [
  { x: -2, y: -2 },
  { x: 2, y: 2 },
];

/** How many columns and rows hold these cells. */
function spanOf(cells: readonly Cell[]): readonly [columns: number, rows: number] {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
}

/** The part of the grid that is in use, with the cells that a question is about. */
function gridOf({ view, board, phone, cityHeight }: Table, width: number): Grid {
  const least = board.still ? KEPT : LEAST;
  const cells = [...takenCells(view), ...least];
  const [left, upper] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const [columns, rows] = spanOf(cells);
  const edge = phone ? NARROW_EDGE : EDGE;
  const lift = RISE[phone ? 'phone' : 'desk'];
  const [across, inside] = [width - edge - SIDE, cityHeight - edge - BELOW];
  const high = (down: number): number => inside / (down * lift);
  if (board.still) {
    const [most, down] = spanOf(KEPT);
    const widest = Math.min(across / most, phone || cityHeight > 0 ? Number.POSITIVE_INFINITY : KEPT_SIZE);
    const usual = cityHeight > 0 ? Math.min(widest, high(down)) : widest;
    const tall = cityHeight > 0 ? inside : down * usual * lift;
    const size = Math.min(across / columns, usual, tall / (rows * lift));
    const rise = Math.min(tall / rows, size * MOST_RISE);
    return { edge, left, top: upper, columns, rows, size, rise: cityHeight > 0 ? rise : size * lift, tall };
  }
  const usual = phone ? 60 : cityHeight > 0 ? Math.min(110, high(rows)) : Math.min(Math.max(52, 580 / rows), 92);
  const size = Math.min(across / columns, usual);
  const rise = size * lift;
  return { edge, left, top: upper, columns, rows, size, rise, tall: Math.max(inside, rows * rise) };
}

/** HAL-63: the streets that join the buildings of a district, in its colour. */
function streets({ view }: Table, at: (cell: Cell) => Spot, { size, rise }: Grid): string {
  const { width, height } = blockOf(1, size);
  const [side, foot] = [(size - width) / 2, size * FOOT];
  return COLOURS.map((colour) => {
    const own = view.city.filter((each) => colourOf(each) === colour);
    const isOwn = (x: number, y: number): boolean => own.some((each) => each.x === x && each.y === y);
    const joined = own.flatMap((each) => {
      const [x, y] = at(each);
      const [right, lower] = [x + size - side, y + rise - foot];
      const across = rectangle(right - 2, lower - height * 0.72, 2 * side + 4, height * 0.5);
      const down = rectangle(x + side + width * 0.25, lower - 2, width * 0.5, rise - height + 4);
      return [isOwn(each.x + 1, each.y) ? across : '', isOwn(each.x, each.y + 1) ? down : ''];
    });
    const d = joined.join('');
    return d === '' ? '' : element('path', { class: `w-${colour}`, d });
  }).join('');
}

/** The outline of a rectangle. */
const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A token on its cell: golden where a tile can be built there. */
function token(table: Table, letter: Letter, x: number, y: number, { size, rise }: Grid): string {
  const { board, nameOf } = table;
  const radius = round(Math.min(size * 0.44, 30));
  const id = `token-${letter}`;
  const golden = board.movesAt(id).length > 0;
  return board.place(
    id,
    { x: x + size / 2 - radius, y: y + rise / 2 - radius, width: 2 * radius, height: 2 * radius, radius },
    golden ? box(0, 0, 2 * radius, 2 * radius, 'tray', radius) : '',
    leaf(table, radius, radius, radius * (golden ? 1.5 : 1.8), golden),
    label(radius, radius, nameOf(letter), {
      size: Math.max(12, radius * 0.72),
      anchor: 'middle',
      bold: true,
      tone: `${onLeaf(golden)} serif`,
    }),
  );
}

/** HAL-31, HAL-32, HAL-84: a cell where the lifted token may be put down; `other` is the token that gives way there. */
function openCell(table: Table, cell: Cell, other: Letter | undefined, at: Spot, { size, rise }: Grid): string {
  const { board, view, nameOf } = table;
  const lifted = liftedToken(view);
  const radius = round(Math.min(size * 0.44, 30));
  const wide = 2 * radius;
  const style = { anchor: 'middle', bold: true } as const;
  const lain = (letter: Letter, y: number, each: number, golden: boolean): string =>
    leaf(table, radius, y, each, golden) +
    label(radius, y, nameOf(letter), { ...style, size: Math.max(12, each * 0.4), tone: `${onLeaf(golden)} serif` });
  return board.place(
    cellPlace(cell.x, cell.y),
    { x: at[0] + size / 2 - radius, y: at[1] + rise / 2 - radius, width: wide, height: wide, radius },
    box(0, 0, wide, wide, 'tray', radius),
    lifted === undefined
      ? ''
      : other === undefined
        ? lain(lifted, radius, radius * 1.5, true)
        : lain(other, radius * 0.56, radius * 0.98, false) + lain(lifted, radius * 1.44, radius * 0.98, true),
  );
}

/** HAL-01: the numbers of columns and rows; texts name cells by them. */
function coordinates({ board }: Table, { edge, left, top: upper, columns, rows, size, rise }: Grid, at: Spot): string {
  const [x, y] = [edge, edge];
  const style = { size: 11, anchor: 'middle', tone: 'soft' } as const;
  const across = Array.from({ length: columns }, (_, i) => label(x + (i + 0.5) * size, y - edge / 2, left + i, style));
  const down = Array.from({ length: rows }, (_, i) => label(x - edge / 2, y + (i + 0.5) * rise, upper + i, style));
  const place = { x: at[0] - edge, y: at[1] - edge, width: columns * size + edge, height: rows * rise + edge };
  return board.place('grid', place, ...across, ...down);
}

/** HAL-01 to HAL-04: the buildings and the tokens on their grid, row by row. */
export function city(table: Table, { x, y, width }: Room): Part {
  const { view } = table;
  const grid = gridOf(table, width);
  const { edge, size, rise, columns, rows, tall } = grid;
  const height = tall + edge + BELOW;
  const left = x + edge + (width - edge - SIDE - columns * size) / 2;
  const upper = y + edge + (tall - rows * rise) / 2;
  const at = (cell: Cell): Spot => [left + (cell.x - grid.left) * size, upper + (cell.y - grid.top) * rise];
  const things: { readonly cell: Cell; readonly svg: string }[] = [];
  for (const each of view.city) things.push({ cell: each, svg: building(table, each, ...at(each), size, rise) });
  const asked = askedCells(view);
  for (const { letter, cell } of tokensLaid(view))
    if (!asked.some(({ x: column, y: row }) => column === cell.x && row === cell.y))
      things.push({ cell, svg: token(table, letter, ...at(cell), grid) });
  for (const cell of asked)
    things.push({ cell, svg: openCell(table, cell, tokenAt(view, cell.x, cell.y), at(cell), grid) });
  things.sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
  return {
    svg: [
      box(x, y, width, height, 'tray', 12),
      streets(table, at, grid),
      coordinates(table, grid, [left, upper]),
      ...things.map(({ svg }) => svg),
    ].join(''),
    height,
  };
}
