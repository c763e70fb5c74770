import { type BaseDraft, CHANCE, deepFreeze, type Frozen, type Seat, type Viewer } from '@wonders/core';
import type { Pieces } from '../components/board.js';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { OrderId, PortFace } from '../components/orders.js';
import type { Tables } from '../components/tables.js';
import type { LandTileId, MarketTileId } from '../components/tiles.js';
import type { Settings } from '../options/settings.js';

/**
 * The id of the game.
 *
 * @category Contract
 */
export const ID = 'century-ai';

/**
 * Raised whenever equal inputs may give other results.
 *
 * @category Contract
 */
export const RULES = 5;

/**
 * Your seat in a game against the AI.
 *
 * @category Contract
 */
export const PLAYER_SEAT = 0 as const;
/**
 * The AI's seat in a game against it.
 *
 * @category Contract
 */
export const SCRIPT_SEAT = 1 as const;

/**
 * Why a game can end.
 *
 * @category Position
 */
export const ENDINGS = /* @__PURE__ */ deepFreeze(['fourth-order', 'round-limit'] as const);

/**
 * Why a game ended: a seat has four orders, or the last round is over.
 *
 * @category Position
 */
export type Ending = (typeof ENDINGS)[number];

/**
 * The map. Boats, outposts and cubes know their place: the index of their hex here.
 *
 * @category Position
 */
export interface WorldMap {
  /** The cells by q, then r, and after them the ports NW, NE, SE, SW. */
  readonly hexes: readonly Hex[];
  /** The tiles on the cells, in the same order. */
  readonly tiles: readonly LandTileId[];
  /** The neighbouring places of each hex. */
  readonly neighbours: readonly (readonly number[])[];
}

/**
 * One side of the table. The AI is a side too: `cargo` is its store of cubes, and it has no boat.
 *
 * @category Position
 */
export interface SeatDraft {
  /** The colour of its pieces. */
  readonly pieces: Pieces;
  /** The place of its boat; `null` for the AI, and before the boat is placed. */
  boat: number | null;
  /** The cubes in its hold, or in the AI's store. */
  cargo: Cubes;
  /** Outposts on the map by symbol: as many spaces of each row are uncovered. */
  built: Cubes;
  /** The bonus tiles that it has taken; of the published pool also equal ones. */
  bonuses: readonly BonusId[];
  /** The orders it has claimed. */
  orders: readonly OrderId[];
}

const PHASE_NAMES = ['deal', 'turn', 'dock', 'act', 'upgrade', 'bonus', 'trade', 'react', 'discard', 'over'] as const;
/**
 * The phases of a game.
 *
 * @category Position
 */
export const PHASES = /* @__PURE__ */ deepFreeze(PHASE_NAMES);

/**
 * What comes next in the turn once no decision is pending.
 *
 * @category Position
 */
export type Phase = (typeof PHASES)[number];

/**
 * A state that the fast lane changes in place. It replaces what is typed readonly, and never changes it.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  /** The id of the game. */
  readonly game: 'century-ai';
  /** Comes before all that a view hides, so that the compiler names it first when a view is passed as a state. */
  readonly viewer: null;
  /** The decisions that wait, the next one last; empty when the game is over. */
  pending: Decision[];
  /** The options of the game. */
  readonly options: Settings;
  /** The replaced tables; `null`: the printed ones. */
  readonly tables: Tables | null;
  /** The hexes of the map with their tiles and ports. */
  map: WorldMap;
  /** The market tiles removed from the game. */
  removed: readonly MarketTileId[];
  /** The tiles not yet on the map. */
  bag: readonly LandTileId[];
  /** The starting sets that are left, by their colours. */
  sets: readonly Colour[];
  /** The orders that are neither on a port nor claimed. */
  unseen: readonly OrderId[];
  /** How many tiles have been drawn from the pile. */
  drawn: number;
  /** The tiles on the ports NW, NE, SE, SW. */
  ports: readonly PortFace[];
  /** The bonus tiles that are left. */
  bonusLeft: readonly BonusId[];
  /** The cubes lying on each place; `null` for none. */
  loose: readonly (Cubes | null)[];
  /** The seats with an outpost on each place. */
  outposts: readonly (readonly Seat[])[];
  /** What each seat owns. */
  seats: SeatDraft[];
  /** What comes next when no decision is pending. */
  phase: Phase;

  /** The number of the round, from 1. */
  round: number;
  /** The seat whose turn it is. */
  turn: Seat;
  /** The places on which the boat has been this turn, the first one first; one may appear more than once. */
  path: readonly number[];
  /** The action taken this turn; `null` before it, and where it is left out. */
  action: 'market' | 'port' | 'harvest' | null;
  /** Whether this action built an outpost. */
  built: boolean;
  /** How many trades this action has made. */
  trades: number;
  /** Why the game ended; `null` before its end. */
  ending: Ending | null;
}

/**
 * A position with everything in it. Plain JSON, never changed.
 *
 * @category Position
 */
export interface State extends Frozen<Draft> {}

/**
 * One side of the table as a viewer sees it: in `versus` the orders of others are `'hidden'` until the game is over.
 *
 * @category Position
 */
export type SeatView = Omit<State['seats'][number], 'orders'> & {
  /** The orders that it has claimed; those of others are hidden in `versus` until the game is over. */
  readonly orders: readonly (OrderId | 'hidden')[];
};

/**
 * What a viewer may see of a state.
 *
 * @category Position
 */
export interface View extends Omit<State, 'viewer' | 'rng' | 'seats'> {
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
  /** What the viewer may know of each seat. */
  readonly seats: readonly SeatView[];
}

/**
 * A state or a view.
 *
 * @category Position
 */
export type Position = State | View;

/** Whether this is a game against the AI. */
export const isSolo = ({ options }: Position): boolean => options.mode === 'solo';

/** Whether a seat follows the script: the AI's does. */
export const isScript = (position: Position, seat: Seat): boolean => isSolo(position) && seat === SCRIPT_SEAT;

/**
 * The kinds of decisions that seats take, in the order in which a game comes upon them.
 *
 * @category Position
 */
export const DECISIONS = /* @__PURE__ */ deepFreeze([
  'choose-start',
  'place-boat',
  'sail',
  'toll',
  'collect',
  'action',
  'upgrade',
  'bonus',
  'trade',
  'react',
  'discard',
] as const);

/**
 * The kinds of decisions that chance takes.
 *
 * @category Position
 */
export const CHANCES = /* @__PURE__ */ deepFreeze(['remove', 'cell', 'tile', 'order', 'lot', 'draw'] as const);

/**
 * A kind of decision that a seat takes.
 *
 * @category Position
 */
export type SeatDecisionKind = (typeof DECISIONS)[number];

/**
 * A kind of decision that chance takes.
 *
 * @category Position
 */
export type ChanceKind = (typeof CHANCES)[number];

/**
 * Something to decide.
 *
 * @category Position
 */
export interface Decision {
  readonly kind: SeatDecisionKind | ChanceKind;
  /** The seat that decides; -1 for chance. */
  readonly seat: Seat;
  /** Of `toll`: whose boat is paid for; `null` elsewhere. */
  readonly owner: Seat | null;
  /** Of `draw`: the port that is refilled, by its index; `null` elsewhere. */
  readonly port: number | null;
}

const SEATS = [0, 1, 2, 3] as const;

const decision = (kind: Decision['kind'], seat: Seat, owner: Seat | null, port: number | null): Decision =>
  Object.freeze({ kind, seat, owner, port });

/** Each decision is made once and shared: by kind and seat, tolls by seat and owner, draws by port. */
const SHARED = Object.fromEntries(
  [...DECISIONS, ...CHANCES].map((kind) => [kind, [CHANCE, ...SEATS].map((seat) => decision(kind, seat, null, null))]),
) as unknown as Readonly<Record<Decision['kind'], readonly Decision[]>>;
const TOLLS = SEATS.map((seat) => SEATS.map((owner) => decision('toll', seat, owner, null)));
const DRAWS = SEATS.map((port) => decision('draw', CHANCE, null, port));

export const asks = (kind: Decision['kind'], seat: Seat): Decision => SHARED[kind][seat + 1] as Decision;

export const asksToll = (seat: Seat, owner: Seat): Decision => TOLLS[seat]?.[owner] as Decision;

export const asksDraw = (port: number): Decision => DRAWS[port] as Decision;
