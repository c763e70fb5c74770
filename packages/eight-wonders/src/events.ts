import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { ActionCard } from './components/actions.js';
import type { Cards } from './components/cards.js';
import type { WonderId } from './components/wonders.js';
import type { Move } from './notation.js';
import type { Category, Ending, Offer } from './state/index.js';

/**
 * What happened, besides the chance events.
 *
 * @category Events
 */
export type OwnEvent =
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'build-begun'; readonly seat: Seat; readonly wonder: WonderId; readonly space: number }
  | { readonly kind: 'offer-committed'; readonly seat: Seat; readonly offer: Offer | 'hidden' }
  /** What each seat had committed, decoys included; null for the active seat. */
  | { readonly kind: 'offers-revealed'; readonly offers: readonly (Offer | null)[] }
  | { readonly kind: 'abandoned'; readonly seat: Seat }
  /** `trader`: the accepted seat whose trading card brings it the disc (EIGHT-77). */
  | { readonly kind: 'completed'; readonly seat: Seat; readonly accept: readonly Seat[]; readonly trader: Seat | null }
  /** Building cards go from a hand to the discard pile. */
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
 * Everything that happens.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
