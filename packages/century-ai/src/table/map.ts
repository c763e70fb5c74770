/**
 * The map of Century: Eastern Wonders hex by hex, for apps that draw it themselves.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import type { Cubes } from '../components/cubes.js';
import { NONE } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import { axial } from '../components/hexes.js';
import type { PortFace } from '../components/orders.js';
import type { LandTileId, MarketTile, PortId } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { hexOf, marketAt, neighboursOf, portAt, tileAt } from './places.js';

/**
 * Everything about one hex of the map.
 *
 * @category Map
 */
export interface HexInfo {
  /** The hex. */
  readonly hex: Hex;
  /** Its column, -20 to 20. */
  readonly q: number;
  /** Its place in the column, -20 to 20, growing downwards. */
  readonly r: number;
  /** The tile or the port that lies there. */
  readonly tile: LandTileId | PortId;
  /** Its trade; `null` for sea tiles and ports. */
  readonly market: MarketTile | null;
  /** The tile on the port; `null` for an empty port and for any other hex. */
  readonly face: PortFace;
  /** The hexes of the map beside it. */
  readonly neighbours: readonly Hex[];
  /** The cubes lying here. */
  readonly cubes: Cubes;
  /** The seats with an outpost here. */
  readonly outposts: readonly Seat[];
  /** The seats whose boats are here. */
  readonly boats: readonly Seat[];
}

/**
 * The map hex by hex, without the tiles still to be dealt: tiles, cubes, outposts and boats in axial coordinates. With hexes of size 1 the
 * centre of a hex is at x = 1.5 q, y = √3 (r + q / 2), y downwards.
 *
 * @example
 * ```ts
 * import { newGame } from '@wonders/century-ai';
 * import { hexes } from '@wonders/century-ai/map';
 * const map = hexes(newGame());
 * console.log(map.length, map.filter(({ market }) => market !== null).length); // 28 20
 * const pixels = map.map(({ q, r }) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) }));
 * ```
 * @category Map
 */
export function hexes(position: Position): readonly HexInfo[] {
  const { map, ports, loose, outposts, seats } = position;
  const complete = map.neighbours.length === map.hexes.length && map.tiles.length + ports.length === map.hexes.length;
  return map.hexes.slice(0, complete ? map.hexes.length : map.tiles.length).map((hex, place) => {
    const [q, r] = axial(hex);
    const port = portAt(position, place);
    return {
      hex,
      q,
      r,
      tile: tileAt(position, place),
      market: marketAt(position, place) ?? null,
      face: ports[port] ?? null,
      neighbours: neighboursOf(position, place).map((near) => hexOf(position, near)),
      cubes: loose[place] ?? NONE,
      outposts: outposts[place] ?? [],
      boats: seats.flatMap(({ boat }, seat) => (boat === place ? [seat] : [])),
    };
  });
}
