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
  | {
      readonly kind: 'passed';
      /** Who passes. */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'build-begun';
      /** Who builds: the active seat. */
      readonly seat: Seat;
      /** The wonder. */
      readonly wonder: WonderId;
      /** The space of the disc, 0 to 2 from the top. */
      readonly space: number;
    }
  | {
      readonly kind: 'offer-committed';
      /** Whose offer it is. */
      readonly seat: Seat;
      /** The cards, and whether the trading card is with them; `hidden` for all other seats. */
      readonly offer: Offer | 'hidden';
    }
  /** What each seat had committed, decoys included; null for the active seat. */
  | {
      readonly kind: 'offers-revealed';
      /** By seat; `null` for the active seat. */
      readonly offers: readonly (Offer | null)[];
    }
  | {
      readonly kind: 'abandoned';
      /** Who abandons the build: the active seat. */
      readonly seat: Seat;
    }
  /** The build succeeds. */
  | {
      readonly kind: 'completed';
      /** Who completes the build: the active seat. */
      readonly seat: Seat;
      /** The seats whose offers it accepts. */
      readonly accept: readonly Seat[];
      /** The accepted seat whose trading card brings it the disc (EIGHT-77); `null` if there is none. */
      readonly trader: Seat | null;
    }
  /** Building cards go from a hand to the discard pile. */
  | {
      readonly kind: 'cards-spent';
      /** Whose hand the cards leave. */
      readonly seat: Seat;
      /** How many of each type. */
      readonly cards: Cards;
    }
  | {
      readonly kind: 'discard-reshuffled';
      /** How many cards make the new draw pile (EIGHT-36). */
      readonly cards: number;
    }
  | {
      readonly kind: 'parts-placed';
      /** Whose parts they are. */
      readonly seat: Seat;
      /** The wonder. */
      readonly wonder: WonderId;
      /** How many parts, by value: no more than the seat has left (EIGHT-78). */
      readonly parts: number;
    }
  | {
      readonly kind: 'disc-taken';
      /** Who takes the disc. */
      readonly seat: Seat;
      /** The wonder. */
      readonly wonder: WonderId;
      /** The space of the disc, 0 to 2 from the top. */
      readonly space: number;
    }
  | {
      readonly kind: 'points';
      /** Who scores. */
      readonly seat: Seat;
      /** What the points are for (EIGHT-142). */
      readonly category: Category;
      /** The points, 1 or more. */
      readonly points: number;
    }
  | {
      readonly kind: 'row-changed';
      /** The row that the marker moves to, 2 to 7, or the light row at the end of the game (EIGHT-106, EIGHT-135). */
      readonly row: number | 'light';
    }
  | {
      readonly kind: 'parts-returned';
      /** The wonder, which has been scored. */
      readonly wonder: WonderId;
    }
  | {
      readonly kind: 'action-played';
      /** Who plays the card. */
      readonly seat: Seat;
      /** The card, which leaves the game (EIGHT-116). */
      readonly card: ActionCard;
    }
  | {
      readonly kind: 'turn-ended';
      /** Whose turn ends. */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'next-turn';
      /** Who is active now; every seat draws a card first. After a Double turn it is the same seat, and nobody draws. */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'ended';
      /** Why the game ends; what is left to score follows. */
      readonly ending: Ending;
    };

/**
 * Everything that happens.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
