import type { Seat } from '@wonders/core';
import { total } from '../components/cards.js';
import { entry, type Position } from '../state/index.js';
import { handSize } from '../table/hands.js';

/** What a seat offers in the build that is under way, as far as it may be known. */
function offered({ offers }: Position, seat: Seat): { readonly cards: number; readonly trade: boolean } {
  const offer = entry<Position['offers'][number]>(offers, seat);
  if (offer === null || offer === 'hidden') return { cards: 0, trade: false };
  return { cards: total(offer.cards), trade: offer.trade };
}

/** What people have a weakness for. An offer counts as soon as it is made. */
export const traits = {
  hoards: (position: Position, seat: Seat): number => handSize(position, seat) - offered(position, seat).cards,
  collects: (position: Position, seat: Seat): number =>
    entry(position.discs, seat).length + (offered(position, seat).trade ? 1 : 0),
  partakes(position: Position, seat: Seat): number {
    const parts = position.parts.reduce((sum, wonder) => sum + (wonder[seat] ?? 0), 0);
    return parts + offered(position, seat).cards;
  },
};
