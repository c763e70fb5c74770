import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { Cards } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import type { SeatMove } from '../notation.js';
import type { BotLevel } from '../options.js';
import type { Offer } from '../state/index.js';

/**
 * A move and what it is worth to its seat, in points.
 *
 * @category Bots
 */
export interface ValuedMove {
  readonly move: SeatMove;
  readonly points: number;
}

/**
 * An offer that a bot expects.
 *
 * @category Bots
 */
export interface ExpectedOffer {
  readonly seat: Seat;
  readonly cards: Cards;
}

/**
 * What an outcome brings, in points.
 *
 * @category Bots
 */
export interface Brought {
  /** What each seat gains, its prospects included. */
  readonly gains: readonly number[];
  /** The final score of each seat; null when the game goes on. */
  readonly final: readonly number[] | null;
  /** EIGHT-208, EIGHT-228: whether the final scores count what action cards bring, by a guess; otherwise they leave it out. */
  readonly guessed: boolean;
}

/**
 * What a build brings with the offers that a bot expects.
 *
 * @category Bots
 */
export interface BuildForecast extends Brought, ValuedMove {
  readonly offers: readonly ExpectedOffer[];
}

/**
 * What the builder does with an offer, and what that brings.
 *
 * @category Bots
 */
export interface OfferForecast extends Brought {
  /** The hand that the builder is expected to hold. */
  readonly hand: Cards;
  readonly move: SeatMove;
}

/**
 * What the house bot says of its choices (EIGHT-225): the values of each reason, by key.
 *
 * @category Bots
 */
export interface Reasons {
  /** The name of its list of candidates. */
  'house-bot': NoValues;
  /**
   * EIGHT-210: what that list prefers: own points, less a percentage of what the others gain on average, and so many points for a
   * victory at once.
   */
  'most-points': { readonly envy: number; readonly win: number };
  /** EIGHT-223: the points that a Triple bonus adds. */
  'most-more-points': NoValues;
  /** A candidate. */
  move: { readonly move: SeatMove };

  /** The choice, and the best of the others; null where nothing else was weighed. */
  chosen: { readonly choice: ValuedMove; readonly next: ValuedMove | null };
  /** EIGHT-216: the choice, and which of its best moves it is, from 1. */
  'apprentice-choice': { readonly choice: ValuedMove; readonly place: number };
  /** EIGHT-217 */
  'apprentice-offer': { readonly seat: Seat; readonly offer: Offer };
  /** EIGHT-220 */
  'plays-card-draw': { readonly seat: Seat; readonly cards: number };
  /** EIGHT-221 */
  'plays-card-trade': { readonly seat: Seat; readonly give: Cards };
  /** EIGHT-222 */
  'no-double-turn': { readonly seat: Seat; readonly hidden: number };
  'double-turn-to-build': { readonly seat: Seat };
  'double-turn-near-the-end': { readonly seat: Seat };
  'keeps-double-turn': { readonly seat: Seat };
  /** EIGHT-223 */
  'no-triple-bonus': { readonly seat: Seat; readonly hidden: number };
  'no-wonder-to-name': { readonly seat: Seat };
  'triple-bonus': {
    readonly seat: Seat;
    readonly use: boolean;
    readonly wonder: WonderId;
    /** What it would bring, and what is enough. */
    readonly points: number;
    readonly enough: number;
    /** Whether a type is shown by one disc, or by none. */
    readonly nearTheEnd: boolean;
  };

  /** EIGHT-210 */
  level: { readonly seat: Seat; readonly level: BotLevel };
  /** EIGHT-226 */
  'card-worth': { readonly points: number; readonly needed: number; readonly inHands: number };
  /** EIGHT-227 */
  'wonder-share': { readonly percent: number };
  /** EIGHT-202 */
  'expected-offers': { readonly offers: readonly ExpectedOffer[] };
  /** EIGHT-201 */
  'expected-hand': { readonly seat: Seat; readonly cards: Cards };
  /** EIGHT-217: cards in hand that the disc does not need. */
  'no-decoys': NoValues;
  /** EIGHT-76, EIGHT-77: said where an offer with the trading card was weighed. */
  'trading-card': { readonly seat: Seat; readonly builder: Seat };
  /** EIGHT-217 */
  'disc-worth': { readonly points: number; readonly enough: boolean };

  /** Why an action card is kept on a turn. */
  'keeps-card-draw': { readonly cards: number };
  'card-trade-below-build': NoValues;
  'card-trade-needs-more': { readonly fewest: number; readonly cards: number; readonly hidden: number };
  'card-trade-of-one-type': { readonly hidden: number };
  'joker-for-builds': NoValues;
  'double-turn-later': NoValues;
  'triple-bonus-later': NoValues;
  'counts-at-the-end': { readonly card: 'disc-bonus' | 'five-vp' };
  /** Why it is kept at an offer. */
  'none-before-offers': { readonly card: 'card-draw' | 'card-trade' };
  'joker-not-offered': NoValues;
  /** Why it is kept at a selection. */
  'none-at-selections': { readonly card: 'card-draw' | 'card-trade' };
  'joker-not-better': NoValues;
  'joker-without-use': NoValues;

  /** What a candidate is worth, and what that rests on. */
  worth: { readonly points: number; readonly because: Reason | null };
  'one-card': NoValues;
  'no-card-left': NoValues;
  'build-forecasts': { readonly forecasts: readonly BuildForecast[] };
  'offer-forecasts': { readonly builder: Seat; readonly forecasts: readonly OfferForecast[] };
  brings: Brought;
  'more-points': { readonly points: number };
}

/**
 * Something that the house bot says of a choice, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
