import type { Seat } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import type { DivinityId, Offering } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';

/**
 * A place with a divinity, face down or face up, and the seats that know it. `'open'`: no seat has looked yet, and the divinity is
 * drawn when one does. `'hidden'`: only another seat knows it.
 *
 * @category Position
 */
export interface DivinityPlace {
  /** The mythology on its back; `null` for the Gate. */
  readonly mythology: Mythology | null;
  /** The divinity, or what is known of it. */
  readonly id: DivinityId | 'gate' | 'open' | 'hidden';
  /** The seats that have looked at it. */
  readonly seenBy: readonly Seat[];
}

/** The cards and tokens of Pantheon that a seat holds. @category Position */
export interface Holding {
  /** The divinities that it holds. */
  divinities: readonly DivinityId[];
  /** Its Mythology tokens. */
  mythologies: readonly Mythology[];
  /** Its Offering tokens, by their discounts. */
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
  /** What seat 0 and seat 1 hold. */
  holdings: [Holding, Holding];
}
