import type { Seat } from '@wonders/core';
import { add, type Cards, handOf, less, total } from '../components/cards.js';
import { TYPES, type TypeIndex } from '../components/types.js';
import type { Sink } from '../events.js';
import { type Draft, increased, type Position } from '../state/index.js';

/** How many building cards a seat holds, known or not. */
export function handSize(position: Position, seat: Seat): number {
  return total(position.hands[seat] as Cards) + (position.hidden[seat] as number);
}

/** How many building cards all hands hold together. */
export function cardsInHands(position: Position): number {
  let cards = 0;
  for (let seat = 0; seat < position.hands.length; seat++) cards += handSize(position, seat);
  return cards;
}

/** EIGHT-08: how many cards of a type a seat can have: the known ones, and all that its hidden cards can be. */
export function mayHold(position: Position, seat: Seat, type: TypeIndex): number {
  const known = (position.hands[seat] as Cards)[type];
  return known + Math.min(position.hidden[seat] as number, position.pile[type]);
}

/** How many cards of each type a seat can hold. */
export const holdings = (position: Position, seat: Seat): Cards => handOf((type) => mayHold(position, seat, type));

/** EIGHT-08: whether a seat can hold all these cards at the same time. */
export function mayHoldAll(position: Position, seat: Seat, cards: Cards): boolean {
  const hand = position.hands[seat] as Cards;
  let unknown = 0;
  for (const type of TYPES) {
    const lack = cards[type] - hand[type];
    if (lack > position.pile[type]) return false;
    unknown += Math.max(0, lack);
  }
  return unknown <= (position.hidden[seat] as number);
}

/** EIGHT-08: hidden cards become known when a seat plays them. */
export function nameCards(draft: Draft, seat: Seat, cards: Cards): void {
  const hand = draft.hands[seat] as Cards;
  for (const type of TYPES) {
    const unknown = cards[type] - hand[type];
    if (unknown <= 0) continue;
    draft.hidden = increased(draft.hidden, seat, -unknown);
    draft.pile[type] -= unknown;
    draft.hands[seat] = add(draft.hands[seat] as Cards, type, unknown);
  }
}

/** EIGHT-75, EIGHT-121: building cards go from a hand to the discard pile. */
export function spend(draft: Draft, seat: Seat, cards: Cards, emit?: Sink): void {
  discard(draft, seat, cards, emit);
  takeFromHand(draft, seat, cards);
}

/** The part of {@link spend} that all seats can follow. */
export function discard(draft: Draft, seat: Seat, cards: Cards, emit?: Sink): void {
  if (total(cards) === 0) return;
  draft.shown[seat] = less(draft.shown[seat] as Cards, cards);
  for (const type of TYPES) draft.discard[type] += cards[type];
  emit?.({ kind: 'cards-spent', seat, cards });
}

/** The part of {@link spend} that reads the hand, which other seats cannot see. */
export function takeFromHand(draft: Draft, seat: Seat, cards: Cards): void {
  nameCards(draft, seat, cards);
  draft.hands[seat] = less(draft.hands[seat] as Cards, cards);
}
