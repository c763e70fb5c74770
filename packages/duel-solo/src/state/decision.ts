import type { Seat } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import type { DivinityId } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';

/**
 * The decisions that seats take.
 *
 * @category Position
 */
export const DECISIONS = [
  'draft',
  'direction',
  'start',
  'turn',
  'place-divinity',
  'progress',
  'discarded',
  'destroy',
  'top-row',
  'liberty-own',
  'liberty-give',
  'theater-deck',
  'theater-choose',
  'theater-order',
  'gate',
  'nisaba',
  'baal',
  'zeus',
  'anubis',
  'ra',
  'isis',
  'minerva',
  'neptune-remove',
  'neptune-apply',
] as const;
/** A decision that a seat takes. */
export type SeatDecisionKind = (typeof DECISIONS)[number];

/**
 * The decisions that chance takes. The move of the same kind answers each.
 *
 * @category Position
 */
export const CHANCES = [
  'first-player',
  'draw-wonder',
  'draw-progress',
  'purple-place',
  'reveal',
  'mythology-token',
  'offering-token',
  'removed-card',
  'look-divinity',
  'turn-divinity',
  'theater-draw',
  'isis-card',
] as const;
/** A decision that chance takes. */
export type ChanceKind = (typeof CHANCES)[number];

/**
 * Where you choose a Progress token from: the board, three of the box (Great Library), or Enki.
 *
 * @category Position
 */
export const SOURCES = ['board', 'box', 'enki'] as const;
/** Where you choose a Progress token from. */
export type ProgressSource = (typeof SOURCES)[number];

/**
 * What causes a decision that has several causes: a wonder, a divinity, or SOLO's level.
 *
 * @category Position
 */
export const CAUSES = ['mausoleum', 'hades', 'zeus', 'statue-of-liberty', 'level'] as const;
/** What causes a decision. */
export type Cause = (typeof CAUSES)[number];

/**
 * Something to decide. A key that the kind does not need is `null`.
 *
 * @category Position
 */
export interface Decision {
  readonly kind: SeatDecisionKind | ChanceKind;
  readonly seat: Seat;
  /** The slot of the structure that is turned up, or on which a token is put. */
  readonly slot: number | null;
  /** The deck of divinities that is looked into. */
  readonly mythology: Mythology | null;
  /** The divinity on this place of `pantheon.decks` is turned up. */
  readonly deckPlace: number | null;
  /** The divinity on this space of the Pantheon is turned up, 1 … 6. */
  readonly space: number | null;
  /** The divinity chosen in the Divine Theater: the others of its deck go back. */
  readonly divinity: DivinityId | null;
  /** The wonder that is constructed with a discarded card. */
  readonly wonder: WonderId | null;
  /** The colour of the card that is destroyed. */
  readonly colour: 'brown' | 'grey' | null;
  /** Where the progress token comes from. */
  readonly source: ProgressSource | null;
  /** What caused it. */
  readonly cause: Cause | null;
}
