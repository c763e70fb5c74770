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
  | { readonly kind: 'taken'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'left'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'over'; readonly ending: Ending };

/**
 * Everything that happens.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
