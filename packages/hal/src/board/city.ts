import { box, element, label, type Part, type Room } from '@wonders/core/board';
import type { Letter } from '../components/cards.js';
import { type Cell, START_CELLS } from '../components/grid.js';
import { COLOURS } from '../components/tiles.js';
import type { View } from '../state/index.js';
import { colourOf } from '../table/city.js';
import { liftedToken, tokenAt, tokenCells, tokensLaid } from '../table/tokens.js';
import { building } from './buildings.js';
import { cellPlace } from './places.js';
import { GINKGO, round } from './signs.js';
import type { Table } from './table.js';

/** The middle of a street, from the edge of a plot. */
const STREET = 2;

/** Where a tree stands in a cell, as shares of its width and height, and how large it is; in some cells stands none. */
const GROVES = [
  [0.35, 0.4, 0.1],
  [0.66, 0.6, 0.08],
  [0.5, 0.3, 0.11],
  [0.3, 0.66, 0.09],
  [0.68, 0.36, 0.12],
] as const;

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

/** How high a cell is for its width: buildings grow upwards. On a phone, where cells are narrow, a roof has to hold all its signs. */
const RISE = { desk: 1.12, kept: 1.05, phone: 1.36 } as const;

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
function gridOf({ view, board, phone }: Table, width: number): Grid {
  const least = board.still ? KEPT : LEAST;
  const cells = [...takenCells(view), ...least];
  const [left, upper] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const [columns, rows] = spanOf(cells);
  if (board.still) {
    const edge = phone ? NARROW_EDGE : EDGE;
    const [across, down] = spanOf(KEPT);
    const lift = RISE[phone ? 'phone' : 'kept'];
    const most = Math.min((width - edge - 2) / across, phone ? 60 : KEPT_SIZE);
    const tall = down * most * lift;
    const size = Math.min((width - edge - 2) / columns, most, tall / (rows * lift));
    return { edge, left, top: upper, columns, rows, size, rise: size * lift, tall };
  }
  const size = Math.min((width - EDGE - 6) / columns, phone ? 60 : Math.min(Math.max(52, 560 / rows), 92));
  const rise = size * RISE[phone ? 'phone' : 'desk'];
  return { edge: EDGE, left, top: upper, columns, rows, size, rise, tall: rows * rise };
}

/** HAL-63: the plots, each in the colour of its building; those of a district join. */
function quarters({ view }: Table, at: (cell: Cell) => Spot, { size, rise }: Grid): string {
  return COLOURS.map((colour) => {
    const own = view.city.filter((each) => colourOf(each) === colour);
    const isOwn = (x: number, y: number): boolean => own.some((each) => each.x === x && each.y === y);
    const plots = own.map((each) => {
      const [x, y] = at(each);
      const wide = size - (isOwn(each.x + 1, each.y) ? 0 : 2 * STREET);
      const high = rise - (isOwn(each.x, each.y + 1) ? 0 : 2 * STREET);
      return rectangle(x + STREET, y + STREET, wide, high);
    });
    return plots.length === 0 ? '' : element('path', { class: `w-${colour} w-faded`, d: plots.join('') });
  }).join('');
}

/** The outline of a rectangle. */
const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** The outline of a tree: its crown around a spot, and its trunk. */
function tree(x: number, y: number, radius: number): string {
  const [r, foot] = [round(radius), round(radius * 0.7)];
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0m${round(radius - 0.7)} ${r}h1.4v${foot}h-1.4Z`;
}

/** The land on which the city grows, with its streets, and trees where nothing stands yet. */
function land({ view }: Table, [x, y]: Spot, grid: Grid): string {
  const { size, rise, columns, rows } = grid;
  const taken = new Set(takenCells(view).map((each) => `${each.x} ${each.y}`));
  const [width, height] = [columns * size, rows * rise];
  const streets = [
    ...Array.from({ length: columns - 1 }, (_, i) => rectangle(x + (i + 1) * size - STREET, y, 2 * STREET, height)),
    ...Array.from({ length: rows - 1 }, (_, i) => rectangle(x, y + (i + 1) * rise - STREET, width, 2 * STREET)),
  ];
  const trees: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [cx, cy] = [column + grid.left, row + grid.top];
      const grove = GROVES[(cx * 9 + cy * 3 + 70) % 7];
      if (grove === undefined || taken.has(`${cx} ${cy}`)) continue;
      const [right, down, radius] = grove;
      trees.push(tree(x + (column + right) * size, y + (row + down) * rise, radius * size));
    }
  const green = (opacity: number, d: string) => element('path', { class: 'w-green', 'fill-opacity': opacity, d });
  return (
    green(0.16, rectangle(x, y, width, height)) +
    element('path', { class: 'w-panel', d: streets.join('') }) +
    green(0.4, trees.join(''))
  );
}

function token({ board, nameOf }: Table, letter: Letter, x: number, y: number, { size, rise }: Grid): string {
  const radius = Math.min(size * 0.42, 26);
  const middle = radius;
  return board.place(
    `token-${letter}`,
    { x: x + size / 2 - radius, y: y + rise / 2 - radius, width: 2 * radius, height: 2 * radius, radius },
    board.emblem('ginkgo', GINKGO, middle, middle, 2 * radius, 'green'),
    label(middle, middle * 0.84, nameOf(letter), {
      size: Math.max(12, radius * 0.8),
      anchor: 'middle',
      bold: true,
      tone: 'on-green',
    }),
  );
}

/** HAL-31, HAL-32, HAL-84: a cell where the lifted token may be put down; `other` is the token that gives way there. */
function openCell(table: Table, cell: Cell, other: Letter | undefined, at: Spot, { size, rise }: Grid): string {
  const { board, view, nameOf } = table;
  const lifted = liftedToken(view);
  const letter = lifted === undefined ? '' : nameOf(lifted);
  const radius = Math.min(size * 0.42, 26);
  const style = { anchor: 'middle', bold: true } as const;
  return board.place(
    cellPlace(cell.x, cell.y),
    { x: at[0] + size / 2 - radius, y: at[1] + rise / 2 - radius, width: 2 * radius, height: 2 * radius, radius },
    box(0, 0, 2 * radius, 2 * radius, 'empty', radius),
    ...(other === undefined
      ? [label(radius, radius, letter, { ...style, size: Math.max(12, radius * 0.9), tone: 'accent' })]
      : [
          board.emblem('ginkgo', GINKGO, radius, radius * 0.7, radius * 1.2, 'green'),
          label(radius, radius * 0.6, nameOf(other), { ...style, size: 12, tone: 'on-green' }),
          label(radius, radius * 1.55, letter, { ...style, size: Math.max(12, radius * 0.6), tone: 'accent' }),
        ]),
  );
}

/** HAL-01: the numbers of columns and rows; texts name cells by them. */
function coordinates({ board }: Table, { edge, left, top: upper, columns, rows, size, rise }: Grid, at: Spot): string {
  const [x, y] = [edge, edge];
  const style = { size: 11, anchor: 'middle', tone: 'muted' } as const;
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
  const height = tall + edge + 6;
  const left = x + edge + (width - edge - (table.board.still ? 2 : 6) - columns * size) / 2;
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
      box(x, y, width, height),
      land(table, [left, upper], grid),
      quarters(table, at, grid),
      coordinates(table, grid, [left, upper]),
      ...things.map(({ svg }) => svg),
    ].join(''),
    height,
  };
}
