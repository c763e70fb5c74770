import type { Offering } from './components/pantheon.js';
import type { WonderId } from './components/wonders.js';
import type { Price } from './costs.js';
import type { Move } from './notation.js';

/**
 * Why a move is refused, besides the refusals that every game has.
 *
 * @category Refusals
 */
export type Refusal =
  /** No card lies on the slot. */
  | { readonly code: 'empty'; readonly rule: 'DUEL-031'; readonly slot: number }
  /** Other cards lie on the card. */
  | { readonly code: 'covered'; readonly rule: 'DUEL-030'; readonly slot: number; readonly by: readonly number[] }
  /** The seat has fewer coins than the price. */
  | {
      readonly code: 'too-expensive';
      readonly rule: 'DUEL-041' | 'DUEL-084';
      readonly need: number;
      readonly have: number;
      /** What the price is made of. */
      readonly price: Price;
    }
  /** The wonder is not among the seat's unconstructed ones. */
  | { readonly code: 'no-such-wonder'; readonly rule: 'DUEL-033'; readonly wonders: readonly WonderId[] }
  /** Cards of the Pantheon are activated from Age II on, and there is a card to activate. */
  | { readonly code: 'no-divinity'; readonly rule: 'DUEL-031'; readonly spaces: readonly number[] }
  /** The tokens must be the seat's own. */
  | { readonly code: 'no-such-token'; readonly rule: 'DUEL-084'; readonly offerings: readonly Offering[] }
  /** The choice is none of those that the effect offers. */
  | { readonly code: 'not-offered'; readonly rule: string; readonly moves: readonly Move[] }
  /** SOLO does what its scales dictate. */
  | { readonly code: 'scripted'; readonly rule: 'DUEL-125'; readonly move: Move };
