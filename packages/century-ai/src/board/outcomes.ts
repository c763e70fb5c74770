import {
  box,
  columnWidth,
  element,
  gallery,
  hexagon,
  label,
  laurel,
  NOTHING,
  type Part,
  type Room,
} from '@wonders/core/board';
import { STARTING_SETS } from '../components/board.js';
import { axial, growth, type Hex } from '../components/hexes.js';
import type { OrderId } from '../components/orders.js';
import { isMarketTile, type LandTileId } from '../components/tiles.js';
import type { ChanceMove, Move } from '../notation.js';
import { CHANCES } from '../state/index.js';
import { hexPlace, tablesOf } from '../table/places.js';
import { waves } from './art.js';
import { spiceDisc } from './emblems.js';
import { cubesAround, cubesWidth, fitting } from './parts.js';
import { placeOf } from './places.js';
import type { Table } from './table.js';

const HEIGHT = 56;

/** A market tile: what you give, and what you get for it; or the open sea. */
function land(table: Table, tile: LandTileId, width: number): string {
  const { view } = table;
  const trade = isMarketTile(tile) ? tablesOf(view).market[tile] : undefined;
  if (trade === undefined) return box(0, 0, width, HEIGHT, 'tray') + waves(table, width / 2, HEIGHT / 2, 30);
  const { symbol, give, get } = trade;
  const most = width < 170 ? 14 : 16;
  const [left, right] = [cubesWidth(give, most), cubesWidth(get, most)];
  const start = (width - left - 22 - right) / 2;
  return [
    box(0, 0, width, HEIGHT, 'stock'),
    spiceDisc(table, symbol, width / 2, 15, 10),
    cubesAround(table, give, start + left / 2, 39, most),
    label(start + left + 11, 39, '→', { size: 12, anchor: 'middle', bold: true }),
    cubesAround(table, get, start + left + 22 + right / 2, 39, most),
  ].join('');
}

/** An order: its points above its cubes. */
function order(table: Table, tile: OrderId | 'closed-port', width: number): string {
  const { board, view, words } = table;
  const stock = box(0, 0, width, HEIGHT, 'stock');
  const middle = width / 2;
  if (tile === 'closed-port') {
    const closed = label(middle, 43, words.board.closed, { size: 12, anchor: 'middle' });
    return stock + board.icon('anchor', middle, 20, 22, 'muted') + closed;
  }
  const { vp, cost } = tablesOf(view).orders[tile];
  return (
    stock +
    laurel(board, middle, 17, 27, vp, 'green') +
    cubesAround(table, cost, middle, 41, fitting(cost, width - 10, 16))
  );
}

/** What may have turned up. */
function picture(table: Table, move: Exclude<ChanceMove, { readonly kind: 'cell' }>, width: number): string {
  switch (move.kind) {
    case 'remove':
    case 'tile':
      return land(table, move.tile, width);
    case 'order':
      return order(table, move.order, width);
    case 'draw':
      return order(table, move.tile, width);
    case 'lot': {
      const name = label(width / 2, 15, table.words.name(move.colour), { anchor: 'middle', bold: true });
      return (
        box(0, 0, width, HEIGHT, 'stock') + name + cubesAround(table, STARTING_SETS[move.colour], width / 2, 38, 16)
      );
    }
  }
}

/** Whether the next cell of the map is asked for. */
export const grows = ({ view }: Table): boolean => view.pending.at(-1)?.kind === 'cell';

/** The hexes by which the map may grow, around those that it has. */
export function growing({ view, board, line }: Table, { x, y, width }: Room): Part {
  const hexes = [...view.map.hexes, ...growth(view.map.hexes)].map((hex: Hex) => {
    const [q, r] = axial(hex);
    return { hex, across: 1.5 * q, down: Math.sqrt(3) * (r + q / 2) };
  });
  const left = Math.min(...hexes.map(({ across }) => across)) - 1;
  const top = Math.min(...hexes.map(({ down }) => down)) - 1;
  const [wide, high] = [
    Math.max(...hexes.map(({ across }) => across)) + 1 - left,
    Math.max(...hexes.map(({ down }) => down)) + 1 - top,
  ];
  const size = Math.min(width / wide, 34);
  const start = x + (width - size * wide) / 2;
  const drawn = hexes.map(({ hex, across, down }) => {
    const at = { x: start + (across - left - 1) * size, y: y + 26 + (down - top - 1) * size };
    const outline = hexagon(size, size, size - 1.5, false);
    const known = view.map.hexes.includes(hex);
    return board.place(
      hexPlace(hex),
      { ...at, width: 2 * size, height: 2 * size, outline },
      element('polygon', { class: known ? 'w-line' : 'w-stock', points: outline }),
      label(size, size, hex, { size: 11, anchor: 'middle', tone: 'muted' }),
    );
  });
  return {
    svg: label(x + 2, y + 10, line, { size: 14, bold: true, tone: 'on-paper', room: width - 4 }) + drawn.join(''),
    height: 26 + high * size,
  };
}

const isChance = (move: Move): move is ChanceMove => (CHANCES as readonly string[]).includes(move.kind);

/** What may have turned up on a real table, as pictures to choose from. */
export function outcomes(table: Table, room: Room): Part {
  const { view, board, phone, line } = table;
  if (grows(table)) return growing(table, room);
  const moves = table.moves.filter(isChance);
  const [first] = moves;
  if (first === undefined) return NOTHING;
  const isTile = first.kind === 'tile' || first.kind === 'remove';
  const across = phone ? (isTile ? 2 : 3) : isTile ? 6 : 8;
  const width = columnWidth(room.width, across);
  const pictures = moves.flatMap((move) => {
    if (move.kind === 'cell') return [];
    const drawn = picture(table, move, width);
    return (x: number, y: number) => board.place(placeOf(view, move), { x, y, width, height: HEIGHT }, drawn);
  });
  return gallery(line, pictures, { width, height: HEIGHT }, room);
}
