import type { Seat } from '@wonders/core';
import { box, element, label } from '@wonders/core/board';
import { COLOURS, type Cubes, total } from '../components/cubes.js';
import type { Table } from './table.js';

/** A cube with the letter of its colour. */
function cube({ board, words }: Table, rank: number, x: number, y: number, size: number): string {
  const colour = COLOURS[rank] ?? 'yellow';
  const letter = label(12, 12, words.board.letters[colour], {
    size: 22,
    anchor: 'middle',
    bold: true,
    tone: `on-${colour}`,
  });
  return board.stamp(`cube-${colour}`, box(0, 0, 24, 24, colour, 4) + letter, x + size / 2, y, size);
}

/** A large cube that stands on the table: its faces are told apart by their shade. */
export const block = ({ board }: Table, colour: (typeof COLOURS)[number], x: number, y: number, size: number): string =>
  board.stamp(
    `block-${colour}`,
    [
      element('path', { class: `w-${colour}`, d: 'M12 1l10.500 5.500v11L12 23L1.500 17.500v-11Z' }),
      element('path', { class: 'w-white', 'fill-opacity': 0.28, d: 'M12 1l10.500 5.500L12 12L1.500 6.500Z' }),
      element('path', { class: 'w-black', 'fill-opacity': 0.22, d: 'M22.500 6.500v11L12 23V12Z' }),
    ].join(''),
    x,
    y,
    size,
  );

/** How cubes are drawn: their size, and the most that are drawn one by one. */
export interface CubeStyle {
  readonly size: number;
  readonly most: number;
}

export const LARGE: CubeStyle = { size: 12, most: 7 };
export const SMALL: CubeStyle = { size: 11, most: 4 };

/** The width of one colour in a row: its cubes side by side, or one cube with its number. */
const advance = (count: number, { size }: CubeStyle, singly: boolean): number => {
  if (count === 0) return 0;
  if (singly) return count * (size + 1.5);
  return size + (count === 1 ? 2 : count > 9 ? 25 : 18);
};

/** How wide a row of cubes is. */
export function cubesWidth(cubes: Cubes, style = LARGE): number {
  const singly = total(cubes) <= style.most;
  return cubes.reduce((sum, count) => sum + advance(count, style, singly), 0);
}

/** Cubes one by one; if there are many, one of each colour with its number. */
export function cubeRow(table: Table, cubes: Cubes, x: number, y: number, style = LARGE): string {
  const singly = total(cubes) <= style.most;
  let at = x;
  return cubes
    .map((count, rank) => {
      const start = at;
      at += advance(count, style, singly);
      if (count === 0) return '';
      const { size } = style;
      if (singly)
        return Array.from({ length: count }, (_, i) => cube(table, rank, start + i * (size + 1.5), y, size)).join('');
      const number = count === 1 ? '' : label(start + size + 1, y, `×${count}`, { size: 11 });
      return cube(table, rank, start, y, size) + number;
    })
    .join('');
}

/** Cubes in the middle of a place. */
export const cubesAround = (table: Table, cubes: Cubes, x: number, y: number, style = LARGE): string =>
  cubeRow(table, cubes, x - cubesWidth(cubes, style) / 2, y, style);

/** A boat or an outpost in the colour of its seat. */
export const piece = (
  { board, view, phone }: Table,
  sign: 'boat' | 'outpost',
  seat: Seat,
  x: number,
  y: number,
): string => {
  const tone = view.seats[seat]?.pieces ?? 'white';
  const size = (sign === 'boat' ? 24 : 18) - (phone ? 5 : 0);
  const drawn = element('circle', { class: 'w-ink', cx: 12, cy: 12, r: 12 }) + board.icon(sign, 12, 12, 17, tone);
  return board.stamp(`${sign}-${tone}`, drawn, x, y, size);
};
