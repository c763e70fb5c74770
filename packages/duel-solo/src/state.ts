import type { ChanceEvent, Frozen, Rng, Seat, Viewer } from '@wonders/core';
import type { CardId, Mythology } from './components/cards.js';
import type { MilitaryId } from './components/military.js';
import type { DivinityId, Offering } from './components/pantheon.js';
import type { ProgressId } from './components/progress.js';
import type { Cost } from './components/resources.js';
import type { Direction, Level } from './components/solo.js';
import type { Promo, WonderId } from './components/wonders.js';

/**
 * What is printed on a wonder, for the option `wonderOverrides`.
 *
 * @category Options
 */
export interface WonderPrint extends Cost {
  readonly victoryPoints: number;
}

/**
 * The game's own options; `seed` and `chance` come on top.
 *
 * @category Options
 */
export interface Options {
  /** `solo` (default): seat 1 plays against SOLO on seat 0. `versus`: two players. */
  readonly mode: 'solo' | 'versus';
  /** Whether Pantheon is in play; default `true`, and always so against SOLO. */
  readonly pantheon: boolean;
  /** SOLO's challenge level; default `base`, which gives it no bonus. */
  readonly level: Level;
  /** Promo wonders that join the pool; default none. */
  readonly promos: readonly Promo[];
  /** Who begins, `versus` only; default `null`: drawn. */
  readonly firstPlayer: 0 | 1 | null;
  /** Replaces what is printed on wonders, by id; unnamed parts stay as they are. */
  readonly wonderOverrides: Readonly<Record<WonderId, WonderPrint | null>>;
  /** How SOLO's scales measure cost: as printed (default), or the coins that the seat would pay now (DUEL-110). */
  readonly costReading: 'printed' | 'actual';
  /** Who begins an Age when the pawn stands in the middle: the last active seat (default), or whom it chooses (DUEL-071). */
  readonly tiedAgeStart: 'last-active-begins' | 'last-active-chooses';
  /** The lists for Hades and Zeus: the revised scales (default), or as the source prints them there (DUEL-158, DUEL-159). */
  readonly scaleVersion: 'revised' | 'as-printed';
  /** Whether SOLO also looks for a wonder that wins at once (DUEL-145); default `false`. */
  readonly soloWinsWithWonder: boolean;
}

/** A wonder with another print. */
export interface Override extends WonderPrint {
  readonly wonder: WonderId;
}

/**
 * The options as the state carries them.
 *
 * @category State
 */
export interface Settings extends Omit<Options, 'wonderOverrides'> {
  readonly wonderOverrides: readonly Override[];
}

/** A constructed wonder with the age card under it. */
export interface Built {
  readonly wonder: WonderId;
  readonly card: CardId;
}

/**
 * The city of a seat. Everything from `wood` on is derived, and kept because prices depend on it.
 *
 * @category State
 */
export interface City {
  coins: number;
  /** The coins on Astarte. */
  astarte: number;
  /** Buildings in the order of construction. */
  cards: CardId[];
  /** Wonders that are not constructed. */
  wonders: readonly WonderId[];
  built: readonly Built[];
  progress: readonly ProgressId[];
  /** Units on brown and grey cards. */
  wood: number;
  clay: number;
  stone: number;
  glass: number;
  papyrus: number;
  /** Cards and constructed wonders that give a raw material, or a manufactured good, of choice. */
  rawChoices: number;
  goodChoices: number;
  /** Bit r: the resource with index r costs 1 coin. */
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
 * Where a divinity lies face down or face up, and which seats know it. `'open'`: nobody does, it is drawn when somebody
 * looks. `'hidden'`: somebody else does.
 *
 * @category State
 */
export interface DivinityPlace {
  readonly mythology: Mythology | null;
  readonly id: DivinityId | 'gate' | 'open' | 'hidden';
  readonly seenBy: readonly Seat[];
}

/** What a seat holds of Pantheon. */
export interface Holding {
  divinities: readonly DivinityId[];
  mythologies: readonly Mythology[];
  offerings: readonly Offering[];
}

/**
 * What Pantheon adds.
 *
 * @category State
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
 * What the game is at: the steps that open it and each Age, and then turns.
 *
 * @category State
 */
export type Phase =
  | 'first'
  | 'draft'
  | 'divinities'
  | 'structure'
  | 'tokens'
  | 'start'
  | 'free-card'
  | 'conflict'
  | 'turn';

/**
 * Something to decide. `slot` and `of` say about what, as far as the kind needs it.
 *
 * @category State
 */
export interface Decision {
  readonly kind: SeatDecision | ChanceDecision;
  readonly seat: Seat;
  readonly slot: number;
  readonly of: string | null;
}

/** The decisions that seats take. */
export type SeatDecision =
  | 'draft'
  | 'direction'
  | 'start'
  | 'turn'
  | 'place-divinity'
  | 'progress'
  | 'discarded'
  | 'destroy'
  | 'top-row'
  | 'liberty-own'
  | 'liberty-give'
  | 'theater-deck'
  | 'theater-choose'
  | 'theater-order'
  | 'gate'
  | 'nisaba'
  | 'baal'
  | 'zeus'
  | 'anubis'
  | 'ra'
  | 'isis'
  | 'minerva'
  | 'neptune-remove'
  | 'neptune-apply';

/** The decisions that chance takes, each answered by the move of the same kind. */
export type ChanceDecision =
  | 'first-player'
  | 'draw-wonder'
  | 'draw-progress'
  | 'purple-place'
  | 'reveal'
  | 'mythology-token'
  | 'offering-token'
  | 'removed-card'
  | 'look-divinity'
  | 'turn-divinity'
  | 'theater-draw'
  | 'isis-card';

/**
 * A game in progress, as the fast lane changes it in place. Readonly lists change seldom: they are replaced, never
 * edited, and all copies share them.
 *
 * @category State
 */
export interface Draft {
  readonly game: 'duel-solo';
  readonly rules: number;
  readonly viewer: null;
  rng: Rng | null;
  pending: Decision[];
  readonly options: Settings;
  phase: Phase;
  /** 0 before the first Age. */
  age: 0 | 1 | 2 | 3;
  /** The active seat: whose turn it is. */
  seat: Seat;
  /** Who began the game. */
  first: Seat;
  /** Whether the active seat takes another turn (DUEL-038). */
  again: boolean;
  /** SOLO's direction. */
  direction: Direction | null;
  /** The conflict pawn, −9 … 9: positive is the advantage of seat 0. */
  pawn: number;
  /** The military tokens that are left. */
  military: readonly MilitaryId[];
  /** During the draft: wonders nobody has seen, and those to choose from. */
  pool: readonly WonderId[];
  offer: readonly WonderId[];
  /** The progress tokens on the board, the first nearest to seat 0, and those drawn from the box to choose from. */
  board: readonly ProgressId[];
  drawn: readonly ProgressId[];
  /** The structure by slot: `null` where no card lies. */
  structure: (CardId | 'face-down' | null)[];
  /** Masks over the slots: cards that lie there, those that are accessible, those without identity, those with a purple back. */
  present: number;
  open: number;
  hidden: number;
  purple: number;
  /** The cards of this Age that nobody has seen, and how many of them lie outside the structure. */
  deck: CardId[];
  outside: number;
  /** Removed cards that have been revealed. */
  removed: readonly CardId[];
  discard: CardId[];
  cities: [City, City];
  pantheon: Pantheon | null;
  /** Why the game ended. */
  end: End | null;
  /** Who won by supremacy. */
  winner: Seat | null;
}

/**
 * How a game ends.
 *
 * @category State
 */
export type End = 'military' | 'science' | 'points';

/**
 * A game in progress: plain JSON, deeply readonly.
 *
 * @category State
 */
export type State = Frozen<Draft>;

/**
 * What a seat or a spectator may see: a state in which divinities that only others know are `'hidden'`.
 *
 * @category State
 */
export type View = Frozen<Omit<Draft, 'viewer' | 'rng'>> & { readonly viewer: Viewer; readonly rng: null };

/** Any position to read. */
export type Position = State | View;

/** A city to read. */
export type CityState = Frozen<City>;

/**
 * A move of a seat, or the answer to a chance decision: those have the kind of the decision ({@link ChanceDecision}).
 *
 * @category Moves
 */
export type Move =
  | Of<'construct' | 'discard' | 'zeus-card' | 'build-top-row' | 'purple-place', { readonly slot: number }>
  | Of<'construct-wonder', { readonly slot: number; readonly wonder: WonderId }>
  | Of<'activate', { readonly space: number; readonly offerings: readonly Offering[] }>
  | Of<'draft-wonder' | 'anubis-wonder' | 'ra-wonder' | 'draw-wonder', { readonly wonder: WonderId }>
  | Of<'choose-direction', { readonly direction: Direction }>
  | Of<'choose-first-player' | 'first-player', { readonly first: Seat }>
  | Of<'place-divinity', { readonly divinity: DivinityId | null; readonly space: number }>
  | Of<'take-progress' | 'draw-progress', { readonly token: ProgressId }>
  | Of<'build-discarded' | 'destroy-card' | 'liberty-own' | 'liberty-give', { readonly card: CardId }>
  | Of<'nisaba-card' | 'baal-card' | 'reveal' | 'removed-card' | 'isis-card', { readonly card: CardId }>
  | Of<'theater-deck' | 'mythology-token', { readonly mythology: Mythology }>
  | Of<'theater-choose' | 'theater-order' | 'gate-choose', { readonly divinity: DivinityId }>
  | Of<'look-divinity' | 'turn-divinity' | 'theater-draw', { readonly divinity: DivinityId }>
  | Of<'isis-build', { readonly wonder: WonderId; readonly card: CardId | null }>
  | Of<'minerva-space', { readonly space: number }>
  | Of<'neptune-remove' | 'neptune-apply', { readonly military: MilitaryId }>
  | Of<'offering-token', { readonly offering: Offering }>;

/** One move or event for each kind, with the same parameters. */
export type Of<K extends string, P> = K extends string ? { readonly kind: K } & P : never;

/** The move of one kind. */
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/**
 * What happened, besides chance events.
 *
 * @category Moves
 */
export type OwnEvent =
  | { readonly kind: 'coins' | 'astarte-coins'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'discarded' | 'removed'; readonly card: CardId }
  | { readonly kind: 'card-left'; readonly card: CardId; readonly from: 'discard' | 'removed' }
  | { readonly kind: 'lost-card'; readonly seat: Seat; readonly card: CardId; readonly to: 'discard' | 'city' }
  | { readonly kind: 'wonder-built'; readonly seat: Seat; readonly wonder: WonderId; readonly card: CardId }
  | { readonly kind: 'wonder-unbuilt' | 'wonder-taken' | 'wonder-left'; readonly seat: Seat; readonly wonder: WonderId }
  | { readonly kind: 'pawn'; readonly by: Seat; readonly to: number }
  | { readonly kind: 'minerva'; readonly space: number | null }
  | { readonly kind: 'military-token'; readonly military: MilitaryId }
  | { readonly kind: 'symbol'; readonly seat: Seat; readonly symbols: number }
  | { readonly kind: 'progress'; readonly seat: Seat; readonly token: ProgressId }
  | { readonly kind: 'token'; readonly seat: Seat; readonly slot: number; readonly token: Mythology | Offering }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly mythology: Mythology; readonly space: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly divinity: DivinityId | 'gate' }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly again: boolean }
  | { readonly kind: 'over'; readonly end: End; readonly winner: Seat | null };

/**
 * What happened.
 *
 * @category Moves
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears events. */
export type Sink = ((event: Event) => void) | undefined;

/**
 * Why a move is refused, besides the refusals that every game has.
 *
 * @category Moves
 */
export type Refusal =
  /** No card lies on the slot. */
  | { readonly code: 'empty'; readonly rule: 'DUEL-031'; readonly slot: number }
  /** Other cards lie on the card. */
  | { readonly code: 'covered'; readonly rule: 'DUEL-030'; readonly slot: number; readonly by: readonly number[] }
  /** The seat has fewer coins than the price. */
  | {
      readonly code: 'too-expensive';
      readonly rule: 'DUEL-041' | 'DUEL-084';
      readonly need: number;
      readonly have: number;
    }
  /** The wonder is not among the seat's unconstructed ones. */
  | { readonly code: 'no-such-wonder'; readonly rule: 'DUEL-033'; readonly wonders: readonly WonderId[] }
  /** Cards of the Pantheon are activated from Age II on, and there is a card to activate. */
  | { readonly code: 'no-divinity'; readonly rule: 'DUEL-031'; readonly spaces: readonly number[] }
  /** The tokens must be the seat's own. */
  | { readonly code: 'no-such-token'; readonly rule: 'DUEL-084'; readonly offerings: readonly Offering[] }
  /** The choice is none of those that the effect offers. */
  | { readonly code: 'not-offered'; readonly rule: string; readonly moves: readonly Move[] }
  /** SOLO does what its scales dictate. */
  | { readonly code: 'scripted'; readonly rule: 'DUEL-125'; readonly move: Move };

/** DUEL-001: SOLO's seat. */
export const SOLO: Seat = 0;
/** The seat of the human against SOLO. */
export const HUMAN: Seat = 1;

/** The opposing seat. */
export const other = (seat: Seat): Seat => 1 - seat;

/** The city of a seat. */
export const cityOf = <C>(position: { readonly cities: readonly [C, C] }, seat: Seat): C =>
  seat === 0 ? position.cities[0] : position.cities[1];

/** Whether a seat follows the script. */
export const isSolo = (position: Position | Draft, seat: Seat): boolean =>
  seat === SOLO && position.options.mode === 'solo';

/** The coins that a seat can pay with; DUEL-156: SOLO leaves Astarte's alone. */
export function funds(position: Position | Draft, seat: Seat): number {
  const city = cityOf<CityState>(position, seat);
  return isSolo(position, seat) ? city.coins : city.coins + city.astarte;
}

/** A list with another value at an index. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((each, i) => (i === index ? value : each));

/** A list without a value. */
export const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);

/** A copy of a list: many are empty, and those cost next to nothing. */
const copy = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

/** A draft that shares nothing mutable with the position. Written by hand: it is a quarter of the price of a move. */
export function clone(s: State): Draft {
  return {
    game: s.game,
    rules: s.rules,
    viewer: null,
    rng: s.rng === null ? null : { c: s.rng.c, s0: s.rng.s0, s1: s.rng.s1, s2: s.rng.s2 },
    pending: copy(s.pending),
    options: s.options as Settings,
    phase: s.phase,
    age: s.age,
    seat: s.seat,
    first: s.first,
    again: s.again,
    direction: s.direction,
    pawn: s.pawn,
    military: s.military,
    pool: s.pool,
    offer: s.offer,
    board: s.board,
    drawn: s.drawn,
    structure: copy(s.structure),
    present: s.present,
    open: s.open,
    hidden: s.hidden,
    purple: s.purple,
    deck: copy(s.deck),
    outside: s.outside,
    removed: s.removed,
    discard: copy(s.discard),
    cities: [cloneCity(s.cities[0]), cloneCity(s.cities[1])],
    pantheon: s.pantheon === null ? null : clonePantheon(s.pantheon),
    end: s.end,
    winner: s.winner,
  };
}

function cloneCity(c: CityState): City {
  return {
    coins: c.coins,
    astarte: c.astarte,
    cards: copy(c.cards),
    wonders: c.wonders,
    built: c.built,
    progress: c.progress,
    wood: c.wood,
    clay: c.clay,
    stone: c.stone,
    glass: c.glass,
    papyrus: c.papyrus,
    rawChoices: c.rawChoices,
    goodChoices: c.goodChoices,
    fixed: c.fixed,
    chains: c.chains,
    symbols: c.symbols,
    arts: c.arts,
    brown: c.brown,
    grey: c.grey,
    yellow: c.yellow,
    green: c.green,
    red: c.red,
    blue: c.blue,
    guild: c.guild,
    temple: c.temple,
  };
}

function clonePantheon(p: Frozen<Pantheon>): Pantheon {
  const [one, two] = p.holdings;
  return {
    decks: p.decks,
    spaces: p.spaces,
    tokens: p.tokens,
    enki: p.enki,
    minerva: p.minerva,
    snake: p.snake,
    holdings: [cloneHolding(one), cloneHolding(two)],
  };
}

const cloneHolding = (h: Frozen<Holding>): Holding => ({
  divinities: h.divinities,
  mythologies: h.mythologies,
  offerings: h.offerings,
});

const NOTHING: CityState = {
  coins: 0,
  astarte: 0,
  cards: [],
  wonders: [],
  built: [],
  progress: [],
  wood: 0,
  clay: 0,
  stone: 0,
  glass: 0,
  papyrus: 0,
  rawChoices: 0,
  goodChoices: 0,
  fixed: 0,
  chains: 0,
  symbols: 0,
  arts: 0,
  brown: 0,
  grey: 0,
  yellow: 0,
  green: 0,
  red: 0,
  blue: 0,
  guild: 0,
  temple: 0,
};

/** An empty city with these coins, of the same hidden class as every other: that is half the speed of play. */
export function emptyCity(coins: number): City {
  const city = cloneCity(NOTHING);
  city.coins = coins;
  return city;
}
