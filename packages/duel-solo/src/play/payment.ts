import type { Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import { ART } from '../components/progress.js';
import type { Wonder } from '../components/wonders.js';
import { cardPriceFor, cardTrade, wonderPriceFor } from '../costs/index.js';
import type { Sink } from '../events.js';
import type { City } from '../state/index.js';
import { other } from '../state/index.js';
import { gain } from './treasury.js';

/** Takes coins out of the treasury of a seat's city. DUEL-048: Astarte's coins pay the rest. */
export function pay(city: City, seat: Seat, coins: number, emit?: Sink): void {
  const short = Math.max(0, coins - city.coins);
  gain(city, seat, short - coins, 'price', emit);
  if (short === 0) return;
  city.astarte -= short;
  emit?.({ kind: 'astarte-coins', seat, by: -short });
}

/** Pays for a building. DUEL-047: trade coins go to an opponent with Economy. */
export function payForCard(me: City, you: City, seat: Seat, card: Card, emit?: Sink): void {
  const price = cardPriceFor(me, you, card);
  pay(me, seat, price, emit);
  if ((you.arts & ART.economy) === 0) return;
  const trade = price - card.coins;
  // Engineering's single coin buys no resources.
  if (cardTrade(me, you, card) === trade) gain(you, other(seat), trade, 'economy', emit);
}

/** Pays for a wonder (DUEL-047). */
export function payForWonder(me: City, you: City, seat: Seat, wonder: Wonder, emit?: Sink): void {
  const price = wonderPriceFor(me, you, wonder);
  pay(me, seat, price, emit);
  if ((you.arts & ART.economy) !== 0) gain(you, other(seat), price - wonder.coins, 'economy', emit);
}
