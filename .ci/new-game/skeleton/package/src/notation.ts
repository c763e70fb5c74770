import { type Notation, oneOf } from '@wonders/core';
import { CARDS, type Card } from './components/cards.js';

/**
 * What a seat may do: take the card, or leave it for the other seat (TINY-03).
 *
 * @category Moves
 */
export type SeatMove = { readonly kind: 'take' } | { readonly kind: 'leave' };

/**
 * The card that has turned up, as the host of a table answers it.
 *
 * @category Moves
 */
export interface ChanceMove {
  readonly kind: 'card';
  /** The card that lies on top of the pile. */
  readonly card: Card;
}

/**
 * Every move.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

/** The moves of a kind. */
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

export const notation: Notation<Move> = { take: {}, leave: {}, card: { card: oneOf(...CARDS) } };
