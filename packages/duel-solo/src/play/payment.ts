import type { Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import { ART } from '../components/progress.js';
import type { Wonder } from '../components/wonders.js';
import { cardPriceFor, cardTrade, wonderPriceFor } from '../costs/index.js';
import type { Sink } from '../events.js';
import type { Draft } from '../state/index.js';
import { cityOf, other } from '../state/index.js';
import { gain } from './treasury.js';

/** Takes coins out of a treasury. DUEL-048: Astarte's coins pay the rest. */
export function pay(s: Draft, seat: Seat, coins: number, emit: Sink | undefined): void {
  const city = cityOf(s, seat);
  const short = Math.max(0, coins - city.coins);
  gain(s, seat, short - coins, emit);
  if (short === 0) return;
  city.astarte -= short;
  emit?.({ kind: 'astarte-coins', seat, by: -short });
}

/** Pays for a building. DUEL-047: trade coins go to an opponent with Economy. */
export function payForCard(s: Draft, seat: Seat, card: Card, emit: Sink | undefined): void {
  const me = cityOf(s, seat);
  const you = cityOf(s, other(seat));
  const price = cardPriceFor(me, you, card);
  if (price === 0) return;
  const trade = price - card.coins;
  pay(s, seat, price, emit);
  if ((you.arts & ART.economy) === 0 || trade <= 0) return;
  if (cardTrade(me, you, card) === trade) gain(s, other(seat), trade, emit);
}

/** Pays for a wonder (DUEL-047). */
export function payForWonder(s: Draft, seat: Seat, wonder: Wonder, emit: Sink | undefined): void {
  const you = cityOf(s, other(seat));
  const price = wonderPriceFor(cityOf(s, seat), you, wonder);
  pay(s, seat, price, emit);
  if ((you.arts & ART.economy) !== 0) gain(s, other(seat), price - wonder.coins, emit);
}
