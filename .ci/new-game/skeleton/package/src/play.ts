import type { Seat } from '@wonders/core';
import type { Card } from './components/cards.js';
import type { Sink } from './events.js';
import type { Move } from './notation.js';
import { type Decision, type Draft, otherSeat } from './state/index.js';

/** Lays a card before a seat. The lists of cards have one order: that in which cards came would tell nothing. */
function give(draft: Draft, seat: Seat, card: Card): void {
  draft.cards[seat] = [...(draft.cards[seat] ?? []), card].sort((a, b) => a - b);
}

/** TINY-03: the seat takes the card, or leaves it for the other. */
export function play(draft: Draft, { seat }: Decision, { kind }: Move, emit?: Sink): void {
  const { card } = draft;
  if (card === null) return;
  if (kind === 'take') {
    give(draft, seat, card);
    emit?.({ kind: 'taken', seat, card });
  } else {
    draft.left[seat] = (draft.left[seat] ?? 0) + 1;
    give(draft, otherSeat(seat), card);
    emit?.({ kind: 'left', seat, card });
  }
  draft.card = null;
  draft.turn++;
  draft.active = otherSeat(seat);
}
