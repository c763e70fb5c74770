import type { Seat } from '@wonders/core';
import type { Event, OwnEvent } from '../events.js';
import type { View } from '../state/index.js';

/** An offer that is turned up: what is seen then, and an event that tells of it alone. */
interface TurnedUp {
  readonly view: View;
  readonly event: OwnEvent;
}

/**
 * EIGHT-62: the offers that events reveal, turned up one by one, from the seat after the active one on; none where nothing is revealed.
 *
 * @param before - What is seen before the last seat commits its offer.
 */
export function turnedUp(before: View, events: readonly Event[]): readonly TurnedUp[] {
  const revealed = events.find((event) => event.kind === 'offers-revealed');
  if (revealed === undefined) return [];
  const { active, offers } = before;
  const seats = offers
    .map((_, step): Seat => (active + 1 + step) % offers.length)
    .filter((seat) => revealed.offers[seat]);
  return seats.map((seat, i) => {
    const open = seats.slice(0, i + 1);
    const seen = revealed.offers.map((offer, each) => (offer === null || open.includes(each) ? offer : 'hidden'));
    const alone = revealed.offers.map((offer, each) => (each === seat ? offer : null));
    return { view: { ...before, offers: seen }, event: { kind: 'offers-revealed', offers: alone } };
  });
}
