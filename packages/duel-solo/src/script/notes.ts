import type { Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import type { Offering } from '../components/pantheon.js';
import { spacePrice } from '../components/pantheon.js';
import { type Cost, printedCost, type Resource } from '../components/resources.js';
import { type Priced, price } from '../costs/index.js';
import type { Reason, Reasons } from '../reasons/index.js';
import { reason } from '../reasons/trace.js';
import type { Position } from '../state/index.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { pantheonOf } from '../table/pantheon.js';
import { layoutOf } from '../table/structure.js';
import { coinsGiven, mostAsked, owned } from './metrics.js';

// Notes on candidates: the numbers that an item compares, with their parts. Only a trace needs them.

/** The price of something for a seat, with its parts. */
export function priceOf(position: Position, seat: Seat, what: Priced): Reasons['pays']['price'] {
  const { has: _, ...parts } = price(position, seat, what);
  return parts;
}

/** SOLO's price for a card of the Pantheon with all its Offering tokens. */
export const priceOfSpace = (position: Position, space: number): Reasons['pays']['price'] =>
  priceOf(position, SCRIPT_SEAT, {
    kind: 'space',
    space,
    offerings: pantheonOf(position).holdings[SCRIPT_SEAT].offerings,
  });

/** The note about a price: the payment, or the reason why it is impossible. */
export function priceNote(paid: Reasons['pays']['price'], has: number, limit = has): Reason {
  if (paid.coins > has) return reason('cannot-pay', { price: paid, has });
  return paid.coins > limit ? reason('above-limit', { price: paid, limit }) : reason('pays', { price: paid });
}

/** DUEL-110: the printed coins and resources. */
export function printedNote(cost: Cost): Reason {
  const total = printedCost(cost);
  return reason('printed-cost', { total, coins: cost.coins, resources: (total - cost.coins) / 2 });
}

/** DUEL-112: the most that one wonder asks for, less what the seat owns. */
export function needNote(position: Position, seat: Seat, resources: readonly Resource[]): Reason | null {
  if (resources.length === 0) return null;
  return reason('needs', {
    resources: resources.map((resource) => {
      const [most, has] = [mostAsked(position, seat, resource), owned(position, seat, resource)];
      return { resource, need: most - has, most, owned: has };
    }),
  });
}

/** DUEL-112: what a seat owns of some resources, where it has no wonder to construct. */
export function ownedNote(position: Position, seat: Seat, resources: readonly Resource[]): Reason | null {
  if (resources.length === 0) return null;
  return reason('owns', {
    seat,
    resources: resources.map((resource) => ({ resource, units: owned(position, seat, resource) })),
  });
}

/** DUEL-117: the coins that a yellow card would give, and what it counts. */
export function coinsNote(position: Position, card: Card): Reason {
  const coins = coinsGiven(position, card);
  if (card.per === null) return reason('coins', { coins });
  const [counted, each] = card.per;
  return reason('coins-for', { coins, counted, each, units: coins / each });
}

/** Where a slot lies in the structure. */
export function placeNote(position: Position, slot: number): Reason | null {
  const place = layoutOf(position).places[slot];
  return place === undefined ? null : reason('lies', { column: place.column, row: place.row });
}

/** DUEL-082: a space of the Pantheon with its printed price. */
export const spaceNote = (space: number): Reason => reason('space', { space, coins: spacePrice(space, SCRIPT_SEAT) });

/** The place on a list of names, counted from 1. */
export const listedNote = (at: number): Reason | null => (at < 0 ? null : reason('place', { place: at + 1 }));

/** DUEL-131: a price in the Pantheon, less the tokens used. */
export function tokensNote(full: number, offerings: readonly Offering[], coins: number): Reason {
  const tokens = offerings.reduce<number>((sum, each) => sum + each, 0);
  return reason('less-tokens', { price: full, tokens, coins, unused: coins - (full - tokens) });
}
