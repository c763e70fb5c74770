import type { Seat } from '@wonders/core';
import { draw } from '../chance.js';
import type { CardId } from '../components/cards.js';
import type { Sink } from '../events.js';
import { suppliesOf } from '../options.js';
import type { Draft } from '../state/position.js';
import { top } from '../table/city.js';
import { inOrder, withPiece } from '../table/pool.js';

/** HAL-50: the pawns' cards and the discard pile make the new deck, of which the first cards are burnt. */
export function refill(draft: Draft, emit?: Sink): void {
  const cards = draft.city.filter(({ pawn }) => pawn).map(top);
  draft.reserve = draft.reserve.filter((card) => !cards.includes(card));
  draft.city = draft.city.map((building) => (building.pawn ? { ...building, pawn: false } : building));
  draft.deck = cards.reduce(withPiece<CardId>, draft.discard);
  draft.discard = [];
  draft.burning = Math.min(draft.options.cardsBurntAtEachRefill, suppliesOf(draft.options).burnt);
  emit?.({ kind: 'refilled', cards: inOrder(cards) });
}

/** HAL-18, HAL-50: the next card of the deck, or first a new deck. */
export function drawCard(draft: Draft, kind: 'card' | 'expert-card', seat: Seat, emit?: Sink): void {
  if (draft.deck.length === 0) refill(draft, emit);
  else draw(draft, kind, seat, 1, emit);
}
