import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { CardId, Mythology } from './components/cards.js';
import type { MilitaryId } from './components/military.js';
import type { DivinityId, Offering } from './components/pantheon.js';
import type { ProgressId } from './components/progress.js';
import type { WonderId } from './components/wonders.js';
import type { Move } from './notation.js';
import type { Ending } from './state/index.js';

/**
 * An event of this game, other than a chance event.
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
  | {
      readonly kind: 'last-wonder' | 'wonder-unbuilt' | 'wonder-taken' | 'wonder-left';
      readonly seat: Seat;
      readonly wonder: WonderId;
    }
  | { readonly kind: 'pawn'; readonly by: Seat; readonly to: number }
  /** What a seat would score now changes; points for coins are not counted here (DUEL-074). */
  | { readonly kind: 'points'; readonly seat: Seat; readonly by: number }
  /** No card covers these slots any more (DUEL-030). */
  | { readonly kind: 'uncovered'; readonly slots: readonly number[] }
  | { readonly kind: 'minerva'; readonly space: number | null }
  | { readonly kind: 'military-token'; readonly military: MilitaryId }
  | { readonly kind: 'symbol'; readonly seat: Seat; readonly symbols: number }
  | { readonly kind: 'progress'; readonly seat: Seat; readonly token: ProgressId }
  | { readonly kind: 'token'; readonly seat: Seat; readonly slot: number; readonly token: Mythology | Offering }
  | { readonly kind: 'token-laid' | 'token-left'; readonly slot: number; readonly token: Mythology | Offering }
  | { readonly kind: 'revealed'; readonly slot: number; readonly card: CardId }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly mythology: Mythology; readonly space: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly divinity: DivinityId | 'gate' }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly again: boolean }
  | { readonly kind: 'over'; readonly ending: Ending; readonly winner: Seat | null };

/**
 * An event: something that happened in a move.
 *
 * @category Moves
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Receives events. */
export type Sink = Emit<Event>;
