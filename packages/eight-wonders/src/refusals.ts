import type { GameRefusal, Seat } from '@wonders/core';
import type { Cards } from './cards.js';
import type { ActionCard } from './components/actions.js';
import type { BuildingType } from './components/types.js';

/**
 * Why a move of a seat is refused, besides what core itself refuses.
 *
 * @category Errors
 */
export type Refusal = GameRefusal &
  (
    | { readonly code: 'no-disc' }
    | { readonly code: 'not-top'; readonly top: number }
    | { readonly code: 'not-in-hand'; readonly have: Cards }
    | { readonly code: 'too-many-cards'; readonly most: number }
    | { readonly code: 'above-need'; readonly need: Cards }
    | { readonly code: 'trading-card-alone' }
    | { readonly code: 'no-offer'; readonly seats: readonly Seat[] }
    | { readonly code: 'two-trading-cards' }
    | {
        readonly code: 'too-much-accepted';
        readonly type: BuildingType;
        readonly need: number;
        readonly accepted: number;
      }
    | { readonly code: 'joker-not-needed' }
    | { readonly code: 'too-few-cards'; readonly own: Cards }
    | { readonly code: 'no-such-card'; readonly card: ActionCard }
    | { readonly code: 'gives-nothing' }
    | { readonly code: 'gives-too-many'; readonly most: number }
    | { readonly code: 'finished' }
    | { readonly code: 'named-already' }
  );
