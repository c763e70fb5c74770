import type { Schema } from '@wonders/core';
import { either, integer, list, object, oneOf, schema, withDefault } from '@wonders/core';
import { CARGO_BONUS, CARGO_SPACES, PIECES } from './components/board.js';
import { ORDER_IDS, ORDER_LIMITS } from './components/orders.js';
import { MARKET_TILE_IDS, SEA_TILES, SYMBOLS } from './components/tiles.js';
import { HEXES } from './notation.js';
import type { MarketTileSpec, Options, OrderSpec, Settings, Start } from './state.js';

/** Cubes as text, one letter each. */
const cubes = (max: number): Schema<string> =>
  schema(
    `1 to ${max} cubes as letters Y, R, G and B`,
    (value): value is string =>
      typeof value === 'string' && value.length <= max && value !== '' && !/[^YRGB]/.test(value),
  );

const FULL_HOLD = CARGO_SPACES + CARGO_BONUS;

const marketTile = object<MarketTileSpec>({ symbol: oneOf(...SYMBOLS), give: cubes(FULL_HOLD), get: cubes(FULL_HOLD) });

const vpTile = object<OrderSpec>({ cost: cubes(FULL_HOLD), vp: integer(0, 99) });

const nothing = oneOf(null);

const start = object<Start>({
  tiles: list(object<Start['tiles'][0]>({ hex: HEXES, tile: oneOf(...MARKET_TILE_IDS, ...SEA_TILES) }), 1, 40),
  ports: list(object<Start['ports'][0]>({ hex: HEXES, order: oneOf(...ORDER_IDS) }), 4, 4),
  seats: withDefault(
    list(
      object<Start['seats'][0]>({
        cargo: withDefault(either(cubes(CARGO_SPACES), nothing), null),
        boat: withDefault(either(HEXES, nothing), null),
      }),
      0,
      4,
    ),
    [],
  ),
  ai: withDefault(either(cubes(100), nothing), null),
});

/** The options of CENT-06 to CENT-08, and the colour of CENT-10. */
export const OPTIONS: { readonly [N in keyof Options]-?: Schema<Options[N]> } = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  players: withDefault(integer(2, 4), 2),
  map: withDefault(oneOf('hexagon', 'random'), 'hexagon'),
  seaTiles: withDefault(oneOf('included', 'removed', null), null),
  startingCubes: withDefault(oneOf('random', 'choose', null), null),
  bonusPool: withDefault(oneOf('seed', 'one-of-each', 'published', null), null),
  aiTradeGain: withDefault(oneOf('matched', 'once', 'printed'), 'matched'),
  aiMarketReaction: withDefault(oneOf('place-and-gain', 'place-or-gain'), 'place-and-gain'),
  aiBoard: withDefault(oneOf('none', 'virtual'), 'none'),
  roundLimit: withDefault(integer(20, 1000), 200),
  colour: withDefault(oneOf(...PIECES), 'blue'),
  marketTiles: withDefault<Options['marketTiles']>(either(list(marketTile, 8, 24), nothing), null),
  vpTiles: withDefault<Options['vpTiles']>(either(list(vpTile, ORDER_LIMITS.min, ORDER_LIMITS.max), nothing), null),
  start: withDefault<Options['start']>(either(start, nothing), null),
};

/** The options with the defaults of the mode filled in (CENT-06). */
export function settingsOf(options: Options): Settings {
  const solo = options.mode === 'solo';
  return {
    mode: options.mode,
    map: options.map,
    seaTiles: options.seaTiles ?? (solo ? 'included' : 'removed'),
    startingCubes: options.startingCubes ?? (solo ? 'random' : 'choose'),
    bonusPool: options.bonusPool ?? (solo ? 'seed' : 'published'),
    aiTradeGain: options.aiTradeGain,
    aiMarketReaction: options.aiMarketReaction,
    aiBoard: options.aiBoard,
    roundLimit: options.roundLimit,
  };
}
