import { type BaseDraft, CHANCE, type Frozen, type Seat, type Viewer } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import type { Cards, Hand } from '../components/cards.js';
import type { DiscId } from '../components/discs.js';
import { TABLES, type Tables } from '../components/tables.js';
import type { Settings } from '../options.js';
import {
  type Category,
  CHANCES,
  type ChanceKind,
  DECISIONS,
  type Ending,
  type Phase,
  type SeatDecisionKind,
} from './kinds.js';

export * from './kinds.js';
/**
 * The id of the game.
 *
 * @category Contract
 */
export const ID = 'eight-wonders';

/**
 * The behaviour version: raised whenever equal inputs may give other results.
 *
 * @category Contract
 */
export const RULES = 3;

/**
 * Cards that a seat has committed. After the reveal only the correct ones are left.
 *
 * @category Position
 */
export interface Offer {
  /** How many building cards of each type: camel, crane, ship, stone mason. */
  readonly cards: Cards;
  /** Whether the trading card is among them. */
  readonly trade: boolean;
}

/**
 * Equal discs of the setup.
 *
 * @category Position
 */
export interface DiscStack {
  /** The disc. */
  readonly disc: DiscId;
  /** How many of them, 1 or more. */
  readonly count: number;
}

/**
 * A position that the fast lane changes in place. {@link State} is its frozen shape. Positions share its readonly parts, which
 * are replaced, never edited.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  /** The id of the game. */
  readonly game: typeof ID;
  /** Comes before all that a view hides, so that the compiler names it first when a view is passed as a state. */
  readonly viewer: null;
  /** The decisions that wait, the next one last; empty when the game is over. */
  pending: Decision[];
  /** The options of the game. */
  readonly options: Settings;
  /** What comes next when no decision is pending. */
  phase: Phase;
  /** The seat at the bottom of the turn order track (EIGHT-30). */
  active: Seat;
  /** Turns ended so far, extra turns included. */
  turns: number;
  /** Turns in a row without a disc taken (EIGHT-133). */
  idle: number;
  /** The row of the scoring table, 1 to 7, or the light row. */
  row: number | 'light';
  /** The disc on each of the 24 spaces, wonder by wonder, top space first. */
  spaces: readonly (DiscId | null)[];
  /** The parts on each wonder, by seat, counted by value. */
  parts: readonly (readonly number[])[];
  /** The space under construction. */
  site: number | null;
  /** The offer of each seat, committed or revealed; null if it has made none, or once it has been accepted. */
  offers: (Offer | null)[];
  /** The seats that have played a Triple bonus for their offer, which was turned down (EIGHT-124). */
  triples: readonly Seat[];
  /** The known building cards of each seat. `hidden` counts the rest: in a view, and in hands that the host cannot see. */
  hands: Cards[];
  /** How many building cards of each seat have no known type. */
  hidden: readonly number[];
  /** The cards that each seat is publicly known to hold. */
  shown: Cards[];
  /** How many building cards each seat is about to draw. */
  owed: number[];
  /** The building cards in no known place: the draw pile and all hidden cards. */
  pile: Hand;
  /** How many building cards of each type have been discarded. */
  discard: Hand;
  /** The known action cards of each seat, in the order of `ACTION_CARDS`. */
  actions: readonly (readonly ActionCard[])[];
  /** How many action cards of each seat have no known kind. */
  hiddenActions: readonly number[];
  /** The action cards in no known place: the pile and all hidden ones. */
  actionPile: Readonly<Record<ActionCard, number>>;
  /** The action cards played, the first one first. */
  played: readonly ActionCard[];
  /** The discs that each seat has taken, the first one first. */
  discs: readonly (readonly DiscId[])[];
  /** The discs that the setup has yet to place. */
  box: readonly DiscStack[];
  /** The points of each seat by category, as far as they have been scored. */
  scores: readonly Readonly<Record<Category, number>>[];
  /** Why the game ended; `null` before its end. */
  ending: Ending | null;
}

/**
 * A position as plain JSON: everything, known and hidden.
 *
 * @category Position
 */
export interface State extends Frozen<Draft> {}

/**
 * What a seat or a spectator may see: a position in which the cards of the other seats are `hidden`, and `pile` holds every
 * card that this viewer cannot place.
 *
 * @category Position
 */
export interface View extends Omit<State, 'viewer' | 'rng' | 'offers'> {
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
  /** `'hidden'`: committed, not yet revealed. */
  readonly offers: readonly (Offer | 'hidden' | null)[];
}

/**
 * A position to read.
 *
 * @category Position
 */
export type Position = State | View;

/**
 * A decision. `owner` is the seat that decides, or the seat whose card chance decides.
 *
 * @category Position
 */
export interface Decision {
  readonly kind: SeatDecisionKind | ChanceKind;
  /** The seat that decides; -1 for chance. */
  readonly seat: Seat;
  /** The seat whose decision it is, or whose card chance decides. */
  readonly owner: Seat;
}

const SEATS = [0, 1, 2, 3, 4] as const;

/** All possible decisions, by kind and seat: each exists once. */
const INTERNED = /* @__PURE__ */ (() => {
  const bySeat = (kind: Decision['kind'], of: (owner: Seat) => Seat): readonly Decision[] =>
    SEATS.map((owner) => Object.freeze({ kind, seat: of(owner), owner }));
  return Object.fromEntries([
    ...DECISIONS.map((kind) => [kind, bySeat(kind, (owner) => owner)]),
    ...CHANCES.map((kind) => [kind, bySeat(kind, () => CHANCE)]),
  ]) as Readonly<Record<Decision['kind'], readonly Decision[]>>;
})();

/** The decision of a kind that a seat takes, or that is about its cards. */
export const decision = (kind: Decision['kind'], seat: Seat): Decision => INTERNED[kind][seat] as Decision;

/**
 * The entry of a list by seat, wonder or space, which always exists. Hot code indexes such lists itself, because one function
 * that reads all kinds of lists is slow.
 */
export const entry = <T>(list: readonly T[], i: number): T => list[i] as T;

/** The tables of a game: the default ones, or those of its options. */
export const tablesOf = (position: Position): Tables => position.options.tables ?? TABLES;

/** A list of counts with `by` more at one place. `replaced` meets lists of all sorts, and to V8 these counts would become one of them. */
export function increased(counts: readonly number[], i: number, by: number): number[] {
  const more = counts.slice();
  more[i] = (more[i] as number) + by;
  return more;
}
