import type { BaseOptions, Limit, Schema, When } from '@wonders/core';
import { absentAtDefault, integer, list, object, oneOf, optional, schema, withDefault } from '@wonders/core';
import { CARGO_BONUS, CARGO_SPACES, PIECES } from '../components/board.js';
import { HEX } from '../components/hexes.js';
import { ORDER_IDS, ORDER_LIMITS } from '../components/orders.js';
import { MARKET_TILE_IDS, SEA_TILES, SYMBOLS } from '../components/tiles.js';
import type { Conflict, MarketTileSpec, Options, OrderSpec, Start } from './settings.js';
import { startConflict } from './start.js';
import { marketConflict } from './tables.js';

/** Cubes as text, one letter each. */
const cubes = (max: number): Schema<string> =>
  schema(
    `1 to ${max} cubes as letters Y, R, G and B`,
    (value): value is string => typeof value === 'string' && value.length <= max && /^[YRGB]+$/.test(value),
  );

const FULL_HOLD = CARGO_SPACES + CARGO_BONUS;

const marketTile = object<MarketTileSpec>({ symbol: oneOf(...SYMBOLS), give: cubes(FULL_HOLD), get: cubes(FULL_HOLD) });

const vpTile = object<OrderSpec>({ cost: cubes(FULL_HOLD), vp: integer(0, 99) });

/** One of these words; default the first. */
const choice = <const T extends string>(first: T, ...others: readonly T[]): Schema<T> =>
  withDefault(oneOf(first, ...others), first);

/** One of these words; `null` leaves the choice to the mode. */
const byMode = <const T extends string>(...words: readonly T[]): Schema<T | null> =>
  withDefault(oneOf(...words, null), null);

const start = object<Start>({
  tiles: list(object<Start['tiles'][0]>({ hex: HEX, tile: oneOf(...MARKET_TILE_IDS, ...SEA_TILES) }), 1, 40),
  ports: list(object<Start['ports'][0]>({ hex: HEX, order: oneOf(...ORDER_IDS) }), 4, 4),
  seats: withDefault(
    list(object<Start['seats'][0]>({ cargo: optional(cubes(CARGO_SPACES)), boat: optional(HEX) }), 0, 4),
    [],
  ),
  ai: optional(cubes(100)),
});

export {
  type MarketTileSpec,
  type NewGameOptions,
  type Options,
  type OrderSpec,
  type Settings,
  type Start,
  settingsOf,
} from './settings.js';

/** The options of CENT-06 to CENT-08, and the colour of CENT-10. */
export const options: { readonly [N in keyof Options]-?: Schema<Options[N]> } = {
  mode: choice('solo', 'versus'),
  players: withDefault(integer(2, 4), 2),
  map: choice('hexagon', 'random'),
  seaTiles: byMode('included', 'removed'),
  startingCubes: byMode('random', 'choose'),
  bonusPool: byMode('seed', 'one-of-each', 'published'),
  aiTradeGain: choice('printed', 'matched', 'once'),
  aiMarketReaction: choice('place-and-gain', 'place-or-gain'),
  aiBoard: choice('none', 'virtual'),
  roundLimit: withDefault(integer(20, 1000), 200),
  colour: choice(...PIECES),
  marketTiles: optional(list(marketTile, 8, 24)),
  vpTiles: optional(list(vpTile, ORDER_LIMITS.min, ORDER_LIMITS.max)),
  start: optional(start),
  aiCubes: absentAtDefault(integer(0, 6), 0),
};

const versus = { mode: ['versus'] } as const;

/** As many names as there are seats. */
const names = (seats: number, when: When<Options>): Limit<Options & BaseOptions> => ({
  option: 'names',
  when,
  to: { max: seats },
  expected: `at most ${seats} names`,
});

/** CENT-06: what an option may be beside the others. */
export const limits: readonly Limit<Options & BaseOptions>[] = [
  { option: 'players', when: { mode: ['solo'] }, to: { min: 2, max: 2 }, expected: '2 in mode solo' },
  { option: 'aiCubes', when: versus, to: { min: 0, max: 0 }, expected: '0 in mode versus' },
  { option: 'bonusPool', when: versus, to: { values: [null, 'published'] }, expected: 'published in mode versus' },
  { option: 'startingCubes', when: versus, to: { values: [null, 'choose'] }, expected: 'choose in mode versus' },
  names(2, { players: [2] }),
  names(3, { players: [3] }),
  names(4, {}),
];

/** The first conflict between tables that are well formed each by itself. */
export const conflict = (options: Options): Conflict | undefined => marketConflict(options) ?? startConflict(options);
