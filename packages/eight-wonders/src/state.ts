import { CHANCE, type ChanceEvent, type Frozen, type Rng, type Seat, type Viewer } from '@wonders/core';
import type { ActionCard } from './components/actions.js';
import { type Cards, type Hand, total } from './components/cards.js';
import type { DiscId } from './components/discs.js';
import { type DiscSet, TABLES, type Tables } from './components/tables.js';
import type { BuildingType } from './components/types.js';
import { SPACES, WONDERS, type WonderId } from './components/wonders.js';

/**
 * How good a house bot plays (EIGHT-210).
 *
 * @category Options
 */
export type BotLevel = 'apprentice' | 'builder' | 'architect';

/**
 * The options of a game (EIGHT-06).
 *
 * @category Options
 */
export interface Options {
  /** 3, 4 (default) or 5 seats. */
  readonly players: 3 | 4 | 5;
  /** `manual` (default): the source document to the letter; `published`: the boxed game. Sets the next two. */
  readonly ruleset: 'manual' | 'published';
  /** The numbers on the discs; null (default): by `ruleset`, `manual-1-5` or `published-3-6`. */
  readonly discSet: DiscSet | null;
  /** Which disc of a wonder may be built; null (default): by `ruleset`, `top` or `any`. */
  readonly discChoice: 'top' | 'any' | null;
  /** Whether four two-coloured discs replace four others; default false. */
  readonly twoColoured: boolean;
  /** Whether finishing a wonder brings an action card; default true. */
  readonly actionCards: boolean;
  /** The first seat to play, or `random` (default). */
  readonly startSeat: 'random' | 0 | 1 | 2 | 3 | 4;
  /** After so many rounds without a disc taken the game ends: 2 to 20, default 5. */
  readonly stallRounds: number;
  /** The level of the house bot, one for all seats or one per seat; default `builder`. */
  readonly bots: BotLevel | readonly BotLevel[];
  /** Tables that replace the printed ones (EIGHT-07). */
  readonly tables: Partial<Tables>;
}

/**
 * What a state keeps of the options: what the rules need.
 *
 * @category Position
 */
export interface Settings {
  readonly players: 3 | 4 | 5;
  readonly discSet: DiscSet;
  readonly discChoice: 'top' | 'any';
  readonly twoColoured: boolean;
  readonly actionCards: boolean;
  readonly startSeat: 'random' | Seat;
  readonly stallRounds: number;
  readonly bots: readonly BotLevel[];
  /** null: the printed tables. */
  readonly tables: Tables | null;
}

/**
 * Where a game is: the setup (`discs`, `hands`, `order`), a turn (`turn`, `offer`, `select`), the scoring of a finished
 * wonder (`triple`, `reward`, `clear`), the end of a turn (`end`, `double`), the end of the game (`final`, `count`, `over`).
 *
 * @category Position
 */
export type Phase =
  | 'discs'
  | 'hands'
  | 'order'
  | 'turn'
  | 'offer'
  | 'select'
  | 'triple'
  | 'reward'
  | 'clear'
  | 'end'
  | 'double'
  | 'final'
  | 'count'
  | 'over';

/**
 * Cards committed by a seat. After the reveal only the correct ones are left.
 *
 * @category Position
 */
export interface Offer {
  readonly cards: Cards;
  /** Whether the trading card lies with them. */
  readonly trade: boolean;
}

/**
 * A Triple bonus card that waits for the scoring of a wonder.
 *
 * @category Position
 */
export interface Triple {
  readonly wonder: WonderId;
  readonly seat: Seat;
}

/**
 * Where points come from (EIGHT-142).
 *
 * @category Position
 */
export type Category = 'finished' | 'unfinished' | 'rejected' | 'discs' | 'actions';

/**
 * Discs of the setup that show the same.
 *
 * @category Position
 */
export interface DiscStack {
  readonly disc: DiscId;
  readonly count: number;
}

/**
 * Why a game ended: a type shown by no disc any more, or nobody took a disc for too long.
 *
 * @category Position
 */
export type Ending = 'type-gone' | 'stall';

/**
 * A position that the fast lane changes in place. {@link State} is its frozen shape. What is readonly in it is shared
 * between positions: it is replaced, never edited.
 *
 * @category Position
 */
export interface Draft {
  readonly game: 'eight-wonders';
  readonly rules: number;
  readonly viewer: null;
  rng: Rng | null;
  pending: Decision[];
  readonly settings: Settings;
  phase: Phase;
  /** The seat at the bottom of the turn order track (EIGHT-30). */
  active: Seat;
  /** Turns ended so far, extra turns included. */
  turns: number;
  /** Turns in a row that have brought no disc (EIGHT-133). */
  idle: number;
  /** The row of the scoring table, 1 to 7, or the light row. */
  row: number | 'light';
  /** The disc on each of the 24 spaces, wonder by wonder, top space first. */
  spaces: readonly (DiscId | null)[];
  /** The parts on each wonder, by seat, counted by value. */
  parts: readonly (readonly number[])[];
  /** The space under construction. */
  site: number | null;
  /** What each seat has committed or shown; null: nothing, or not yet. */
  offers: (Offer | null)[];
  triples: readonly Triple[];
  /** The building cards of each seat. In a view, and in hands that a host cannot see, the rest is in `hidden`. */
  hands: Cards[];
  /** Building cards of each seat without a known type. */
  hidden: readonly number[];
  /** The cards that each seat is publicly known to hold. */
  shown: Cards[];
  /** Building cards that each seat is about to draw. */
  owed: number[];
  /** Building cards that are in no known place: the draw pile and all hidden cards. */
  pile: Hand;
  discard: Hand;
  /** The action cards of each seat, in the order of the table. */
  actions: readonly (readonly ActionCard[])[];
  /** Action cards of each seat without a known kind. */
  hiddenActions: readonly number[];
  /** Action cards that are in no known place: the pile and all hidden ones. */
  actionPile: Readonly<Record<ActionCard, number>>;
  /** Action cards played, in this order. */
  played: readonly ActionCard[];
  /** The discs that each seat has taken, in this order. */
  discs: readonly (readonly DiscId[])[];
  /** Discs that are still to be placed in the setup. */
  box: readonly DiscStack[];
  scores: readonly Readonly<Record<Category, number>>[];
  ending: Ending | null;
}

/**
 * A position: plain JSON, all that is known and all that is hidden.
 *
 * @category Position
 */
export type State = Frozen<Draft>;

/**
 * What a seat or a spectator may see: a position in which the cards of others are `hidden` and `pile` holds every card
 * that this viewer cannot place.
 *
 * @category Position
 */
export type View = Omit<State, 'viewer' | 'rng' | 'offers'> & {
  readonly viewer: Viewer;
  readonly rng: null;
  /** `'hidden'`: committed, not yet revealed. */
  readonly offers: readonly (Offer | 'hidden' | null)[];
};

/**
 * A position to read.
 *
 * @category Position
 */
export type Position = State | View;

/**
 * Something to be decided. `of` is the seat whose card chance decides.
 *
 * @category Position
 */
export interface Decision {
  readonly kind:
    | 'turn'
    | 'offer'
    | 'select'
    | 'triple'
    | 'double'
    | 'triple-final'
    | 'disc'
    | 'card'
    | 'start'
    | 'action'
    | 'name-action';
  readonly seat: Seat;
  readonly owner: Seat;
}

/**
 * Any move, by a seat or by chance.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

/**
 * The moves of seats; each names its seat.
 *
 * @category Moves
 */
export type SeatMove =
  /** Draw one card and leave it at that (EIGHT-40). */
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** Choose a wonder and one of its discs (EIGHT-50). */
  | { readonly kind: 'build'; readonly seat: Seat; readonly wonder: WonderId; readonly space: number }
  /** Commit building cards, with or without the trading card (EIGHT-56). */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly cards: Cards; readonly trade: boolean }
  /** Accept offers and add own cards for the rest, Jokers for some of them (EIGHT-70). */
  | { readonly kind: 'complete'; readonly seat: Seat; readonly accept: readonly Seat[]; readonly jokers: Cards }
  /** Give the build up (EIGHT-69). */
  | { readonly kind: 'abandon'; readonly seat: Seat }
  /** Play a Card draw (EIGHT-120). */
  | { readonly kind: 'card-draw'; readonly seat: Seat }
  /** Play a Card trade (EIGHT-121). */
  | { readonly kind: 'card-trade'; readonly seat: Seat; readonly give: Cards }
  /** Play a Triple bonus on the finished wonder, or not (EIGHT-125). */
  | { readonly kind: 'triple'; readonly seat: Seat; readonly use: boolean }
  /** Play a Double turn, or not (EIGHT-126). */
  | { readonly kind: 'double'; readonly seat: Seat; readonly use: boolean }
  /** Play a Triple bonus on an unfinished wonder, or none (EIGHT-137). */
  | { readonly kind: 'triple-final'; readonly seat: Seat; readonly wonder: WonderId | null };

/**
 * What chance decides; with `chance: 'manual'` the host answers with these.
 *
 * @category Moves
 */
export type ChanceMove =
  /** The disc on the next space of the setup. */
  | { readonly kind: 'disc'; readonly disc: DiscId }
  /** The building card that a seat draws; `hidden`: the host cannot know it. */
  | { readonly kind: 'card'; readonly card: BuildingType | 'hidden' }
  /** The starting seat. */
  | { readonly kind: 'start'; readonly first: Seat }
  /** The action card that a seat takes; `hidden`: the host cannot know it. */
  | { readonly kind: 'action'; readonly card: ActionCard | 'hidden' }
  /** What a hidden action card turns out to be. */
  | { readonly kind: 'name-action'; readonly card: ActionCard };

/**
 * What happened, besides the chance events.
 *
 * @category Events
 */
export type GameEvent =
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'build-begun'; readonly seat: Seat; readonly wonder: WonderId; readonly space: number }
  | { readonly kind: 'offer-committed'; readonly seat: Seat; readonly offer: Offer | 'hidden' }
  /** What everybody had committed, decoys included; null for the active seat. */
  | { readonly kind: 'offers-revealed'; readonly offers: readonly (Offer | null)[] }
  | { readonly kind: 'abandoned'; readonly seat: Seat }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly accept: readonly Seat[] }
  /** Building cards that went from a hand to the discard pile. */
  | { readonly kind: 'cards-spent'; readonly seat: Seat; readonly cards: Cards }
  | { readonly kind: 'discard-reshuffled'; readonly cards: number }
  | { readonly kind: 'parts-placed'; readonly seat: Seat; readonly wonder: WonderId; readonly parts: number }
  | { readonly kind: 'disc-taken'; readonly seat: Seat; readonly wonder: WonderId; readonly space: number }
  | { readonly kind: 'points'; readonly seat: Seat; readonly category: Category; readonly points: number }
  | { readonly kind: 'row-changed'; readonly row: number | 'light' }
  | { readonly kind: 'parts-returned'; readonly wonder: WonderId }
  | { readonly kind: 'action-played'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly kind: 'turn-ended'; readonly seat: Seat }
  | { readonly kind: 'next-turn'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly ending: Ending };

/**
 * Everything that a sink hears.
 *
 * @category Events
 */
export type Event = GameEvent | ChanceEvent<Move>;

/** An object with a value for each key. */
export const record = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;

const decisionsOf = (kinds: readonly Decision['kind'][], byChance: boolean) =>
  record(kinds, (kind) =>
    [0, 1, 2, 3, 4].map((owner) => Object.freeze({ kind, seat: byChance ? CHANCE : owner, owner })),
  );

/** All decisions there are, interned: by kind, then by seat. */
const DECISIONS: Readonly<Record<Decision['kind'], readonly Decision[]>> = {
  ...decisionsOf(['turn', 'offer', 'select', 'triple', 'double', 'triple-final'], false),
  ...decisionsOf(['disc', 'card', 'start', 'action', 'name-action'], true),
};

/** The decision of this kind that asks this seat, or concerns it. */
export const decision = (kind: Decision['kind'], seat: Seat): Decision => DECISIONS[kind][seat] as Decision;

/**
 * The entry of a list by seat, wonder or space: these lists have one for each. Hot code indexes them itself, since one
 * function that reads lists of all kinds is slow.
 */
export const entry = <T>(list: readonly T[], i: number): T => list[i] as T;

export const tablesOf = (position: Position): Tables => position.settings.tables ?? TABLES;

export const wonderOf = (space: number): number => Math.floor(space / SPACES);
export const wonderAt = (i: number): WonderId => entry(WONDERS, i);

/** The next seat clockwise. */
export const after = (position: Position, seat: Seat): Seat => (seat + 1) % position.settings.players;

/** How many building cards a seat holds, known or not. */
export function handSize(position: Position, seat: Seat): number {
  return total(position.hands[seat] as Cards) + (position.hidden[seat] as number);
}

/** How many action cards a seat holds, known or not. */
export const actionsHeld = (position: Position, seat: Seat): number =>
  (position.actions[seat] as readonly ActionCard[]).length + (position.hiddenActions[seat] as number);

/** How many action cards of a kind a seat is known to hold. */
export const copiesHeld = (position: Position, seat: Seat, card: ActionCard): number =>
  (position.actions[seat] as readonly ActionCard[]).filter((each) => each === card).length;

/** A draft that shares nothing mutable with the state. */
export function clone(state: State): Draft {
  const { rng } = state;
  const own = rng === null ? null : { c: rng.c, s0: rng.s0, s1: rng.s1, s2: rng.s2 };
  return copyOf(state, null, own, state.offers);
}

/** A position with the same contents for another viewer. It shares nothing mutable. */
export function copyOf<V, R, O>(position: Position, viewer: V, rng: R, offers: readonly O[]) {
  return {
    game: position.game,
    rules: position.rules,
    viewer,
    rng,
    pending: position.pending.slice(),
    settings: position.settings,
    phase: position.phase,
    active: position.active,
    turns: position.turns,
    idle: position.idle,
    row: position.row,
    spaces: position.spaces,
    parts: position.parts,
    site: position.site,
    offers: offers.slice(),
    triples: position.triples,
    hands: position.hands.slice(),
    hidden: position.hidden,
    shown: position.shown.slice(),
    owed: position.owed.slice(),
    pile: copyCards(position.pile),
    discard: copyCards(position.discard),
    actions: position.actions,
    hiddenActions: position.hiddenActions,
    actionPile: position.actionPile,
    played: position.played,
    discs: position.discs,
    box: position.box,
    scores: position.scores,
    ending: position.ending,
  };
}

const copyCards = (cards: Cards): Hand => [cards[0], cards[1], cards[2], cards[3]];

/** A list of counts with more, or fewer, at one place. */
export const increased = (counts: readonly number[], i: number, by: number): number[] =>
  put(counts, i, (counts[i] as number) + by);

/** A list with another value at one place. */
export function put<T>(list: readonly T[], i: number, value: T): T[] {
  const changed = list.slice();
  changed[i] = value;
  return changed;
}
