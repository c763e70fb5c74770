import { box, element, label, moved, type Part, type Room, textWidth } from '@wonders/core/board';
import { LETTERS, type Letter } from '../components/cards.js';
import { type Cell, START_CELLS } from '../components/grid.js';
import { TILES, type TileId } from '../components/tiles.js';
import { type Building, isSolo, type View } from '../state/index.js';
import { tokenCells, top } from '../table/city.js';
import { cellPlace } from './places.js';
import { SIGNS } from './signs.js';
import type { Table } from './table.js';

/** The most floors drawn one above the other; a taller building shows its uppermost ones. */
const LAYERS = 5;

/** The sizes below which a tile is drawn with less on it; below the smaller one a letter replaces its sign. */
const SMALL = 54;
const TINY = 37;

/** The room for the numbers of rows and columns; on a phone, a city that keeps its place needs the rest for its tiles. */
const EDGE = 18;
const NARROW_EDGE = 12;

/** The cells that a picture keeps free: most cities fit, and only a wider one makes all cells smaller. */
const KEPT: readonly Cell[] = [
  { x: -4, y: -5 },
  { x: 4, y: 4 },
];

/** The size of a cell in them on a desk. */
const KEPT_SIZE = 56;

interface Grid {
  readonly edge: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell. */
  readonly size: number;
}

/** HAL-06, HAL-31: the cells that a question is about: where the next tile of the starting city lies, or where the token may go. */
function askedCells(view: View): readonly Cell[] {
  const next = view.phase === 'city' ? START_CELLS[view.city.length] : undefined;
  return next === undefined ? tokenCells(view) : [next];
}

/** The cells of the smallest picture. */
const LEAST: readonly Cell[] = [
  { x: -2, y: -2 },
  { x: 2, y: 2 },
];

/** The part of the grid that is in use, with the cells that a question is about. */
function gridOf({ view, board, phone }: Table, width: number): Grid {
  const least = board.still ? KEPT : LEAST;
  const cells: Cell[] = [...view.city, ...askedCells(view), ...least];
  for (const letter of LETTERS) {
    const cell = view.tokens[letter];
    if (cell !== null) cells.push(cell);
  }
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, upper] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - upper + 1];
  const edge = board.still && phone ? NARROW_EDGE : EDGE;
  const most = board.still ? KEPT_SIZE : Math.min(Math.max(52, 560 / rows), 92);
  const size = Math.min((width - edge - (board.still ? 2 : 6)) / columns, phone ? 60 : most);
  return { edge, left, top: upper, columns, rows, size };
}

/** The floors of a building, each in the colour of its tile, the last one on top. */
function layers(building: Building, side: number, step: number): string {
  const shown = building.tiles.slice(-LAYERS);
  return shown
    .map((tile, i) => box(i * step, (LAYERS - 1 - i) * step, side, side, `${TILES[tile].colour} edge`, 5))
    .join('');
}

/** HAL-30, HAL-41: whose resources stand on a building, one on each floor. */
function ownerSign(table: Table, { owner, tiles }: Building, left: number, end: number, side: number): string {
  if (owner === null) return '';
  const tiny = side < TINY;
  const inset = tiny ? 1 : side < SMALL ? 2 : 4;
  const [width, height] = [side - 2 * inset, tiny ? 12 : side < SMALL ? 14 : 18];
  const size = side < SMALL ? 11 : 13;
  const who = isSolo(table.view) ? table.seatName(owner) : table.words.seatSign(owner);
  const whole = `${who} ${tiles.length}`;
  const text = tiny || textWidth(whole, size, true) > width ? `${who.charAt(0)}${tiles.length}` : whole;
  const dark = owner % 2 === 1;
  const y = end - inset - height;
  return (
    box(left + inset, y, width, height, dark ? 'black' : 'white edge', dark ? 2 : height / 2) +
    label(left + side / 2, y + height / 2, text, {
      size,
      anchor: 'middle',
      bold: true,
      tone: dark ? 'on-black' : 'on-white',
    })
  );
}

/** HAL-30, HAL-41: the pawn, in its corner. */
function pawnSign({ board }: Table, x: number, y: number, side: number): string {
  const radius = side < SMALL ? 5.5 : 9;
  const [cx, cy] = side < SMALL ? [x - 1, y + 1] : [x - 6, y + 6];
  return element('circle', { class: 'w-panel', cx, cy, r: radius }) + board.icon('crane', cx, cy, radius * 1.35);
}

/** HAL-25: the tile on top: its number, and a sign or a letter for its colour. */
function face({ board, words }: Table, { owner }: Building, tile: TileId, side: number): string {
  const { colour, number } = TILES[tile];
  const tone = `on-${colour}`;
  if (side < TINY)
    return label(side / 2, owner === null ? side / 2 : (side - 13) / 2, `${words.colours[colour]}${number}`, {
      size: 11,
      anchor: 'middle',
      bold: true,
      tone,
    });
  const small = side < SMALL;
  const free = owner === null ? side : side - (small ? 16 : 22);
  const size = small ? 15 : Math.min(26, side * 0.36);
  return (
    board.icon(SIGNS[colour], side * 0.2, free / 2, small ? 10 : side * 0.2, tone) +
    label(side * 0.6, free / 2, number, { size, anchor: 'middle', bold: true, tone })
  );
}

function building(table: Table, each: Building, x: number, y: number, size: number): string {
  const tile = top(each);
  const gap = size < 44 ? 1 : 2;
  const inner = size - 2 * gap;
  const step = Math.max(1, Math.min(4, size * (table.phone ? 0.04 : 0.0625)));
  const side = inner - (LAYERS - 1) * step;
  const floors = Math.min(each.tiles.length, LAYERS);
  const [left, upper] = [(floors - 1) * step, (LAYERS - floors) * step];
  return table.board.place(
    `tile-${tile}`,
    { x: x + gap, y: y + gap, width: inner, height: inner },
    layers(each, side, step),
    moved(left, upper, face(table, each, tile, side)),
    ownerSign(table, each, left, upper + side, side),
    each.pawn ? pawnSign(table, left + side, upper, side) : '',
  );
}

/** HAL-63: the links between the buildings of a district. */
function links({ view }: Table, at: (cell: Cell) => readonly [number, number], size: number): string {
  const joined: string[] = [];
  for (const [i, one] of view.city.entries())
    for (const other of view.city.slice(i + 1)) {
      const { colour } = TILES[top(one)];
      if (TILES[top(other)].colour !== colour || Math.abs(one.x - other.x) + Math.abs(one.y - other.y) !== 1) continue;
      const [[x1, y1], [x2, y2]] = [at(one), at(other)];
      const [x, y] = [(x1 + x2 + size) / 2, (y1 + y2 + size) / 2];
      const [wide, high] = y1 === y2 ? [size * 0.5, size * 0.34] : [size * 0.34, size * 0.5];
      joined.push(box(x - wide / 2, y - high / 2, wide, high, `${colour} faded`, 0));
    }
  return joined.join('');
}

function token({ board, nameOf }: Table, letter: Letter, x: number, y: number, size: number): string {
  const radius = Math.min(size * 0.34, 24);
  const inset = size / 2 - radius;
  const middle = radius;
  return board.place(
    `token-${letter}`,
    { x: x + inset, y: y + inset, width: 2 * radius, height: 2 * radius, radius },
    element('circle', { class: 'w-green w-edge', cx: middle, cy: middle, r: radius - 1 }),
    label(middle, middle, nameOf(letter), {
      size: Math.max(12, radius * 0.95),
      anchor: 'middle',
      bold: true,
      tone: 'on-green',
    }),
  );
}

/** HAL-31, HAL-32: a cell where the lifted token may be put down. */
function openCell({ board, view, nameOf }: Table, cell: Cell, x: number, y: number, size: number): string {
  const letter = view.running === null ? '' : nameOf(view.running.card);
  const radius = Math.min(size * 0.34, 24);
  const inset = size / 2 - radius;
  return board.place(
    cellPlace(cell.x, cell.y),
    { x: x + inset, y: y + inset, width: 2 * radius, height: 2 * radius, radius },
    box(0, 0, 2 * radius, 2 * radius, 'empty', radius),
    label(radius, radius, letter, { size: Math.max(12, radius * 0.9), anchor: 'middle', bold: true, tone: 'accent' }),
  );
}

/** HAL-01: the numbers of columns and rows; texts name cells by them. */
function coordinates({ board }: Table, { edge, left, top: upper, columns, rows, size }: Grid, at: Cell): string {
  const [x, y] = [edge, edge];
  const style = { size: 11, anchor: 'middle', tone: 'muted' } as const;
  const across = Array.from({ length: columns }, (_, i) => label(x + (i + 0.5) * size, y - edge / 2, left + i, style));
  const down = Array.from({ length: rows }, (_, i) => label(x - edge / 2, y + (i + 0.5) * size, upper + i, style));
  const place = { x: at.x - edge, y: at.y - edge, width: columns * size + edge, height: rows * size + edge };
  return board.place('grid', place, ...across, ...down);
}

/** HAL-01 to HAL-04: the buildings and the tokens on their grid, row by row. */
export function city(table: Table, { x, y, width }: Room): Part {
  const { view } = table;
  const grid = gridOf(table, width);
  const { edge, size, columns, rows } = grid;
  const height = rows * size + edge + 6;
  const origin = { x: x + edge + (width - edge - (table.board.still ? 2 : 6) - columns * size) / 2, y: y + edge };
  const at = (cell: Cell) => [origin.x + (cell.x - grid.left) * size, origin.y + (cell.y - grid.top) * size] as const;
  const things: { readonly cell: Cell; readonly svg: string }[] = [];
  for (const each of view.city) things.push({ cell: each, svg: building(table, each, ...at(each), size) });
  for (const letter of LETTERS) {
    const cell = view.tokens[letter];
    if (cell !== null) things.push({ cell, svg: token(table, letter, ...at(cell), size) });
  }
  for (const cell of askedCells(view)) things.push({ cell, svg: openCell(table, cell, ...at(cell), size) });
  things.sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
  return {
    svg: [
      box(x, y, width, height),
      coordinates(table, grid, origin),
      links(table, at, size),
      ...things.map(({ svg }) => svg),
    ].join(''),
    height,
  };
}
