import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { Card } from './components/cards.js';
import type { Move } from './notation.js';
import type { Ending } from './state/index.js';

/**
 * What happens besides the cards that turn up.
 *
 * @category Events
 */
export type OwnEvent =
  | {
      readonly kind: 'taken';
      /** Who took it. */
      readonly seat: Seat;
      /** The card, now one of its own. */
      readonly card: Card;
    }
  | {
      readonly kind: 'left';
      /** Who left it. */
      readonly seat: Seat;
      /** The card, which goes to the other seat. */
      readonly card: Card;
    }
  | {
      readonly kind: 'over';
      /** How the game ended. */
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
