import { box, element, label, textWidth } from '@wonders/core/board';
import { TILES, type TileId } from '../components/tiles.js';
import type { Building } from '../state/index.js';
import { top } from '../table/city.js';
import { cube, pawn, seatSign, seatTone } from './art.js';
import { round, SIGNS } from './signs.js';
import type { Table } from './table.js';

/** The most floors drawn one above the other; a taller building shows its uppermost ones. */
const LAYERS = 5;

/** The width below which a roof is drawn with less on it. */
const SMALL = 44;

/** The most resources drawn one beside the other. */
const CUBES = 3;

/** How far the foot of a building stands above the edge of its cell, as part of the width of the cell. */
export const FOOT = 0.06;

/** How a building stands in its cell. */
export interface Block {
  readonly width: number;
  /** How deep the roof is. */
  readonly depth: number;
  /** How high a floor is. */
  readonly floor: number;
  readonly floors: number;
  readonly height: number;
  readonly radius: number;
}

/** A building of so many floors in a cell. */
export function blockOf(all: number, size: number): Block {
  const floors = Math.min(all, LAYERS);
  const width = round(size * 0.9);
  const depth = round(width * 0.9);
  const floor = round(Math.max(3.4, width * 0.095));
  return { width, depth, floor, floors, height: depth + floors * floor, radius: round(Math.min(5, width * 0.09)) };
}

/** Windows: a row in each front. */
function windows({ width, depth, floor, floors, radius }: Block): string {
  const count = Math.max(4, Math.round(width / 10));
  const step = (width - 2 * radius) / (count - 0.5);
  const rows = Array.from(
    { length: floors },
    (_, i) => `M${radius} ${round(depth + (i + 0.5) * floor)}h${round(width - 2 * radius)}`,
  );
  return element('path', {
    class: 'w-rule',
    'stroke-width': floor * 0.44,
    'stroke-dasharray': `${round(step / 2)}`,
    d: rows.join(''),
  });
}

/** HAL-41: the floors, each with a front in the colour of its tile and windows, and the roof on the last one. */
function walls({ tiles }: Building, block: Block): string {
  const { width, depth, floor, floors, height, radius } = block;
  const shown = tiles.slice(-floors);
  const walled = shown.map((tile, i) => box(0, 0, width, height - i * floor, `${TILES[tile].colour} edge`, radius));
  const last = TILES[shown.at(-1) as TileId].colour;
  return [
    box(2, 4, width, height, 'deep', radius),
    ...walled,
    box(0, 0, width, height, 'deep', radius),
    windows(block),
    box(0, 0, width, depth, `${last} edge`, radius),
    width < SMALL
      ? ''
      : element('path', {
          class: 'w-light',
          d: `M${radius} 1h${round(width - 2 * radius)}v1.6h${round(2 * radius - width)}Z`,
        }),
  ].join('');
}

/** HAL-30, HAL-41: whose resources stand on a building, and how many: one on each floor. */
function owned(table: Table, { owner, tiles }: Building, { width, depth }: Block, tone: string): string {
  if (owner === null) return '';
  const who = seatSign(table, owner);
  const y = depth * 0.75;
  const text = who === '' ? `${tiles.length}` : `${who} ${tiles.length}`;
  if (width < SMALL && who !== '') {
    const ground = seatTone(owner);
    const [wide, high] = [Math.max(width - 4, Math.min(width, textWidth(text, 11, true) + 2)), 13];
    return (
      box((width - wide) / 2, y - high / 2, wide, high, `${ground} edge`, 6.5) +
      label(width / 2, y, text, {
        size: 11,
        anchor: 'middle',
        bold: true,
        tone: `on-${ground}`,
        room: wide,
        whole: true,
      })
    );
  }
  const size = Math.max(12, width * 0.27);
  const cubes = who === '' && width >= SMALL ? Math.min(CUBES, tiles.length) : 1;
  const at = Array.from({ length: cubes }, (_, i) => size * 0.62 + 2 + i * size * 0.72);
  return (
    at.map((x) => cube(table, owner, x, y, size)).join('') +
    label(width - 5, y, text, { size: Math.max(11, width * 0.22), anchor: 'end', bold: true, tone })
  );
}

/** HAL-30, HAL-41: the pawn, at its corner. */
function pawnSign(table: Table, { width }: Block): string {
  const size = Math.max(13, width * 0.34);
  return element('circle', { class: 'w-deep', cx: width - 1, cy: 0, r: size * 0.44 }) + pawn(table, width - 1, 0, size);
}

/** HAL-25: the tile on top: its number, and a sign for its colour. */
function roof({ board }: Table, tile: TileId, { width, depth }: Block): string {
  const { colour, number } = TILES[tile];
  const tone = `on-${colour}`;
  const y = depth * 0.29;
  return (
    board.icon(SIGNS[colour], width * 0.2, y, Math.max(9, width * 0.24), tone) +
    label(width * 0.66, y, number, {
      size: Math.max(12.5, width * 0.36),
      anchor: 'middle',
      bold: true,
      tone: `${tone} serif`,
      room: Math.max(12, width * 0.54),
      whole: true,
    })
  );
}

/** A building in its cell: it grows with each floor. */
export function building(table: Table, each: Building, x: number, y: number, size: number, rise: number): string {
  const tile = top(each);
  const block = blockOf(each.tiles.length, size);
  const { width, height, radius } = block;
  // Its foot stands a little above the edge of its cell.
  const at = { x: x + (size - width) / 2, y: y + rise - size * FOOT - height, width, height, radius };
  return table.board.place(
    `tile-${tile}`,
    at,
    walls(each, block),
    roof(table, tile, block),
    owned(table, each, block, `on-${TILES[tile].colour}`),
    each.pawn ? pawnSign(table, block) : '',
  );
}
