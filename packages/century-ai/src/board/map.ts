import { element, hexagon, label, NOTHING, type Part, type Room, textWidth } from '@wonders/core/board';
import { type Cubes, minus, total } from '../components/cubes.js';
import { axial, type Hex } from '../components/hexes.js';
import { isMarketTile, SEA_TILES, type TradeSymbol } from '../components/tiles.js';
import { type HexInfo, hexes } from '../table/map.js';
import { hexPlace, tablesOf } from '../table/places.js';
import { island, spice, waves } from './emblems.js';
import { type CubeStyle, cubesAround, cubesWidth, LARGE, piece, SMALL } from './parts.js';
import type { Table } from './table.js';

const ROOT = Math.sqrt(3);

/** How high the map may be. */
const MOST = { desk: 660, phone: 600 } as const;

/** The open sea around the map. */
const SHORE = 8;

/** The map, as large as the width and the height allow. */
export function map(table: Table, { x, y, width }: Room): Part {
  const laid = hexes(table.view);
  const { hexes: all, neighbours } = table.view.map;
  // A map that still grows is drawn where it is asked for.
  if (neighbours.length === 0) return NOTHING;
  const known = all.map((hex, place) => {
    const [q, r] = axial(hex);
    return { hex, q, r, info: laid[place] };
  });
  const columns = known.map(({ q }) => 1.5 * q);
  const rows = known.map(({ q, r }) => ROOT * (r + q / 2));
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows) - ROOT / 2, Math.max(...rows) + ROOT / 2];
  const size = Math.min((width - 2 * SHORE) / (right - left), (table.phone ? MOST.phone : MOST.desk) / (bottom - top));
  const start = x + (width - size * (right - left)) / 2;
  const drawn = known.map((hex, place) => {
    const at = { x: start + size * ((columns[place] ?? 0) - left), y: y + SHORE + size * ((rows[place] ?? 0) - top) };
    return { svg: drawHex(table, hex, place, at.x, at.y, size), mark: Number(table.board.isMarked(hexPlace(hex.hex))) };
  });
  // A mark stands on a corner, where a hex that is drawn later would hide it.
  drawn.sort((a, b) => a.mark - b.mark);
  const height = size * (bottom - top) + 2 * SHORE;
  const sea = element('rect', { class: 'w-blue', 'fill-opacity': 0.42, x, y, width, height, rx: 12 });
  return { svg: sea + drawn.map(({ svg }) => svg).join(''), height };
}

const isSea = ({ tile }: HexInfo): boolean => (SEA_TILES as readonly string[]).includes(tile);

const isPort = (hex: HexInfo): boolean => !isMarketTile(hex.tile) && !isSea(hex);

/** A hex of the map, and what lies there once it is known. */
interface Known {
  readonly hex: Hex;
  readonly info: HexInfo | undefined;
}

/** Islands and ports lie in the sea. */
function drawHex(
  table: Table,
  { hex: at, info: hex }: Known,
  number: number,
  x: number,
  y: number,
  size: number,
): string {
  const { board } = table;
  const outline = hexagon(size, (size * ROOT) / 2, size - 1.5, false);
  const middle = size;
  const high = (size * ROOT) / 2;
  const place = { x: x - size, y: y - high, width: 2 * size, height: 2 * high, outline };
  if (hex === undefined)
    return board.place(hexPlace(at), place, element('polygon', { class: 'w-line', points: outline }));
  return board.place(
    hexPlace(at),
    place,
    element('polygon', { class: 'w-white', points: outline, 'fill-opacity': 0.12 }),
    isSea(hex) ? '' : island(table, number, middle, high, 2 * size, isPort(hex)),
    isPort(hex) ? drawPort(table, hex, middle, high) : drawTile(table, hex, middle, high),
    looseCubes(table, hex, middle, high),
    pieces(table, hex, middle, high),
  );
}

/** From this length of a side on, a hex has large cubes. */
const ROOMY = 56;

/** Below this length of a side, only a few cubes fit side by side. */
const TIGHT = 38;

/** Below this length of a side, there is no room for the arrow of a trade, nor for its symbol beside loose cubes. */
const TINY = 26;

const style = (size: number): CubeStyle => (size < TIGHT ? { ...SMALL, most: 3 } : size < ROOMY ? SMALL : LARGE);

/** How cubes are drawn that have so much room: where their usual style is too wide, one by one and smaller. */
function fitting(cubes: Cubes, side: number, room: number): CubeStyle {
  const usual = style(side);
  if (cubesWidth(cubes, usual) <= room) return usual;
  return { size: room / total(cubes) - 1.5, most: total(cubes) };
}

/** How far the symbol of a trade and the loose cubes beside it stand from the middle. */
const ASIDE = 10;

/** Whether loose cubes have no line of their own below the trade: then they lie beside its symbol. */
const isCrowded = (high: number): boolean => looseLine(high) < lines(high)[2] + LINE;

/** Where loose cubes lie: below what is printed. */
const looseLine = (high: number, face: HexInfo['face'] = null): number =>
  Math.max(high * 1.36, face === 'closed-port' ? closedLine(high) + LINE + 1 : 0);

/** Where the name of a closed port stands. */
const closedLine = (high: number): number => high * 0.6 + 17;

/** The cubes that lie on a hex: where there is no room for their colours, their number. */
function looseCubes(table: Table, { cubes, market, face }: HexInfo, middle: number, high: number): string {
  const cubeStyle = style(middle);
  const crowded = market !== null && isCrowded(high);
  const x = crowded && middle >= TINY ? middle + ASIDE : middle;
  const y = crowded ? lines(high)[0] : looseLine(high, face);
  if (cubesWidth(cubes, cubeStyle) <= (x > middle ? middle : 1.7 * middle))
    // A little to the left of the middle: the island to the right of a small hex is drawn after it.
    return cubesAround(table, cubes, middle < TIGHT ? x - 6 : x, y, cubeStyle);
  const number = `×${total(cubes)}`;
  const wide = cubeStyle.size + textWidth(number, 11);
  const left = middle < TIGHT ? x + 3 - wide : x - wide / 2;
  return (
    table.board.icon('cube', left + cubeStyle.size / 2, y, cubeStyle.size) +
    label(left + cubeStyle.size + 1, y, number, { size: 11, room: middle })
  );
}

/** The trade of a market tile: what you give, above what you get for it. */
function drawTile(table: Table, { market, cubes: loose }: HexInfo, x: number, high: number): string {
  const { phone } = table;
  if (market === null) return waves(table, x, high * 0.62, phone ? 24 : 34);
  const arrow = x < TINY ? 0 : 14;
  const giving = fitting(market.give, x, 1.7 * x - arrow);
  const give = cubesWidth(market.give, giving);
  const [first, second, third] = lines(high);
  const aside = total(loose) > 0 && isCrowded(high) ? ASIDE : 0;
  return [
    x < TINY && total(loose) > 0 ? '' : symbolLine(table, market.symbol, x, x - aside, first),
    cubesAround(table, market.give, x - arrow / 2, second, giving),
    arrow === 0 ? '' : label(x + give / 2 - 4, second, '→', { size: 12, bold: true }),
    cubesAround(table, market.get, x, third, fitting(market.get, x, 1.7 * x)),
  ].join('');
}

/** The symbol of a tile: its emblem, and its name where there is room. */
function symbolLine(table: Table, symbol: TradeSymbol, side: number, x: number, y: number): string {
  if (side < ROOMY) return spice(table, symbol, x, y, 13);
  const name = table.words.name(symbol);
  const left = x - (15 + textWidth(name, 11)) / 2;
  return spice(table, symbol, left + 6, y, 13) + label(left + 15, y, name, { size: 11 });
}

/** The distance that the letters of two lines need. */
const LINE = 11.5;

/** Where the lines of a trade stand: in a small hex they keep their distance. */
function lines(high: number): readonly [symbol: number, give: number, get: number] {
  const first = high * 0.36;
  const second = Math.max(high * 0.67, first + LINE);
  return [first, second, Math.max(high * 0.99, second + LINE + 1)];
}

function drawPort(table: Table, { face, cubes }: HexInfo, x: number, high: number): string {
  const { view, board, phone, words } = table;
  if (face === null) return board.icon('anchor', x, high * 0.8, 24, 'muted');
  if (face === 'closed-port')
    return (
      board.icon('anchor', x, high * 0.6, phone ? 18 : 22, 'muted') +
      label(x, closedLine(high), words.board.closed, { size: 12, anchor: 'middle' })
    );
  const { cost, vp } = tablesOf(view).orders[face];
  return [
    x < ROOMY ? '' : board.icon('anchor', x, high * 0.21, 12, 'muted'),
    board.icon('points', x - 11, worth(x, high), phone ? 15 : 18),
    label(x + 1, worth(x, high), vp, { size: phone ? 15 : 17, bold: true }),
    ...price(table, cost, total(cubes) > 0, x, high),
  ].join('');
}

/** Where the points of an order stand: higher where the hex is small, so that its cubes stay clear of them. */
const worth = (x: number, high: number): number => high * (x < ROOMY ? 0.44 : 0.54);

/** From the points of an order to its cubes. */
const APART = 15.5;

/** The cubes of an order, one by one: where a row is too wide for the hex in two, or smaller where loose cubes lie below. */
function price(table: Table, cost: Cubes, isAbove: boolean, x: number, high: number): readonly string[] {
  const { size } = style(x);
  const most = total(cost);
  const widest = (1.7 * x) / most - 1.5;
  if (isAbove || size <= widest) {
    const row = { size: Math.min(size, widest), most };
    return [cubesAround(table, cost, x, Math.max(high * 0.94, worth(x, high) + APART), row)];
  }
  const singly = { size, most };
  const half = Math.ceil(total(cost) / 2);
  return [first(cost, half), minus(cost, first(cost, half))].map((row, i) =>
    cubesAround(table, row, x, Math.max(high * 0.9, worth(x, high) + APART) + i * (size + 2), singly),
  );
}

/** The first cubes of a row. */
function first([yellow, red, green, brown]: Cubes, count: number): Cubes {
  const y = Math.min(yellow, count);
  const r = Math.min(red, count - y);
  const g = Math.min(green, count - y - r);
  return [y, r, g, Math.min(brown, count - y - r - g)];
}

/** Where boats and outposts stand: in a small hex, just below what is printed. */
const pieceLine = (high: number): number => Math.max(high * 1.7, lines(high)[2] + 9);

/** Boats and outposts side by side: where they are many, each lies on the one before, so that all stay on their hex. */
function pieces(table: Table, { boats, outposts }: HexInfo, x: number, high: number): string {
  const y = pieceLine(high);
  const count = outposts.length + boats.length;
  const usual = table.phone || count > 3 ? 17 : 25;
  const wide = 2 * x * (1 - (y - high) / (2 * high));
  const step = Math.min(usual, (wide - (table.phone ? 13 : 18)) / Math.max(1, count - 1));
  const start = x - ((count - 1) / 2) * step;
  return [
    ...outposts.map((seat, i) => piece(table, 'outpost', seat, start + i * step, y)),
    ...boats.map((seat, i) => piece(table, 'boat', seat, start + (outposts.length + i) * step, y)),
  ].join('');
}
