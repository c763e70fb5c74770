import { box, element, hexagon, label, laurel, NOTHING, type Part, type Room, textWidth } from '@wonders/core/board';
import { COLOURS, type Cubes, total } from '../components/cubes.js';
import { axial, type Hex } from '../components/hexes.js';
import { isMarketTile, SEA_TILES } from '../components/tiles.js';
import { type HexInfo, hexes } from '../table/map.js';
import { hexPlace, tablesOf } from '../table/places.js';
import { coastlines, houses, land, waves } from './art.js';
import { chevron, cube, spiceDisc } from './emblems.js';
import { cubesAround, cubesWidth, fitting, piece } from './parts.js';
import type { Table } from './table.js';

const ROOT = Math.sqrt(3);

/** How high the map may be on a phone. */
const PHONE_MOST = 860;

/** Around the islands. */
const SHORE = 2;

/** From this radius on, cubes that lie on an island have a line of their own. */
const ROOMY = 44;

/** The map by sixths and twelfths of a turn: north stays above, unless turned it is so much larger. */
const TURNS = [0, 60, 120, 90, 30, 150] as const;
const WORTH = 1.1;

/** Where the hexes of a map lie, in sides of a hex. */
interface Laid {
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly width: number;
  readonly height: number;
}

/** The middles of hexes, turned, with their bounds. */
function laid(middles: readonly (readonly [x: number, y: number])[], turn: number): Laid {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const spots = middles.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const);
  // Islands are round: half a hex lies beyond a middle in every direction.
  const half = ROOT / 2;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - half, Math.min(...ys) - half];
  return {
    spots: spots.map(([x, y]) => [x - left, y - top]),
    width: Math.max(...xs) + half - left,
    height: Math.max(...ys) + half - top,
  };
}

/** The length of a side. */
const sideIn = ({ width, height }: Laid, wide: number, high: number): number => Math.min(wide / width, high / height);

/** A map as large as the room allows: turned where that makes it larger by much. */
function turned(middles: readonly (readonly [x: number, y: number])[], wide: number, high: number): Laid {
  const all = TURNS.map((turn) => laid(middles, turn));
  const [first, ...others] = all as [Laid, ...Laid[]];
  return others.reduce(
    (best, each) => (sideIn(each, wide, high) > WORTH * sideIn(best, wide, high) ? each : best),
    first,
  );
}

/** The map, in the middle of its room. */
export function map(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, mapHeight } = table;
  const infos = hexes(view);
  const { hexes: all, neighbours } = view.map;
  // A map that still grows is drawn where it is asked for.
  if (neighbours.length === 0) return NOTHING;
  const middles = all.map((hex) => {
    const [q, r] = axial(hex);
    return [1.5 * q, ROOT * (r + q / 2)] as const;
  });
  const [wide, high] = [width - 2 * SHORE, (phone ? PHONE_MOST : mapHeight) - 2 * SHORE];
  const form = turned(middles, wide, high);
  const side = sideIn(form, wide, high);
  const height = phone ? side * form.height + 2 * SHORE : mapHeight;
  const start = { x: x + (width - side * form.width) / 2, y: y + (height - side * form.height) / 2 };
  const radius = (side * ROOT) / 2;
  const coasts = coastlines(radius);
  const drawn = all.map((hex, place) => {
    const [across, down] = form.spots[place] ?? [0, 0];
    const at = { x: start.x + side * across, y: start.y + side * down };
    return {
      svg: drawHex(table, hex, infos[place], place, at.x, at.y, radius, coasts),
      mark: Number(board.isMarked(hexPlace(hex))),
    };
  });
  // A mark stands on a corner, where a hex that is drawn later would hide it.
  drawn.sort((a, b) => a.mark - b.mark);
  return { svg: drawn.map(({ svg }) => svg).join(''), height };
}

const isSea = ({ tile }: HexInfo): boolean => (SEA_TILES as readonly string[]).includes(tile);

const isPort = (hex: HexInfo): boolean => !isMarketTile(hex.tile) && !isSea(hex);

/** A hex of the map around a middle: an island, a port or a shallow, and what lies there once it is known. */
function drawHex(
  table: Table,
  at: Hex,
  hex: HexInfo | undefined,
  number: number,
  x: number,
  y: number,
  radius: number,
  coasts: readonly string[],
): string {
  const { board } = table;
  const place = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  if (hex === undefined) {
    const outline = hexagon(radius, radius, radius, false);
    return board.place(hexPlace(at), { ...place, outline }, element('polygon', { class: 'w-tray', points: outline }));
  }
  const ground = isSea(hex) ? 'sea' : isPort(hex) ? 'port' : 'island';
  return board.place(
    hexPlace(at),
    { ...place, outline: coasts[number % coasts.length] ?? '' },
    land(table, number, radius, radius, radius, ground),
    ground === 'sea'
      ? waves(table, radius, radius * (total(hex.cubes) > 0 ? 0.58 : 0.85), radius * 0.76)
      : ground === 'port'
        ? drawPort(table, hex, radius)
        : drawMarket(table, hex, radius),
    looseCubes(table, hex, radius, ground === 'sea'),
    pieces(table, hex, radius),
  );
}

/** Whether cubes lie beside the sign of an island, where it has no line for them. */
const isCrowded = ({ cubes }: HexInfo, radius: number): boolean => total(cubes) > 0 && radius < ROOMY;

/** How far from the middle the sign and the cubes beside it stand, in radii: a mark at the corner of a hex hides neither. */
const ASIDE = 0.3;

/** Half the width of that sign where the map is small: the points of an order in their seal. */
const SIGN = 11;

/** From one joint of the planks of a pier to the next. */
const PLANK = 7;

/** The trade of an island on its plaques: above what you give, below what you get for it. */
function drawMarket(table: Table, hex: HexInfo, radius: number): string {
  const { market, cubes: loose } = hex;
  if (market === null) return '';
  const { give, get, symbol } = market;
  const room = 1.48 * radius;
  const most = Math.max(10, 0.34 * radius);
  const size = Math.min(fitting(give, room, most), fitting(get, room, most));
  const close = radius >= ROOMY && total(loose) > 0;
  const arrow = close ? 0 : Math.max(4, 0.13 * radius);
  const row = size + 4;
  const apart = row + arrow;
  const [above, below] = [cubesWidth(give, size) + 8, cubesWidth(get, size) + 8];
  const middle = radius + (radius < ROOMY ? 1.5 : close ? -0.14 * radius : 0.02 * radius);
  const top = middle - apart / 2 - row / 2;
  const r = Math.max(6, 0.2 * radius);
  const sign = isCrowded(hex, radius) ? radius * (1 + ASIDE) : radius;
  return [
    box(radius - above / 2, top, above, row, 'stock', 4),
    box(radius - below / 2, top + apart, below, row, 'stock', 4),
    cubesAround(table, give, radius, middle - apart / 2, size),
    arrow === 0 ? '' : chevron(table, radius, middle, arrow + 2, 'muted'),
    cubesAround(table, get, radius, middle + apart / 2, size),
    spiceDisc(table, symbol, sign, top - r * 0.7, r),
  ].join('');
}

/** The order of a port: its points among the houses, and what it asks for on the pier. */
function drawPort(table: Table, hex: HexInfo, radius: number): string {
  const { view, board, words } = table;
  const { face } = hex;
  const [x, sign] = [radius, Math.max(20, 0.5 * radius)];
  if (face === null || face === 'closed-port') {
    const middle = radius * (face === null ? 1 : 0.62);
    return [
      houses(table, x, radius * 0.62, radius * 1.1),
      isCrowded(hex, radius) ? '' : board.icon('anchor', x, middle, sign, 'muted'),
      face === null
        ? ''
        : label(x, middle + sign / 2 + 7, words.board.closed, {
            size: 11,
            anchor: 'middle',
            bold: true,
            room: 1.5 * x,
          }),
    ].join('');
  }
  const { cost, vp } = tablesOf(view).orders[face];
  const size = fitting(cost, 1.5 * radius, Math.max(10, 0.33 * radius));
  const wide = cubesWidth(cost, size);
  const [middle, high] = [radius * 1.1, size + 6];
  const [left, right] = [x - wide / 2 - 4, Math.min(2 * radius, x + wide / 2 + 0.3 * radius)];
  const above = isCrowded(hex, radius) ? x * (1 + ASIDE) : x;
  const planks = Math.floor((right - left - 4) / PLANK);
  const plank = `h1v${high.toFixed(1)}h-1Z`;
  return [
    houses(table, x, radius * 0.6, radius * 1.14),
    box(left, middle - high / 2, right - left, high, 'brown', 3),
    box(left, middle - high / 2, right - left, high, 'sky', 3),
    element('path', {
      class: 'w-veil',
      d: `M${(left + 6).toFixed(1)} ${(middle - high / 2).toFixed(1)}${Array.from({ length: planks }, () => plank).join(`m${PLANK} 0`)}`,
    }),
    cubesAround(table, cost, x, middle, size),
    laurel(board, above, radius * 0.58, sign, vp, 'green'),
  ].join('');
}

/** The cubes that lie on a hex: where there is no room for their colours, their number. */
function looseCubes(table: Table, hex: HexInfo, radius: number, sea: boolean): string {
  const { cubes } = hex;
  const count = total(cubes);
  if (count === 0) return '';
  const tone = sea ? 'on-paper' : 'ink';
  const crowded = isCrowded(hex, radius) && !sea;
  const x = crowded ? radius * (1 - ASIDE) : radius;
  const y = sea ? radius : crowded ? radius * 0.42 : radius * 1.38;
  const most = crowded ? radius * (1 + ASIDE) - SIGN : 2 * radius;
  const room = radius * (crowded ? 0.64 : 1.2);
  const size = fitting(cubes, room, Math.max(10, 0.26 * radius));
  if (size >= 8 && cubesWidth(cubes, size) <= room) return cubesAround(table, cubes, x, y, size, tone);
  return several(table, cubes, x, y, [0.4 * radius, most], tone);
}

/** Cubes without room: one of them, or the sign of any, with their number, between two edges, of which the second one counts. */
function several(
  table: Table,
  cubes: Cubes,
  x: number,
  y: number,
  [least, most]: readonly [number, number],
  tone: string,
): string {
  const counted = `×${total(cubes)}`;
  // Where even that is too wide, the number stands alone beside its sign.
  const number = 10 + textWidth(counted, 11) > most - least ? counted.slice(1) : counted;
  const wide = 10 + textWidth(number, 11);
  const left = Math.min(Math.max(x - wide / 2, least), most - wide);
  const only =
    cubes.filter((count) => count > 0).length === 1 ? COLOURS[cubes.findIndex((count) => count > 0)] : undefined;
  return (
    (only === undefined ? table.board.icon('cube', left + 4.5, y, 9, tone) : cube(table, only, left + 4.5, y, 9)) +
    label(left + 10, y, number, { size: 11, tone })
  );
}

/** How much of the width of a piece has to stay in sight, so that its sign does. */
const IN_SIGHT = { outpost: 0.64, boat: 0.84 } as const;

/** Outposts and boats side by side on the beach. Where they are many, each lies on the rim of the one before, and all get smaller. */
function pieces(table: Table, { boats, outposts }: HexInfo, radius: number): string {
  const lying = [
    ...outposts.map((seat) => ({ seat, sign: 'outpost', size: Math.min(21, Math.max(14, 0.38 * radius)) }) as const),
    ...boats.map((seat) => ({ seat, sign: 'boat', size: Math.min(27, Math.max(18, 0.5 * radius)) }) as const),
  ];
  const wide = lying.reduce((sum, { size }) => sum + size, 0);
  const least = lying.reduce((sum, { sign, size }) => sum + size * IN_SIGHT[sign], 0);
  // A boat may lie before the beach.
  const room = (boats.length > 0 ? 1.5 : 1.3) * radius;
  const shrunk = Math.min(1, room / least);
  // Between both, what each shows of itself: all of it where there is room, its part in sight where there is none.
  const share = wide === least ? 1 : Math.min(1, (room / shrunk - least) / (wide - least));
  let left = radius - Math.min(room, wide * shrunk) / 2;
  return lying
    .map(({ seat, sign, size }) => {
      const own = size * shrunk;
      const shown = own * (IN_SIGHT[sign] + (1 - IN_SIGHT[sign]) * share);
      const middle = left + own / 2;
      left += shown;
      return piece(table, sign, seat, middle, radius * 1.7, own);
    })
    .join('');
}
