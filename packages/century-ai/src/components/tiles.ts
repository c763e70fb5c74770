import { type Cubes, parseCubes } from './cubes.js';

/**
 * The trade symbols in the order of the board's rows.
 *
 * @category Components
 */
export const SYMBOLS = ['ginger', 'chili', 'tea', 'cloves'] as const;

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
 * A trade: the cubes to give and the cubes to get for them.
 *
 * @category Components
 */
export interface MarketTile {
  readonly symbol: TradeSymbol;
  readonly give: Cubes;
  readonly get: Cubes;
}

const trade = (symbol: TradeSymbol, give: string, get: string): MarketTile => ({
  symbol,
  give: parseCubes(give),
  get: parseCubes(get),
});

/**
 * The 24 trades. They rest on one public transcription (confidence: medium), so `newGame` takes another table in their
 * place.
 *
 * @category Components
 */
export const MARKET_TILES: Readonly<Record<MarketTileId, MarketTile>> = {
  'market-ginger-1': trade('ginger', 'G', 'YYYYR'),
  'market-ginger-2': trade('ginger', 'B', 'YYYRR'),
  'market-ginger-3': trade('ginger', 'B', 'YYYG'),
  'market-ginger-4': trade('ginger', 'RR', 'YYYG'),
  'market-ginger-5': trade('ginger', 'R', 'YYY'),
  'market-ginger-6': trade('ginger', 'RR', 'YYB'),
  'market-chili-1': trade('chili', 'GG', 'RRB'),
  'market-chili-2': trade('chili', 'G', 'RR'),
  'market-chili-3': trade('chili', 'B', 'RRR'),
  'market-chili-4': trade('chili', 'YY', 'RR'),
  'market-chili-5': trade('chili', 'BB', 'RRRGG'),
  'market-chili-6': trade('chili', 'YYY', 'RG'),
  'market-tea-1': trade('tea', 'B', 'YRG'),
  'market-tea-2': trade('tea', 'YYYY', 'GB'),
  'market-tea-3': trade('tea', 'YYYYY', 'GGG'),
  'market-tea-4': trade('tea', 'RR', 'GG'),
  'market-tea-5': trade('tea', 'B', 'GG'),
  'market-tea-6': trade('tea', 'YY', 'G'),
  'market-cloves-1': trade('cloves', 'YYYYY', 'BB'),
  'market-cloves-2': trade('cloves', 'YR', 'B'),
  'market-cloves-3': trade('cloves', 'GG', 'BB'),
  'market-cloves-4': trade('cloves', 'YRG', 'BB'),
  'market-cloves-5': trade('cloves', 'YYY', 'B'),
  'market-cloves-6': trade('cloves', 'RRR', 'BB'),
};

export const MARKET_TILE_IDS = Object.keys(MARKET_TILES) as readonly MarketTileId[];

/**
 * The sea tiles, all alike: no symbol, no trade, no outposts.
 *
 * @category Components
 */
export const SEA_TILES = ['sea-1', 'sea-2', 'sea-3', 'sea-4'] as const;

/**
 * A tile that is dealt onto the map.
 *
 * @category Components
 */
export type LandTileId = MarketTileId | (typeof SEA_TILES)[number];

/**
 * The ports by index; the index breaks ties.
 *
 * @category Components
 */
export const PORTS = ['port-nw', 'port-ne', 'port-se', 'port-sw'] as const;

/**
 * A port tile.
 *
 * @category Components
 */
export type PortId = (typeof PORTS)[number];
