import type { NoValues, ReasonOf } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { DeckName, Move } from '../notation.js';
import type { Match, PriorityId } from './priorities.js';
import type { CardValue } from './values.js';

/**
 * What decides where the Opponent takes its card, and what stops it there.
 *
 * @category Bots
 */
export interface Causes {
  /** The player took the Opponent's card (ARCH-34). */
  denied: NoValues;
  /** A card matches the first priority that any card matches. */
  'best-card': { readonly card: CardKind; readonly match: Match | null };
  /** The cards of both Wonder decks match the same priority. `die`: how it fell, 0 before the roll. */
  tie: {
    readonly cards: readonly CardKind[];
    readonly item: number;
    readonly priority: PriorityId;
    readonly die: number;
  };
  /** No card matches a priority. `die`: how it fell, 0 before the roll. */
  'no-match': { readonly die: number };
  /** No card is left to take (ARCH-90). */
  'no-card': NoValues;
  /** The player took the open central card, so the next one follows (ARCH-90). */
  'next-central': NoValues;
  /** The card wanted is gone, or the central deck is empty: the card comes from elsewhere (ARCH-90). */
  elsewhere: { readonly gone: 'card' | 'central'; readonly from: 'central' | 'hand' };
}

/**
 * What the house bot sees in a move.
 *
 * @category Bots
 */
export interface Worths {
  /** A known card. `denial`: the points for a card that the Opponent loses. */
  'known-card': { readonly card: CardKind; readonly value: CardValue; readonly denial: number };
  'unseen-card': { readonly points: number; readonly denial: number };
  token: { readonly points: number };
  'unseen-token': { readonly points: number };
  stage: { readonly points: number };
  set: NoValues;
  'three-coins': NoValues;
  'five-cards': NoValues;
  'gives-up': NoValues;
  nothing: NoValues;
}

/**
 * What the reasons of bots hold, by key.
 *
 * @category Bots
 */
export interface Reasons extends Causes, Worths {
  /** What the Opponent does, and why. `card`: the card wanted, where it is known and still there. */
  'opponent-takes': { readonly from: DeckName | null; readonly card: CardKind | null; readonly cause: Cause };
  /** A card that the Opponent has looked at, and the priority that it matches. */
  looked: { readonly deck: DeckName; readonly card: CardKind; readonly match: Match | null };
  /** The Opponent's priority list, by name. */
  priorities: NoValues;
  /** One of its items. */
  priority: { readonly priority: PriorityId };
  /** The item that stands in place of the list when the player took the Opponent's card. */
  'central-instead': NoValues;
  /** The item that stands in place of the list when no card lies open. */
  'any-card': NoValues;
  /** A card on the list. */
  card: { readonly deck: DeckName; readonly card: CardKind };
  /** The top card of the central deck on the list. */
  'central-card': NoValues;
  /** The priority that a card on the list matches. */
  matches: { readonly match: Match | null };
  /** Why the central deck is all there is: the player took the Opponent's card. */
  'card-lost': NoValues;
  /** Why the central deck is all there is: no other card lies open. */
  'no-open-card': NoValues;
  /** The house bot's choice. `worth` is null where there is no other move; `best`: how many moves are worth as much, this one included. */
  plays: { readonly move: Move; readonly worth: Worth | null; readonly best: number };
  /** The house bot's list, by name. */
  worths: NoValues;
  /** Its one item. */
  'most-points': NoValues;
  /** A move on the list. */
  move: { readonly move: Move };
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

/** One reason. */
export const reason = <K extends keyof Reasons>(
  key: K,
  values: Reasons[K],
): { readonly key: K; readonly values: Reasons[K] } => ({ key, values });
