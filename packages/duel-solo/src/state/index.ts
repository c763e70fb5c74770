import type { BaseDraft, Frozen, Seat, Viewer } from '@wonders/core';
import { deepFreeze } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { MilitaryId } from '../components/military.js';
import type { ProgressId } from '../components/progress.js';
import type { WonderId } from '../components/wonders.js';
import type { Settings } from '../options.js';
import type { City } from './city.js';
import type { Decision } from './decision.js';
import type { Pantheon } from './pantheon.js';

export type { Built, City } from './city.js';
export {
  CAUSES,
  type Cause,
  CHANCES,
  type ChanceKind,
  DECISIONS,
  type Decision,
  type ProgressSource,
  type SeatDecisionKind,
  SOURCES,
} from './decision.js';
export type { DivinityPlace, Holding, Pantheon } from './pantheon.js';
/**
 * The id of the game.
 *
 * @category Contract
 */
export const ID = 'duel-solo';
/**
 * The behaviour version. It rises whenever equal inputs may give different results.
 *
 * @category Contract
 */
export const RULES = 4;

/**
 * DUEL-001: SOLO's seat.
 *
 * @category Contract
 */
export const SCRIPT_SEAT = 0 as const;
/**
 * The seat of the player against SOLO.
 *
 * @category Contract
 */
export const PLAYER_SEAT = 1 as const;

/**
 * The phases of a game: the steps that open the game and each Age, and then the turns.
 *
 * @category Position
 */
export const PHASES = /* @__PURE__ */ deepFreeze([
  'first',
  'draft',
  'divinities',
  'structure',
  'tokens',
  'start',
  'free-card',
  'conflict',
  'turn',
] as const);
/** A phase of a game. @category Position */
export type Phase = (typeof PHASES)[number];

/**
 * A game in progress that the fast lane changes in place. Readonly lists change rarely. The code replaces them and never edits them,
 * so all copies can share them.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  /** The id of the game. */
  readonly game: typeof ID;
  /** The decisions that wait, the next one last; empty when the game is over. */
  pending: Decision[];
  /** The options of the game. */
  readonly options: Settings;
  /** What comes next when no decision is pending. */
  phase: Phase;
  /** 0 before the first Age. */
  age: 0 | 1 | 2 | 3;
  /** The active seat: whose turn it is. */
  seat: Seat;
  /** The seat that began the game. */
  first: Seat;
  /** Whether the active seat takes another turn (DUEL-038). */
  again: boolean;
  /** SOLO's direction. */
  direction: Direction | null;
  /** The conflict pawn, −9 … 9: positive is the advantage of seat 0. */
  pawn: number;
  /** The military tokens that are left. */
  military: readonly MilitaryId[];
  /** During the draft: the wonders still face down, and the wonders on offer. */
  pool: WonderId[];
  /** The wonders on offer during the draft. */
  offer: WonderId[];
  /** The progress tokens on the board, the first nearest to seat 0, and those drawn from the box to choose from. */
  board: readonly ProgressId[];
  /** The progress tokens drawn from the box to choose from. */
  drawn: readonly ProgressId[];
  /** The structure by slot: `null` where no card lies. */
  structure: (CardId | 'face-down' | null)[];
  /** Masks over the slots: cards still there, accessible cards, cards without identity, cards with a purple back. */
  present: number;
  /** A mask over the slots: the accessible cards. */
  open: number;

  /** A mask over the slots: the cards without identity. */
  hidden: number;
  /** A mask over the slots: the cards with a purple back. */
  purple: number;
  /** The unseen cards of this Age, and the number of them outside the structure. */
  deck: CardId[];
  /** How many of the unseen cards lie outside the structure. */
  outside: number;
  /** Removed cards that have been revealed. */
  removed: readonly CardId[];

  /** The discard pile. */
  discard: CardId[];
  /** The cities of seat 0 and seat 1. */
  cities: [City, City];
  /** What Pantheon adds; `null` in a game without it. */
  pantheon: Pantheon | null;
  /** Why the game ended. */
  ending: Ending | null;
  /** The winner; `null` before the end of the game, and if the victory is shared. */
  winner: Seat | null;
}

/**
 * How a game ends: by military or scientific supremacy, by points, by the points of the blue cards where the totals are equal,
 * or with a shared victory.
 *
 * @category Position
 */
export const ENDINGS = /* @__PURE__ */ deepFreeze(['military', 'science', 'points', 'blue-cards', 'shared'] as const);
/** How a game ends. @category Position */
export type Ending = (typeof ENDINGS)[number];

/**
 * A game in progress: plain JSON, deeply readonly.
 *
 * @category Position
 */
export interface State extends Frozen<Draft> {}

/**
 * The state as a seat or a spectator may see it. Divinities that only other seats know are `'hidden'`.
 *
 * @category Position
 */
export interface View extends Frozen<Omit<Draft, 'viewer' | 'rng'>> {
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
}

/** A position to read: a state or a view. @category Position */
export type Position = State | View;

/** A city to read. @category Position */
export type CityState = Frozen<City>;

/** The opposing seat. */
export const other = (seat: Seat): Seat => 1 - seat;

/** The city of a seat. */
export const cityOf = <C>(position: { readonly cities: readonly [C, C] }, seat: Seat): C =>
  seat === 0 ? position.cities[0] : position.cities[1];

/** Whether the game is against SOLO. */
export const isSolo = ({ options }: Position | Draft): boolean => options.mode === 'solo';

/** Whether a seat follows the script. */
export const isScript = (position: Position | Draft, seat: Seat): boolean => seat === SCRIPT_SEAT && isSolo(position);

/** The coins that a seat can spend. DUEL-156: SOLO never spends Astarte's coins. */
export function funds(position: Position | Draft, seat: Seat): number {
  const city = cityOf<CityState>(position, seat);
  return isScript(position, seat) ? city.coins : city.coins + city.astarte;
}

/** A copy of a list without a value. */
export function without<T>(list: readonly T[], value: T): T[] {
  const rest: T[] = [];
  for (let i = 0; i < list.length; i++) if (list[i] !== value) rest.push(list[i] as T);
  return rest;
}

/** Takes the value at an index out of a list that a draft owns. The others keep their order. */
export function takeAt<T>(list: T[], index: number): T {
  const taken = list[index] as T;
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
  return taken;
}

/** Takes a value out of a list that a draft owns and that holds it. */
export const takeOut = <T>(list: T[], value: T): T => takeAt(list, list.indexOf(value));
