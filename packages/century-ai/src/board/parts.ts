import type { Seat } from '@wonders/core';
import { label, textWidth } from '@wonders/core/board';
import { COLOURS, type Cubes, total } from '../components/cubes.js';
import { pieceArt } from './art.js';
import { cube } from './emblems.js';
import type { Table } from './table.js';

/** From one cube of a row to the next, in sizes: the front of the next covers the side of the one before. */
const STEP = 0.78;

/** More cubes than this are one of each colour with its number. */
const MOST = 7;

/** How wide so many cubes side by side are, in sizes. */
const across = (count: number): number => (count === 0 ? 0 : STEP * (count - 1) + 1);

const times = (count: number): string => (count === 1 ? '' : `×${count}`);

/** The width of one colour, with its number. */
const counted = (count: number, size: number): number =>
  count === 0 ? 0 : size + 3 + (count === 1 ? 0 : textWidth(times(count), 11));

/** How wide a row of cubes is. */
export const cubesWidth = (cubes: Cubes, size: number): number =>
  total(cubes) > MOST ? cubes.reduce((sum, count) => sum + counted(count, size), 0) : across(total(cubes)) * size;

/** The size of cubes that have so much room. */
export const fitting = (cubes: Cubes, room: number, most: number): number =>
  total(cubes) > MOST ? Math.min(most, 11) : Math.min(most, room / Math.max(1, across(total(cubes))));

/** Cubes side by side from a left edge; if there are many, one of each colour with its number. */
export function cubeRow(table: Table, cubes: Cubes, x: number, y: number, size: number, tone = 'ink'): string {
  const singly = total(cubes) <= MOST;
  let at = x;
  return cubes
    .map((count, rank) => {
      const colour = COLOURS[rank] ?? 'yellow';
      const start = at;
      if (count === 0) return '';
      if (singly) {
        at += count * STEP * size;
        return Array.from({ length: count }, (_, i) =>
          cube(table, colour, start + (i * STEP + 0.5) * size, y, size),
        ).join('');
      }
      at += counted(count, size);
      return (
        cube(table, colour, start + size / 2, y, size) +
        (count === 1 ? '' : label(start + size + 1, y, times(count), { size: 11, tone }))
      );
    })
    .join('');
}

/** Cubes in the middle of a place. */
export const cubesAround = (table: Table, cubes: Cubes, x: number, y: number, size: number, tone = 'ink'): string =>
  cubeRow(table, cubes, x - cubesWidth(cubes, size) / 2, y, size, tone);

/** A boat or an outpost in the colour of its seat. */
export const piece = (table: Table, sign: 'boat' | 'outpost', seat: Seat, x: number, y: number, size: number): string =>
  pieceArt(table, sign, table.view.seats[seat]?.pieces ?? 'white', x, y, size);
