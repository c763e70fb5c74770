import type { StartOptions } from '@wonders/core';
import type { Pieces } from '../components/board.js';
import type { Hex } from '../components/hexes.js';
import type { OrderId } from '../components/orders.js';
import { type LandTileId, SEA_TILES, type TradeSymbol } from '../components/tiles.js';

/**
 * A trade for a replacement table, one letter per cube: `{ symbol: 'chili', give: 'YYY', get: 'R' }`. Numbers follow the order
 * of the list, symbol by symbol.
 *
 * @category Options
 */
export interface MarketTileSpec {
  /** The symbol of the tile. */
  readonly symbol: TradeSymbol;
  /** The cubes that a trade takes, one letter for each: `'YYY'`. */
  readonly give: string;
  /** The cubes that a trade gives, one letter for each: `'R'`. */
  readonly get: string;
}

/**
 * An order for a replacement table, one letter per cube: `{ cost: 'GGBB', vp: 14 }`. Numbers follow the order of the list.
 *
 * @category Options
 */
export interface OrderSpec {
  /** The cubes that the order asks for, one letter for each: `'GGBB'`. */
  readonly cost: string;
  /** The points that it gives. */
  readonly vp: number;
}

/**
 * A start laid out by hand (CENT-08). The game decides as usual what it leaves open.
 *
 * @category Options
 */
export interface Start {
  /** The tiles of the map with their hexes, in any order. */
  readonly tiles: readonly {
    /** Where it lies. */
    readonly hex: Hex;
    /** The tile. */
    readonly tile: LandTileId;
  }[];
  /** The ports NW, NE, SE, SW with their hexes and orders. */
  readonly ports: readonly {
    /** Where it lies. */
    readonly hex: Hex;
    /** The order on the port. */
    readonly order: OrderId;
  }[];
  /** For any number of seats, from seat 0: the first cargo as text (`'YYR'`) and the hex of the boat; `null` leaves either open. */
  readonly seats: readonly {
    /** The first cargo as text; `null` leaves it open. */
    readonly cargo: string | null;
    /** The hex of the boat; `null` leaves it open. */
    readonly boat: Hex | null;
  }[];
  /** The AI's first cubes as text; `null` for none. */
  readonly ai: string | null;
}

/**
 * The options of a game besides `seed` and `chance`.
 *
 * @category Options
 */
export interface Options {
  /** `solo` (default): you against the AI. `versus`: 2 to 4 seats by the published rules. */
  readonly mode: 'solo' | 'versus';
  /** Seats in `versus`: 2 (default), 3 or 4. */
  readonly players: number;
  /** The printed shape (default), or one that grows at random. */
  readonly map: 'hexagon' | 'random';
  /** Whether the four sea tiles are dealt; `null` (default): `included` in solo, `removed` in versus. */
  readonly seaTiles: 'included' | 'removed' | null;
  /** Whether lots decide the starting set or you choose it; `null` (default): `random` in solo, `choose` in versus. */
  readonly startingCubes: 'random' | 'choose' | null;
  /** The bonus tiles in the game; `null` (default): `seed` in solo, `published` in versus. */
  readonly bonusPool: 'seed' | 'one-of-each' | 'published' | null;
  /**
   * The difficulty: what the AI gains from your action. `printed` (default, fierce): the cubes that the tile's trade gives,
   * whatever you did there. `matched` (fair): the same for each of your trades. `once` (gentle): the same once, if you traded.
   */
  readonly aiTradeGain: 'printed' | 'matched' | 'once';
  /** Whether the AI gains cubes besides placing an outpost (default), or only when it places none. */
  readonly aiMarketReaction: 'place-and-gain' | 'place-or-gain';
  /** `virtual`: the AI's outposts score as if they had uncovered spaces of a board. Default `none`. */
  readonly aiBoard: 'none' | 'virtual';
  /** The game ends after this many rounds: 20 to 1000, default 200. */
  readonly roundLimit: number;
  /** The colour of seat 0; the other seats take the next colours. */
  readonly colour: Pieces;
  /** Replaces the 24 trades. */
  readonly marketTiles: readonly MarketTileSpec[] | null;
  /** Replaces the 26 orders. */
  readonly vpTiles: readonly OrderSpec[] | null;
  /** A start laid out by hand in place of a dealt one. */
  readonly start: Start | null;
  /**
   * How many cubes of each colour the AI begins with: none (default) to 6. It makes a reading harder that is too easy for a strong
   * player.
   */
  readonly aiCubes?: number;
}

/**
 * What `newGame` takes: any of the options. Everything has a default; `rng: 'sealed'` needs a seed.
 *
 * @category Options
 */
export type NewGameOptions = StartOptions<Options>;

/**
 * The options of a game, with the defaults of its mode filled in.
 *
 * @category Position
 */
export interface Settings {
  /** `solo`: you against the AI. `versus`: 2 to 4 seats by the published rules. */
  readonly mode: 'solo' | 'versus';
  /** The printed shape, or one that grows at random. */
  readonly map: 'hexagon' | 'random';
  /** Whether the four sea tiles are dealt. */
  readonly seaTiles: 'included' | 'removed';
  /** Whether lots decide the starting set or you choose it. */
  readonly startingCubes: 'random' | 'choose';
  /** The bonus tiles in the game. */
  readonly bonusPool: 'seed' | 'one-of-each' | 'published';
  /** What the AI gains from your action: {@link Options.aiTradeGain}. */
  readonly aiTradeGain: 'printed' | 'matched' | 'once';
  /** Whether the AI gains cubes besides placing an outpost, or only when it places none. */
  readonly aiMarketReaction: 'place-and-gain' | 'place-or-gain';
  /** `virtual`: the AI's outposts score as if they had uncovered spaces of a board. */
  readonly aiBoard: 'none' | 'virtual';
  /** The game ends after this many rounds, 20 to 1000. */
  readonly roundLimit: number;
}

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

export interface Conflict {
  readonly option: keyof Options;
  readonly expected: string;
}

export const wrong = (option: keyof Options, expected: string): Conflict => ({ option, expected });
export const seaCount = (options: Options): number =>
  settingsOf(options).seaTiles === 'included' ? SEA_TILES.length : 0;
