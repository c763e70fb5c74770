import { ORDERS, type Order, type OrderId } from './orders.js';
import { MARKET_TILES, type MarketTile, type MarketTileId } from './tiles.js';

/**
 * The trades and orders of a game.
 *
 * @category Position
 */
export interface Tables {
  /** The trades of the market tiles. */
  readonly market: Readonly<Record<MarketTileId, MarketTile>>;
  /** The orders. */
  readonly orders: Readonly<Record<OrderId, Order>>;
}

export const PRINTED: Tables = { market: MARKET_TILES, orders: ORDERS };
export const marketIds = (tables: Tables | null): readonly MarketTileId[] =>
  Object.keys(tables?.market ?? MARKET_TILES) as MarketTileId[];
export const orderIds = (tables: Tables | null): readonly OrderId[] =>
  Object.keys(tables?.orders ?? ORDERS) as OrderId[];
