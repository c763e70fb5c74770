import { deepFreeze } from '@wonders/core';
import { type Cubes, parseCubes } from './cubes.js';

/**
 * The trade symbols, in the order of the rows on the board.
 *
 * @category Components
 */
export const SYMBOLS = /* @__PURE__ */ deepFreeze(['ginger', 'chili', 'tea', 'cloves'] as const);

/**
 * The symbol of a market tile, which names a row of the board.
 *
 * @category Components
 */
export type TradeSymbol = (typeof SYMBOLS)[number];

/**
 * A market tile: symbol and number.
 *
 * @category Components
 */
export type MarketTileId = `market-${TradeSymbol}-${1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * A trade: the cubes you give, and those you get for them.
 *
 * @category Components
 */
export interface MarketTile {
  /** Its symbol. */
  readonly symbol: TradeSymbol;
  /** The cubes that a trade takes. */
  readonly give: Cubes;
  /** The cubes that a trade gives. */
  readonly get: Cubes;
}

/** A table of trades, given as cubes in letters; the tiles of a symbol are numbered in the order given. */
export const marketTable = (
  trades: readonly { readonly symbol: TradeSymbol; readonly give: string; readonly get: string }[],
): Readonly<Record<MarketTileId, MarketTile>> =>
  Object.freeze(
    Object.fromEntries(
      SYMBOLS.flatMap((symbol) =>
        trades
          .filter((tile) => tile.symbol === symbol)
          .map(({ give, get }, i) => [
            `market-${symbol}-${i + 1}`,
            Object.freeze({ symbol, give: parseCubes(give), get: parseCubes(get) }),
          ]),
      ),
    ) as Record<MarketTileId, MarketTile>,
  );

/** The trades by symbol and number. */
const TRADES = {
  ginger: [
    ['G', 'YYYYR'],
    ['B', 'YYYRR'],
    ['B', 'YYYG'],
    ['RR', 'YYYG'],
    ['R', 'YYY'],
    ['RR', 'YYB'],
  ],
  chili: [
    ['GG', 'RRB'],
    ['G', 'RR'],
    ['B', 'RRR'],
    ['YY', 'RR'],
    ['BB', 'RRRGG'],
    ['YYY', 'RG'],
  ],
  tea: [
    ['B', 'YRG'],
    ['YYYY', 'GB'],
    ['YYYYY', 'GGG'],
    ['RR', 'GG'],
    ['B', 'GG'],
    ['YY', 'G'],
  ],
  cloves: [
    ['YYYYY', 'BB'],
    ['YR', 'B'],
    ['GG', 'BB'],
    ['YRG', 'BB'],
    ['YYY', 'B'],
    ['RRR', 'BB'],
  ],
} as const satisfies Readonly<Record<TradeSymbol, readonly (readonly [give: string, get: string])[]>>;

/**
 * The 24 trades. They rest on one public transcription (confidence: medium). `newGame` takes another table in their place.
 *
 * @category Components
 */
export const MARKET_TILES: Readonly<Record<MarketTileId, MarketTile>> = marketTable(
  SYMBOLS.flatMap((symbol) => TRADES[symbol].map(([give, get]) => ({ symbol, give, get }))),
);

export const MARKET_TILE_IDS = Object.keys(MARKET_TILES) as readonly MarketTileId[];

/**
 * The sea tiles. All are alike: no symbol, no trade, no outposts.
 *
 * @category Components
 */
export const SEA_TILES = /* @__PURE__ */ Object.freeze(['sea-1', 'sea-2', 'sea-3', 'sea-4'] as const);

/**
 * A tile of the map.
 *
 * @category Components
 */
export type LandTileId = MarketTileId | (typeof SEA_TILES)[number];

/**
 * The ports by index, which breaks ties.
 *
 * @category Components
 */
export const PORTS = /* @__PURE__ */ Object.freeze(['port-nw', 'port-ne', 'port-se', 'port-sw'] as const);

/**
 * A port tile.
 *
 * @category Components
 */
export type PortId = (typeof PORTS)[number];

export const isMarketTile = (id: string): id is MarketTileId => id.startsWith('market-');
export const ofSymbol = (tiles: readonly string[], symbol: TradeSymbol): number =>
  tiles.filter((tile) => tile.startsWith(`market-${symbol}-`)).length;
