import type { BaseOptions, Frozen, Rng, Seat, Viewer } from '@wonders/core';
import { CHANCE } from '@wonders/core';
import type { Pieces } from './components/board.js';
import type { BonusId } from './components/bonuses.js';
import type { Colour, Cubes } from './components/cubes.js';
import type { Order, OrderId, PortFace } from './components/orders.js';
import { ORDERS } from './components/orders.js';
import type { LandTileId, MarketTile, MarketTileId, TradeSymbol } from './components/tiles.js';
import { MARKET_TILES } from './components/tiles.js';
import type { Hex } from './map.js';

export const ID = 'century-ai';
/** Raised whenever equal inputs may give other results. */
export const RULES = 1;

/** The human's seat in solo play, and the AI's. */
export const YOU = 0;
export const AI = 1;

/**
 * A trade for a replacement table, one letter per cube: `{ symbol: 'chili', give: 'YYY', get: 'R' }`. The tiles of a
 * symbol are numbered in the order given.
 *
 * @category Options
 */
export interface MarketTileSpec {
  readonly symbol: TradeSymbol;
  readonly give: string;
  readonly get: string;
}

/**
 * An order for a replacement table, one letter per cube: `{ cost: 'GGBB', vp: 14 }`. They are numbered in the order
 * given.
 *
 * @category Options
 */
export interface OrderSpec {
  readonly cost: string;
  readonly vp: number;
}

/**
 * A start laid out by hand (CENT-08). What it leaves open is decided as usual.
 *
 * @category Options
 */
export interface Start {
  /** The map, in any order: where each tile lies. */
  readonly tiles: readonly { readonly hex: Hex; readonly tile: LandTileId }[];
  /** The ports NW, NE, SE, SW: where they lie and which orders they show. */
  readonly ports: readonly { readonly hex: Hex; readonly order: OrderId }[];
  /** In seat order, for as many seats as wanted: a first cargo as text (`'YYR'`) and the boat's hex, `null` where open. */
  readonly seats: readonly { readonly cargo: string | null; readonly boat: Hex | null }[];
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
  /** How the first cubes are found; `null` (default): `random` in solo, `choose` in versus. */
  readonly startingCubes: 'random' | 'choose' | null;
  /** Which bonus tiles are used; `null` (default): `seed` in solo, `published` in versus. */
  readonly bonusPool: 'seed' | 'one-of-each' | 'published' | null;
  /** What the AI gains from your action: as often as you traded (default), one trade's worth, or what the tile prints. */
  readonly aiTradeGain: 'matched' | 'once' | 'printed';
  /** Whether the AI gains besides placing an outpost (default) or only when it places none. */
  readonly aiMarketReaction: 'place-and-gain' | 'place-or-gain';
  /** `virtual`: the AI's outposts score as if they came from a board. Default `none`. */
  readonly aiBoard: 'none' | 'virtual';
  /** The game ends after this many rounds: 20 to 1000, default 200. */
  readonly roundLimit: number;
  /** The pieces of seat 0; the other seats take the next ones. */
  readonly colour: Pieces;
  /** Replaces the 24 trades. */
  readonly marketTiles: readonly MarketTileSpec[] | null;
  /** Replaces the 26 orders. */
  readonly vpTiles: readonly OrderSpec[] | null;
  /** A start laid out by hand in place of a dealt one. */
  readonly start: Start | null;
}

/**
 * Options as `newGame` takes them, none required.
 *
 * @category Options
 */
export type NewGameOptions = Partial<Options & BaseOptions>;

/**
 * The options that a game goes by, with the defaults of its mode filled in.
 *
 * @category State
 */
export interface Settings {
  readonly mode: 'solo' | 'versus';
  readonly map: 'hexagon' | 'random';
  readonly seaTiles: 'included' | 'removed';
  readonly startingCubes: 'random' | 'choose';
  readonly bonusPool: 'seed' | 'one-of-each' | 'published';
  readonly aiTradeGain: 'matched' | 'once' | 'printed';
  readonly aiMarketReaction: 'place-and-gain' | 'place-or-gain';
  readonly aiBoard: 'none' | 'virtual';
  readonly roundLimit: number;
}

/**
 * The trades and orders that a game goes by.
 *
 * @category State
 */
export interface Tables {
  readonly market: Readonly<Record<MarketTileId, MarketTile>>;
  readonly orders: Readonly<Record<OrderId, Order>>;
}

/**
 * The map. Everything that stands somewhere is told by its place: the index of its hex here.
 *
 * @category State
 */
export interface WorldMap {
  /** The cells by q, then r, and after them the four ports NW, NE, SE, SW. */
  readonly hexes: readonly Hex[];
  /** The tiles on the cells, in the same order. */
  readonly tiles: readonly LandTileId[];
  /** For each hex the places next to it. */
  readonly neighbours: readonly (readonly number[])[];
}

/**
 * One side of the table. The AI is a side too: its store of cubes is its `cargo`, and it has no boat.
 *
 * @category State
 */
export interface SeatDraft {
  readonly pieces: Pieces;
  /** The place of its boat; `null` before it is placed, and for the AI. */
  boat: number | null;
  cargo: Cubes;
  /** Outposts on the map by symbol: for a player these are the uncovered spaces of each row. */
  built: Cubes;
  bonuses: readonly BonusId[];
  /** The orders it has claimed. */
  orders: readonly OrderId[];
}

/**
 * What comes next in the turn when nothing is pending.
 *
 * @category State
 */
export type Step = 'deal' | 'turn' | 'dock' | 'act' | 'upgrade' | 'bonus' | 'trade' | 'react' | 'discard' | 'over';

/**
 * A state that the fast lane changes in place. Whatever is typed readonly in it is replaced, never changed.
 *
 * @category State
 */
export interface Draft {
  readonly game: 'century-ai';
  readonly rules: number;
  readonly viewer: null;
  rng: Rng | null;
  pending: Decision[];
  readonly options: Settings;
  /** The replaced tables; `null`: the printed ones. */
  readonly tables: Tables | null;
  map: WorldMap;
  /** The market tiles that were removed from the game. */
  removed: readonly MarketTileId[];
  /** The map tiles not laid yet. */
  bag: readonly LandTileId[];
  /** The starting sets nobody has taken, by their colour. */
  sets: readonly Colour[];
  /** The orders neither on a port nor claimed. */
  unseen: readonly OrderId[];
  /** How many tiles have been drawn from the pile. */
  drawn: number;
  /** What lies on the ports NW, NE, SE, SW. */
  ports: PortFace[];
  /** The bonus tiles nobody has. */
  bonusLeft: readonly BonusId[];
  /** The cubes left on each place; `null` for none. */
  loose: (Cubes | null)[];
  /** Who has an outpost on each place, by seat. */
  outposts: (readonly Seat[])[];
  seats: SeatDraft[];
  step: Step;
  round: number;
  /** The seat whose turn it is. */
  turn: Seat;
  /** The places the boat has been on this turn, from its first to its last. */
  path: readonly number[];
  /** The action taken this turn. */
  action: 'market' | 'port' | 'harvest' | null;
  /** Whether this action built an outpost. */
  built: boolean;
  /** How many trades this action made. */
  trades: number;
}

/**
 * A position with everything in it. Plain JSON, never changed.
 *
 * @category State
 */
export type State = Frozen<Draft>;

/**
 * One side of the table as somebody sees it: in `versus` the orders of others are `'hidden'` until the game is over.
 *
 * @category State
 */
export type SeatView = Omit<State['seats'][number], 'orders'> & { readonly orders: readonly (OrderId | 'hidden')[] };

/**
 * What a viewer may see of a state.
 *
 * @category State
 */
export type View = Omit<State, 'viewer' | 'rng' | 'seats'> & {
  readonly viewer: Viewer;
  readonly rng: null;
  readonly seats: readonly SeatView[];
};

/**
 * A state or a view.
 *
 * @category State
 */
export type Position = State | View;

/**
 * Something to decide. `at` says more where the kind needs it: the owner of the boat for `toll`, the port for `draw`;
 * −1 elsewhere.
 *
 * @category State
 */
export interface Decision {
  readonly kind:
    | 'choose-start'
    | 'place-boat'
    | 'sail'
    | 'toll'
    | 'action'
    | 'upgrade'
    | 'bonus'
    | 'trade'
    | 'react'
    | 'discard'
    | 'remove'
    | 'cell'
    | 'tile'
    | 'order'
    | 'lot'
    | 'draw';
  readonly seat: Seat;
  readonly at: number;
}

/**
 * A move. The kinds of the last group answer chance decisions.
 *
 * @category Moves
 */
export type Move =
  | { readonly kind: 'choose-start'; readonly set: Colour }
  | { readonly kind: 'place-boat'; readonly hex: Hex }
  | { readonly kind: 'sail'; readonly to: Hex; readonly drop: Colour | null }
  | { readonly kind: 'stay' }
  | { readonly kind: 'dock' }
  | { readonly kind: 'pay-toll'; readonly colour: Colour }
  | { readonly kind: 'harvest' }
  | { readonly kind: 'port' }
  | { readonly kind: 'market'; readonly pay: Cubes }
  | { readonly kind: 'upgrade'; readonly colour: Colour }
  | { readonly kind: 'skip-upgrade' }
  | { readonly kind: 'bonus'; readonly tile: BonusId }
  | { readonly kind: 'trade'; readonly times: number }
  | { readonly kind: 'react' }
  | { readonly kind: 'discard'; readonly colour: Colour }
  | { readonly kind: 'remove'; readonly tile: MarketTileId }
  | { readonly kind: 'cell'; readonly hex: Hex }
  | { readonly kind: 'tile'; readonly tile: LandTileId }
  | { readonly kind: 'order'; readonly order: OrderId }
  | { readonly kind: 'lot'; readonly colour: Colour }
  | { readonly kind: 'draw'; readonly tile: OrderId | 'closed-port' };

/**
 * Why cubes changed hands.
 *
 * @category Events
 */
export type CubeReason =
  | 'start'
  | 'drop'
  | 'collect'
  | 'toll'
  | 'build'
  | 'upgrade'
  | 'trade'
  | 'order'
  | 'harvest'
  | 'discard'
  | 'reaction';

/**
 * What happened, besides the chance events that every game has.
 *
 * @category Events
 */
export type Event =
  /** A round and a turn begin. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  /** A boat stands on another place. */
  | { readonly kind: 'boat'; readonly seat: Seat; readonly place: number }
  /** The cargo of a seat changes by `by`. */
  | { readonly kind: 'cubes'; readonly seat: Seat; readonly by: Cubes; readonly why: CubeReason }
  /** The cubes lying on a place change by `by`. */
  | { readonly kind: 'loose'; readonly place: number; readonly by: Cubes }
  /** A seat takes its action. */
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: 'market' | 'port' | 'harvest' }
  /** An outpost is built, from the given column (0 to 4) of its row. */
  | {
      readonly kind: 'outpost';
      readonly seat: Seat;
      readonly place: number;
      readonly symbol: TradeSymbol;
      readonly column: number;
    }
  /** A trade was made so many times. */
  | { readonly kind: 'trades'; readonly seat: Seat; readonly times: number }
  /** A bonus tile is taken. */
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly tile: BonusId }
  /** An order is taken from a port. */
  | {
      readonly kind: 'order';
      readonly seat: Seat;
      readonly port: number;
      readonly order: OrderId | 'hidden';
      readonly to: Seat | 'all';
    }
  /** The Closed Port tile moves from one port to another. */
  | { readonly kind: 'closed-port'; readonly from: number; readonly to: number }
  /** The game is over. */
  | { readonly kind: 'over'; readonly why: EndReason };

/**
 * Why a game ended: somebody has four orders, or the last round is over.
 *
 * @category Contract
 */
export type EndReason = 'fourth-order' | 'round-limit';

/**
 * Why a move is refused, besides the refusals that every game has. `rule` is the rule that forbids it.
 *
 * @category Errors
 */
export type CenturyRefusal =
  | { readonly code: 'taken'; readonly rule: string; readonly left: readonly Colour[] }
  | { readonly code: 'no-market'; readonly rule: string }
  | { readonly code: 'not-adjacent'; readonly rule: string; readonly from: Hex }
  | { readonly code: 'visited'; readonly rule: string }
  | { readonly code: 'free-step'; readonly rule: string }
  | { readonly code: 'paid-step'; readonly rule: string }
  | { readonly code: 'no-such-cube'; readonly rule: string; readonly have: Cubes }
  | { readonly code: 'stranded'; readonly rule: string }
  | { readonly code: 'under-way'; readonly rule: string }
  | { readonly code: 'not-under-way'; readonly rule: string }
  | { readonly code: 'toll'; readonly rule: string; readonly need: number; readonly have: number }
  | { readonly code: 'no-port'; readonly rule: string }
  | { readonly code: 'closed'; readonly rule: string }
  | { readonly code: 'empty'; readonly rule: string }
  | { readonly code: 'too-expensive'; readonly rule: string; readonly need: Cubes; readonly have: Cubes }
  | { readonly code: 'wrong-payment'; readonly rule: string; readonly need: number }
  | { readonly code: 'nothing-to-do'; readonly rule: string }
  | { readonly code: 'top-rank'; readonly rule: string }
  | { readonly code: 'not-left'; readonly rule: string }
  | { readonly code: 'owned'; readonly rule: string }
  | { readonly code: 'not-on-top'; readonly rule: string }
  | { readonly code: 'too-early'; readonly rule: string; readonly columns: number }
  | { readonly code: 'times'; readonly rule: string; readonly min: number; readonly max: number };

type Kind = Decision['kind'];

const KINDS = [
  'choose-start',
  'place-boat',
  'sail',
  'toll',
  'action',
  'upgrade',
  'bonus',
  'trade',
  'react',
  'discard',
  'remove',
  'cell',
  'tile',
  'order',
  'lot',
  'draw',
] as const satisfies readonly Kind[];

/** From -1 for chance, or for nowhere, to the last seat or port. */
const INDICES = [CHANCE, 0, 1, 2, 3] as const;

/** All decisions, interned: by kind, seat and place. */
const ENTRIES = Object.fromEntries(
  KINDS.map((kind) => [kind, INDICES.map((seat) => INDICES.map((at) => Object.freeze({ kind, seat, at })))]),
) as unknown as Readonly<Record<Kind, readonly (readonly Decision[])[]>>;

export const asks = (kind: Kind, seat: Seat, at = -1): Decision => ENTRIES[kind][seat + 1]?.[at + 1] as Decision;

export function clone(state: State): Draft {
  return {
    game: state.game,
    rules: state.rules,
    viewer: null,
    rng: state.rng === null ? null : { c: state.rng.c, s0: state.rng.s0, s1: state.rng.s1, s2: state.rng.s2 },
    pending: state.pending.slice(),
    options: state.options,
    tables: state.tables,
    map: state.map,
    removed: state.removed,
    bag: state.bag,
    sets: state.sets,
    unseen: state.unseen,
    drawn: state.drawn,
    ports: state.ports.slice(),
    bonusLeft: state.bonusLeft,
    loose: state.loose.slice(),
    outposts: state.outposts.slice(),
    seats: state.seats.map(cloneSeat),
    step: state.step,
    round: state.round,
    turn: state.turn,
    path: state.path,
    action: state.action,
    built: state.built,
    trades: state.trades,
  };
}

const cloneSeat = ({ pieces, boat, cargo, built, bonuses, orders }: State['seats'][number]): SeatDraft => ({
  pieces,
  boat,
  cargo,
  built,
  bonuses,
  orders,
});

const PRINTED: Tables = { market: MARKET_TILES, orders: ORDERS };

export const tablesOf = (position: Position): Tables => position.tables ?? PRINTED;
