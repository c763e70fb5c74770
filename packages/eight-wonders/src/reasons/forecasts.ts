import type { Seat } from '@wonders/core';
import type { Cards } from '../components/cards.js';
import type { SeatMove } from '../notation.js';

/**
 * A move and what it is worth to its seat, in points.
 *
 * @category Bots
 */
export interface ValuedMove {
  /** The move. */
  readonly move: SeatMove;
  /** Its worth to the seat, to a hundredth of a point; below 0 for a loss. */
  readonly points: number;
}

/**
 * An offer that a bot expects.
 *
 * @category Bots
 */
export interface ExpectedOffer {
  /** Whose offer it is. */
  readonly seat: Seat;
  /** The cards, none of them decoys. */
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
  /** The final score of each seat; null if the game does not end. */
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
  /** The offers that the bot expects for this build. */
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
  /** What the builder does then: it accepts offers, or abandons the build. */
  readonly move: SeatMove;
}
