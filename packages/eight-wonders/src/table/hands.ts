import type { Emit, Seat } from '@wonders/core';
import { ACTION_CARDS, type ActionCard } from '../components/actions.js';
import { add, type Cards, less, total } from '../components/cards.js';
import { CARDS_PER_TYPE, TYPES } from '../components/types.js';
import { type Draft, type Event, entry, handSize, increased, type Position, put } from '../state.js';

/**
 * How many cards the draw pile holds.
 *
 * @category Playing
 */
export function drawPileSize(position: Position): number {
  let cards = CARDS_PER_TYPE * TYPES.length - total(position.discard);
  for (let seat = 0; seat < position.hands.length; seat++) cards -= handSize(position, seat);
  return cards;
}

/** EIGHT-08: cards that a seat lays out get their identity. */
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
export function spend(draft: Draft, seat: Seat, cards: Cards, emit?: Emit<Event>): void {
  if (total(cards) === 0) return;
  nameCards(draft, seat, cards);
  draft.hands[seat] = less(draft.hands[seat] as Cards, cards);
  draft.shown[seat] = less(draft.shown[seat] as Cards, cards);
  for (const type of TYPES) draft.discard[type] += cards[type];
  emit?.({ kind: 'cards-spent', seat, cards });
}

/** EIGHT-116: a played action card is shown and leaves the game. */
export function playAction(draft: Draft, seat: Seat, card: ActionCard, emit?: Emit<Event>): void {
  const held = entry(draft.actions, seat);
  const at = held.indexOf(card);
  if (at >= 0)
    draft.actions = put(
      draft.actions,
      seat,
      held.filter((_, i) => i !== at),
    );
  else {
    draft.hiddenActions = increased(draft.hiddenActions, seat, -1);
    draft.actionPile = { ...draft.actionPile, [card]: draft.actionPile[card] - 1 };
  }
  draft.played = [...draft.played, card];
  emit?.({ kind: 'action-played', seat, card });
}

/** Action cards lie in the order of the table, so that their order betrays nothing. */
export const sortActions = (held: ActionCard[]): ActionCard[] =>
  held.sort((a, b) => ACTION_CARDS.indexOf(a) - ACTION_CARDS.indexOf(b));

/** EIGHT-36: the discard pile becomes the draw pile. */
export function reshuffle(draft: Draft, emit?: Emit<Event>): void {
  emit?.({ kind: 'discard-reshuffled', cards: total(draft.discard) });
  for (const type of TYPES) {
    draft.pile[type] += draft.discard[type];
    draft.discard[type] = 0;
  }
}
