import type { Seat } from '@wonders/core';
import { deepFreeze } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import type { DivinityId } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';

/**
 * The kinds of decisions that seats make.
 *
 * @category Position
 */
export const DECISIONS = /* @__PURE__ */ deepFreeze([
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
] as const);
/**
 * The kind of a seat's decision.
 *
 * @category Position
 */
export type SeatDecisionKind = (typeof DECISIONS)[number];

/**
 * The kinds of chance decisions. A move of the same kind answers each of them.
 *
 * @category Position
 */
export const CHANCES = /* @__PURE__ */ deepFreeze([
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
] as const);
/**
 * The kind of a chance decision.
 *
 * @category Position
 */
export type ChanceKind = (typeof CHANCES)[number];

/**
 * Where you choose a Progress token from: the board, three of the box (Great Library), or Enki.
 *
 * @category Position
 */
export const SOURCES = /* @__PURE__ */ deepFreeze(['board', 'box', 'enki'] as const);
/**
 * Where you choose a Progress token from.
 *
 * @category Position
 */
export type ProgressSource = (typeof SOURCES)[number];

/**
 * What causes a decision that has several causes: a wonder, a divinity, or SOLO's level.
 *
 * @category Position
 */
export const CAUSES = /* @__PURE__ */ deepFreeze(['mausoleum', 'hades', 'zeus', 'statue-of-liberty', 'level'] as const);
/**
 * What causes a decision.
 *
 * @category Position
 */
export type Cause = (typeof CAUSES)[number];

/**
 * A decision to make. Keys that its kind does not need are `null`.
 *
 * @category Position
 */
export interface Decision {
  readonly kind: SeatDecisionKind | ChanceKind;
  /** The seat that decides; -1 for chance. */
  readonly seat: Seat;
  /** The slot of the structure that turns up, or that gets a token. */
  readonly slot: number | null;
  /** The mythology of the deck in question. */
  readonly mythology: Mythology | null;
  /** The index in `pantheon.decks` of the divinity that turns up. */
  readonly deckPlace: number | null;
  /** The space of the Pantheon, 1 … 6, whose divinity turns up. */
  readonly space: number | null;
  /** The divinity chosen in the Divine Theater: the others of its deck go back. */
  readonly divinity: DivinityId | null;
  /** The wonder to construct with a discarded card. */
  readonly wonder: WonderId | null;
  /** The colour of the card to destroy. */
  readonly colour: 'brown' | 'grey' | null;
  /** Where the progress token comes from. */
  readonly source: ProgressSource | null;
  /** What caused it. */
  readonly cause: Cause | null;
}
