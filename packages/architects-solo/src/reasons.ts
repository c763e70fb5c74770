import type { NoValues, ReasonOf } from '@wonders/core';
import type { CardKind } from './components/cards.js';
import type { DeckName, Move } from './notation.js';

/**
 * One of the Opponent's priorities (ARCH-61).
 *
 * @category Bots
 */
export type PriorityId = 'extra-card' | 'yellow' | 'useful-grey' | 'duplicate-green' | 'missing-green' | 'red' | 'cat';

/**
 * The priority that a card matches.
 *
 * @category Bots
 */
export interface Match {
  /** Its number on the list, from 1. */
  readonly item: number;
  /** The priority. */
  readonly priority: PriorityId;
  /** The stages that a useful grey card helps to build (ARCH-62). */
  readonly stages: readonly number[];
}

/**
 * What a card is worth to a seat, part by part, in points.
 *
 * @category Bots
 */
export interface CardValue {
  /** For its kind: printed points, or what such cards bring later. */
  readonly kind: number;
  /** For stages that it brings nearer. */
  readonly stages: number;
  /** In a race: for stages of the Opponent that it would have brought nearer. */
  readonly denied: number;
  /** For the pair that it makes. */
  readonly pair: number;
  /** For the extra card that a token gives for it. */
  readonly extra: number;
}

/**
 * What decides where the Opponent takes its card, and what stops it there.
 *
 * @category Bots
 */
export interface Causes {
  /** The player took the Opponent's card (ARCH-34). */
  denied: NoValues;
  /** A card matches the first priority that any card matches. */
  'best-card': {
    /** The card, which the Opponent wants. */
    readonly card: CardKind;
    /** The priority that it matches. */
    readonly match: Match | null;
  };
  /** The cards of both Wonder decks match the same priority. */
  tie: {
    /** The two cards, the player's deck first. */
    readonly cards: readonly CardKind[];
    /** The number of the priority, from 1. */
    readonly item: number;
    /** The priority. */
    readonly priority: PriorityId;
    /** How the die fell, 1 to 6; 0 before the roll. */
    readonly die: number;
  };
  /** No card matches a priority. */
  'no-match': {
    /** How the die fell, 1 to 6; 0 before the roll. */
    readonly die: number;
  };
  /** No card is left to take (ARCH-90). */
  'no-card': NoValues;
  /** The player took the open central card, so the next one follows (ARCH-90). */
  'next-central': NoValues;
  /** The card wanted is gone, or the central deck is empty: the card comes from elsewhere (ARCH-90). */
  elsewhere: {
    /** `card`: the player took the card wanted. `central`: the central deck has no card. */
    readonly gone: 'card' | 'central';
    /** Where the card comes from: the top of the central deck, or a random card of the Opponent's hand. */
    readonly from: 'central' | 'hand';
  };
}

/**
 * What the house bot sees in a move.
 *
 * @category Bots
 */
export interface Worths {
  /** A known card. */
  'known-card': {
    /** The card. */
    readonly card: CardKind;
    /** What it is worth, part by part. */
    readonly value: CardValue;
    /** The points for a card that the Opponent loses; 0 for any other card. */
    readonly denial: number;
  };
  /** A card that nobody has seen, as good as most. */
  'unseen-card': {
    /** The points that such a card is worth on average. */
    readonly points: number;
    /** The points for a card that the Opponent loses; 0 for any other card. */
    readonly denial: number;
  };
  /** A Progress token that lies face up. */
  token: {
    /** The points that it brings, now and to come. */
    readonly points: number;
  };
  /** The token on top of the stack. */
  'unseen-token': {
    /** The points that such a token brings on average. */
    readonly points: number;
  };
  /** A stage, which has to be built in this turn anyway. */
  stage: {
    /** The points printed on it. */
    readonly points: number;
  };
  /** A set, whose Progress token has to be taken in this turn anyway. */
  set: NoValues;
  /** A card discarded for coins (ARCH-93). */
  'discard-coins': {
    /** The coins. */
    readonly coins: number;
  };
  /** A look at cards, of which one is taken (ARCH-44). */
  look: {
    /** How many are looked at. */
    readonly cards: number;
  };
  /** The end of the turn, which gives up what could still be taken. */
  'gives-up': NoValues;
  /** A move that brings nothing, while nothing else can be done. */
  nothing: NoValues;
}

/**
 * What the reasons of bots hold, by key.
 *
 * @category Bots
 */
export interface Reasons extends Causes, Worths {
  /** What the Opponent does, and why. */
  'opponent-takes': {
    /** The deck or hand that the card is taken from; `null`: none is known yet, or no card is left. */
    readonly from: DeckName | null;
    /** The card wanted; `null` where it is not known, or gone. */
    readonly card: CardKind | null;
    /** What decided. */
    readonly cause: Cause;
  };
  /** A card that the Opponent has looked at, and the priority that it matches. */
  looked: {
    /** The deck or hand that the card lies on. */
    readonly deck: DeckName;
    /** The card. */
    readonly card: CardKind;
    /** The priority that it matches; `null` if it matches none. */
    readonly match: Match | null;
  };
  /** The Opponent's priority list, by name. */
  priorities: NoValues;
  /** One of its items. */
  priority: {
    /** The priority. */
    readonly priority: PriorityId;
  };
  /** The item that stands in place of the list when the player took the Opponent's card. */
  'central-instead': NoValues;
  /** The item that stands in place of the list when no card lies open. */
  'any-card': NoValues;
  /** A card on the list. */
  card: {
    /** The deck or hand that the card lies on. */
    readonly deck: DeckName;
    /** The card. */
    readonly card: CardKind;
  };
  /** The top card of the central deck on the list. */
  'central-card': NoValues;
  /** The priority that a card on the list matches. */
  matches: {
    /** The priority; `null` if the card matches none. */
    readonly match: Match | null;
  };
  /** Why the central deck is all there is: the player took the Opponent's card. */
  'card-lost': NoValues;
  /** Why the central deck is all there is: no other card lies open. */
  'no-open-card': NoValues;
  /** The house bot's choice. */
  plays: {
    /** The move that it plays. */
    readonly move: Move;
    /** What the move is worth; `null` where there is no other. */
    readonly worth: Worth | null;
    /** How many moves are worth as much, this one included. */
    readonly best: number;
  };
  /** The house bot's list, by name. */
  worths: NoValues;
  /** Its one item. */
  'most-points': NoValues;
  /** A move on the list. */
  move: {
    /** The move. */
    readonly move: Move;
  };
}

/**
 * What decides a choice of the Opponent.
 *
 * @category Bots
 */
export type Cause = ReasonOf<Causes>;

/**
 * What a move is worth to the house bot.
 *
 * @category Bots
 */
export type Worth = ReasonOf<Worths>;

/**
 * Why a bot chose its move, as data: the words of the game render it.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;

/** The keys of the reasons that need no values. */
type PlainKey = { [K in keyof Reasons]: Reasons[K] extends NoValues ? K : never }[keyof Reasons];

const NOTHING: NoValues = Object.freeze({});

/** A reason that needs no values. */
export const plain = <K extends PlainKey>(key: K): { readonly key: K; readonly values: NoValues } =>
  Object.freeze({ key, values: NOTHING });

/** A reason with its values. */
export const reason = <K extends keyof Reasons>(
  key: K,
  values: Reasons[K],
): { readonly key: K; readonly values: Reasons[K] } => ({ key, values });
