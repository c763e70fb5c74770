import { box, element, label, moved, textWidth } from '@wonders/core/board';
import { TILES, type TileId } from '../components/tiles.js';
import { type Building, isSolo } from '../state/index.js';
import { top } from '../table/city.js';
import { round, SIGNS } from './signs.js';
import type { Table } from './table.js';

/** The most floors drawn one above the other; a taller building shows its uppermost ones. */
const LAYERS = 4;

/** The widths below which a roof is drawn with less on it; below the smaller one its sign and its number fill it. */
const SMALL = 48;
const TINY = 37;

/** How a building stands in its cell: its front, and its roof above the floors. */
interface Block {
  readonly left: number;
  readonly width: number;
  /** The upper edge of the roof. */
  readonly roof: number;
  /** How deep the roof is. */
  readonly depth: number;
  /** How high a floor is. */
  readonly floor: number;
}

function blockOf({ tiles }: Building, size: number, rise: number): Block {
  const left = Math.max(2, size * 0.07);
  const floors = Math.min(tiles.length, LAYERS);
  const floor = (rise - 2 * left) * 0.1;
  const depth = rise - 2 * left - LAYERS * floor;
  return { left, width: size - 2 * left, depth, floor, roof: left + (LAYERS - floors) * floor };
}

/** A row of windows in a front. */
function windows(left: number, y: number, width: number, floor: number): string {
  const count = Math.max(4, Math.round(width / 10));
  const step = width / count;
  const [wide, high] = [round(step * 0.5), round(floor * 0.45)];
  const one = `h${wide}v${high}h-${wide}z`;
  return `M${round(left + step * 0.25)} ${round(y + floor * 0.3)}${Array.from({ length: count }, () => one).join(`m${round(step)} 0`)}`;
}

/** HAL-41: the floors, each a front in the colour of its tile with windows, and the roof on the last one. */
function front({ tiles }: Building, { left, width, roof, depth, floor }: Block): string {
  const shown = tiles.slice(-LAYERS).reverse();
  const foot = roof + depth + shown.length * floor;
  const shade = { class: 'w-black', 'fill-opacity': 0.22 };
  const rows = shown.map((_, i) => windows(left, roof + depth + i * floor, width, floor));
  return [
    element('path', {
      ...shade,
      d: `M${round(left + width)} ${round(roof + 4)}l4 4v${round(foot - roof - 5)}h-${round(width)}l-4-3Z`,
    }),
    ...shown.map((tile, i) => box(left, roof + depth + i * floor, width, floor, `${TILES[tile].colour} edge`, 0)),
    element('rect', { ...shade, x: left, y: roof + depth, width, height: shown.length * floor }),
    element('path', { class: 'w-white', 'fill-opacity': 0.8, d: rows.join('') }),
    box(left, roof, width, depth, `${TILES[shown[0] as TileId].colour} edge`, 2),
  ].join('');
}

/** HAL-30, HAL-41: whose resources stand on a building, one on each floor. */
function ownerSign(table: Table, { owner, tiles }: Building, { left, width, roof, depth }: Block): string {
  if (owner === null) return '';
  const tiny = width < TINY;
  const inset = tiny ? 1 : 3;
  const [wide, high] = [width - 2 * inset, tiny ? 12 : 14];
  const size = width < SMALL ? 11 : 12;
  const who = isSolo(table.view) ? table.seatName(owner) : table.words.seatSign(owner);
  const whole = `${who} ${tiles.length}`;
  const text = tiny || textWidth(whole, size, true) > wide ? `${who.charAt(0)}${tiles.length}` : whole;
  const dark = owner % 2 === 1;
  const y = roof + depth - high - inset + 1;
  return (
    box(left + inset, y, wide, high, dark ? 'black' : 'white edge', dark ? 2 : high / 2) +
    label(left + width / 2, y + high / 2, text, {
      size,
      anchor: 'middle',
      bold: true,
      tone: dark ? 'on-black' : 'on-white',
    })
  );
}

/** HAL-30, HAL-41: the pawn, in its corner. */
function pawnSign({ board }: Table, { left, width, roof }: Block): string {
  const radius = width < SMALL ? 5.5 : 8;
  const [cx, cy] = [left + width - radius * 0.5, Math.max(radius - 1, roof - radius * 0.3)];
  return element('circle', { class: 'w-panel', cx, cy, r: radius }) + board.icon('crane', cx, cy, radius * 1.35);
}

/** HAL-25: the tile on top: its number, and a sign for its colour. */
function face({ board }: Table, { owner }: Building, tile: TileId, { width, depth }: Block): string {
  const { colour, number } = TILES[tile];
  const tone = `on-${colour}`;
  const free = owner === null ? depth : depth - (width < TINY ? 11 : 15);
  if (width < TINY)
    return (
      board.icon(SIGNS[colour], 7, free / 2, 10, tone) +
      label(width * 0.7, free / 2, number, {
        size: Math.min(13, free),
        anchor: 'middle',
        bold: true,
        tone,
        room: width - 14,
      })
    );
  const size = Math.min(24, free * 0.9);
  return (
    board.icon(SIGNS[colour], width * 0.25, free / 2, Math.min(width * 0.26, free * 0.72), tone) +
    label(width * 0.62, free / 2, number, { size, anchor: 'middle', bold: true, tone })
  );
}

/** A building in its cell: it grows with each floor. */
export function building(table: Table, each: Building, x: number, y: number, size: number, rise: number): string {
  const tile = top(each);
  const block = blockOf(each, size, rise);
  return table.board.place(
    `tile-${tile}`,
    { x, y, width: size, height: rise, radius: 4 },
    front(each, block),
    moved(block.left, block.roof, face(table, each, tile, block)),
    ownerSign(table, each, block),
    each.pawn ? pawnSign(table, block) : '',
  );
}
