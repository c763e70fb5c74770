import { count, listed, numeral } from '@wonders/core/words';
import { type BonusId, isVpBonus } from '../components/bonuses.js';
import { COLOURS, type Cubes } from '../components/cubes.js';
import type { Order, OrderId } from '../components/orders.js';
import {
  isMarketTile,
  type LandTileId,
  type MarketTile,
  type MarketTileId,
  PORTS,
  type PortId,
} from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { tablesOf } from '../table/places.js';
import { nameOf } from './names.js';

/** Cubes in words: `2 yellow and 1 red`. */
export function cubesInWords(cubes: Cubes): string {
  const words = COLOURS.flatMap((colour, rank) =>
    cubes[rank as 0] > 0 ? [`${cubes[rank as 0]} ${nameOf(colour)}`] : [],
  );
  return listed(words) || 'nothing';
}

/** A trade: `2 yellow for 2 red`. */
export const tradeInWords = ({ give, get }: Pick<MarketTile, 'give' | 'get'>): string =>
  `${cubesInWords(give)} for ${cubesInWords(get)}`;

/** An order by its points and cubes: `12-point order (2 red and 2 green)`. */
const orderName = ({ cost, vp }: Order): string => `${vp}-point order (${cubesInWords(cost)})`;

/** A market tile by its trade: `the chili tile (2 yellow for 2 red)`. */
function marketTileInWords(position: Position, id: MarketTileId): string {
  const tile = tablesOf(position).market[id];
  return `the ${nameOf(tile.symbol)} tile (${tradeInWords(tile)})`;
}

/** A tile of the map: a sea tile, or a market tile by its trade. */
export const tileInWords = (position: Position, id: LandTileId): string =>
  isMarketTile(id) ? marketTileInWords(position, id) : 'a sea tile';

/** An order by its points and cubes: `the 14-point order (2 green and 2 brown)`. */
export function orderInWords(position: Position, id: OrderId): string {
  const order = tablesOf(position).orders[id];
  return order === undefined ? 'an order' : `the ${orderName(order)}`;
}

/** What is drawn for a port: an order, or the Closed Port. */
export const faceInWords = (position: Position, face: OrderId | 'closed-port'): string =>
  face === 'closed-port' ? 'the Closed Port' : orderInWords(position, face);

/** A bonus tile: `the bonus tile of 5 points`, `the bonus tile Extra Cargo`. */
export const bonusInWords = (id: BonusId): string => `the bonus tile ${isVpBonus(id) ? 'of ' : ''}${nameOf(id)}`;

/** A port by its index: `the north-east port`. */
export const portInWords = (port: number): string => `the ${nameOf(PORTS[port] as PortId)}`;

/** How often: `once`, `twice`, `3 times`. */
export const often = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

/** How often at least and at most: `once or not at all`, `up to twice`, `1 to 3 times`. */
export function howOften(least: number, most: number): string {
  if (least === most) return often(least);
  if (least > 0) return `${least} to ${most} times`;
  return most === 1 ? 'once or not at all' : `up to ${often(most)}`;
}

/** A column of a board, from 1 to 5. */
export const ordinal = (column: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][column - 1] as string;

/** Points to halves and tenths: `2.5`, `−1`. */
export const points = (n: number): string => numeral(tenths(n));

/** The same with the noun: `1 point`, `2.5 points`. */
export const pointsOf = (n: number): string => count(tenths(n), 'point');

const tenths = (n: number): number => Math.round(n * 10) / 10;
