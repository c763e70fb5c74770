import type { Frozen, Rng, Seat, Viewer } from '@wonders/core';
import { deepFreeze } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { MilitaryId } from '../components/military.js';
import type { DivinityId, Offering } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { WonderId } from '../components/wonders.js';
import type { Settings } from '../options.js';
import type { Decision } from './decision.js';

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
export const RULES = 3;

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

/** A constructed wonder with the age card under it. @category Position */
export interface Built {
  readonly wonder: WonderId;
  readonly card: CardId;
}

/**
 * The city of a seat. All keys from `wood` on follow from its cards and wonders. The state keeps them because prices depend on them.
 *
 * @category Position
 */
export interface City {
  coins: number;
  /** The coins on Astarte. */
  astarte: number;
  /** Buildings in the order of construction. */
  cards: CardId[];
  /** Unconstructed wonders. */
  wonders: WonderId[];
  built: readonly Built[];
  progress: readonly ProgressId[];
  /** Units on brown and grey cards. */
  wood: number;
  clay: number;
  stone: number;
  glass: number;
  papyrus: number;
  /** The number of cards and constructed wonders that give any one raw material, and any one manufactured good. */
  rawChoices: number;
  goodChoices: number;
  /** A mask: bit r is set if the resource with index r costs 1 coin. */
  fixed: number;
  /** A bit for each chain symbol and Mythology token that makes something free. */
  chains: number;
  /** A bit for each symbol of science. */
  symbols: number;
  /** A bit for each progress token. */
  arts: number;
  brown: number;
  grey: number;
  yellow: number;
  green: number;
  red: number;
  blue: number;
  guild: number;
  temple: number;
}

/**
 * A place with a divinity, face down or face up, and the seats that know it. `'open'`: no seat has looked yet, and the divinity is
 * drawn when one does. `'hidden'`: only another seat knows it.
 *
 * @category Position
 */
export interface DivinityPlace {
  readonly mythology: Mythology | null;
  readonly id: DivinityId | 'gate' | 'open' | 'hidden';
  readonly seenBy: readonly Seat[];
}

/** The cards and tokens of Pantheon that a seat holds. @category Position */
export interface Holding {
  divinities: readonly DivinityId[];
  mythologies: readonly Mythology[];
  offerings: readonly Offering[];
}

/**
 * The part of the state that Pantheon adds.
 *
 * @category Position
 */
export interface Pantheon {
  /** The decks of the five mythologies one after another, each from its top. */
  decks: readonly DivinityPlace[];
  /** Spaces 1 … 6 of the Pantheon; space 1 is nearest to seat 0. */
  spaces: readonly (DivinityPlace | null)[];
  /** The Mythology or Offering token on each slot of the structure. */
  tokens: readonly (Mythology | Offering | null)[];
  /** The progress tokens on Enki. */
  enki: readonly ProgressId[];
  /** Where the Minerva pawn stands. */
  minerva: number | null;
  /** The green card that bears the snake token. */
  snake: CardId | null;
  holdings: [Holding, Holding];
}

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
export interface Draft {
  readonly game: typeof ID;
  readonly rules: number;
  readonly viewer: null;
  rng: Rng | null;
  pending: Decision[];
  ply: number;
  names: readonly string[];
  readonly options: Settings;
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
  offer: WonderId[];
  /** The progress tokens on the board, the first nearest to seat 0, and those drawn from the box to choose from. */
  board: readonly ProgressId[];
  drawn: readonly ProgressId[];
  /** The structure by slot: `null` where no card lies. */
  structure: (CardId | 'face-down' | null)[];
  /** Masks over the slots: cards still there, accessible cards, cards without identity, cards with a purple back. */
  present: number;
  open: number;
  hidden: number;
  purple: number;
  /** The unseen cards of this Age, and the number of them outside the structure. */
  deck: CardId[];
  outside: number;
  /** Removed cards that have been revealed. */
  removed: readonly CardId[];
  discard: CardId[];
  cities: [City, City];
  pantheon: Pantheon | null;
  /** Why the game ended. */
  ending: Ending | null;
  /** The winner; `null` while the game goes on, and when the victory is shared. */
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
  readonly viewer: Viewer;
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
