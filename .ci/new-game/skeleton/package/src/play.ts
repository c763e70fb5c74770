import { playByKind, type Seat } from '@wonders/core';
import type { Card } from './components/cards.js';
import type { Event } from './events.js';
import type { SeatMove } from './notation.js';
import { type Decision, type Draft, otherSeat } from './state/index.js';

/** Lays a card before a seat. The lists of cards have one order: that in which cards came would tell nothing. */
function give(draft: Draft, seat: Seat, card: Card): void {
  draft.cards[seat] = [...(draft.cards[seat] ?? []), card].sort((a, b) => a - b);
}

/** The turn goes to the other seat. */
function endTurn(draft: Draft, seat: Seat): void {
  draft.card = null;
  draft.turn++;
  draft.active = otherSeat(seat);
}

/** TINY-03: the seat takes the card, or leaves it for the other. */
export const play = playByKind<Draft, Decision, SeatMove, Event>({
  take(draft, { seat }, _, emit) {
    const card = draft.card as Card;
    give(draft, seat, card);
    emit?.({ kind: 'taken', seat, card });
    endTurn(draft, seat);
  },
  leave(draft, { seat }, _, emit) {
    const card = draft.card as Card;
    draft.left[seat] = (draft.left[seat] ?? 0) + 1;
    give(draft, otherSeat(seat), card);
    emit?.({ kind: 'left', seat, card });
    endTurn(draft, seat);
  },
});
