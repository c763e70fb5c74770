import { draw, type Rng, type Seat, type Viewer } from '@wonders/core';
import { add, handOf, total } from './cards.js';
import { ACTION_CARDS, type ActionCard } from './components/actions.js';
import { CARDS_PER_TYPE, TYPES, type TypeIndex } from './components/types.js';
import { sortActions } from './hands.js';
import { listOffers, offerOf } from './offers.js';
import { actionsInBox } from './setup.js';
import {
  actionsHeld,
  copyOf,
  type Draft,
  entry,
  type GameEvent,
  handSize,
  type Offer,
  type State,
  type View,
} from './state.js';

/**
 * What a viewer may see: the cards of others become hidden ones, and `pile` and `actionPile` take them in. Hidden cards
 * of the viewer's own seat are for the host alone to look at: then the piles stay as they are (EIGHT-08).
 */
export function view(state: State, viewer: Viewer): View {
  const mask = (offer: Offer | null, seat: Seat): Offer | 'hidden' | null =>
    offer !== null && state.phase === 'offer' && seat !== viewer ? 'hidden' : offer;
  const own = typeof viewer === 'number' ? viewer : state.hands.length;
  const seen = copyOf(state, viewer, null, state.offers.map(mask));
  seen.hidden = state.hidden.map((count, seat) => (seat === own ? count : handSize(state, seat)));
  seen.hiddenActions = state.hiddenActions.map((count, seat) => (seat === own ? count : actionsHeld(state, seat)));
  seen.actions = state.actions.map((cards, seat) => (seat === own ? cards : []));
  seen.hands = state.hands.map((hand, seat) => (seat === own ? hand : [0, 0, 0, 0]));
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((_, seat) => seat !== own);
  if ((state.hidden[own] ?? 0) === 0)
    for (const hand of others(state.hands)) for (const type of TYPES) seen.pile[type] += hand[type];
  if ((state.hiddenActions[own] ?? 0) === 0) {
    const pile = { ...state.actionPile };
    for (const card of others(state.actions).flat()) pile[card]++;
    seen.actionPile = pile;
  }
  return seen;
}

/** What a viewer may know of an event: not what others have committed (EIGHT-55). */
export function viewEvent(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.kind === 'offer-committed' && event.seat !== viewer) return { ...event, offer: 'hidden' };
  return event;
}

/**
 * A state that agrees with a view: everybody holds what has been shown, the rest is dealt at random, and what is committed
 * unseen is any legal offer. Cards stay hidden where the viewer's own cards are.
 */
export function determinize(view: View, rng: Rng): Draft {
  const offers = view.offers.map((offer) => (offer === 'hidden' ? null : offer));
  const draft: Draft = copyOf(view, null, null, offers);
  const others = offers.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const unknown = dealCards(draft, others, view.viewer, rng);
  dealActions(draft, others, view.viewer, rng);
  for (const seat of others) {
    if (view.offers[seat] !== 'hidden') continue;
    const moves = listOffers(draft, seat);
    const { cards, trade } = entry(moves, Math.floor(draw(rng) * moves.length));
    draft.offers[seat] = offerOf(cards, trade);
  }
  draft.hidden = unknown;
  return draft;
}

/** An index of a list of counts, each drawn with the probability of its share. */
function drawFrom(counts: readonly number[], rng: Rng): number {
  let left = Math.floor(draw(rng) * counts.reduce((sum, count) => sum + count, 0));
  return counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
}

/** Deals building cards to others; gives how many stay hidden. Until the offers are drawn nobody has hidden ones. */
function dealCards(draft: Draft, others: readonly Seat[], viewer: Viewer, rng: Rng): number[] {
  const unknown = draft.hidden.slice();
  const { pile } = draft;
  let pool = pile;
  if (typeof viewer === 'number' && entry(unknown, viewer) > 0) {
    const own = entry(draft.hands, viewer);
    pool = handOf((type) => CARDS_PER_TYPE - own[type] - draft.discard[type] - pile[type]);
  }
  const give = (seat: Seat, type: TypeIndex, count: number): void => {
    pool[type] -= count;
    draft.hands[seat] = add(entry(draft.hands, seat), type, count);
    unknown[seat] = entry(unknown, seat) - count;
  };
  for (const seat of others) for (const type of TYPES) give(seat, type, entry(draft.shown, seat)[type]);
  draft.hidden = unknown.map((count, seat) => (others.includes(seat) ? 0 : count));
  for (const seat of others)
    while (entry(unknown, seat) > 0 && total(pool) > 0) give(seat, entry(TYPES, drawFrom(pool, rng)), 1);
  return unknown;
}

/** Deals action cards to others; what the pool does not give stays hidden. */
function dealActions(draft: Draft, others: readonly Seat[], viewer: Viewer, rng: Rng): void {
  const pool = ACTION_CARDS.map((card) => draft.actionPile[card]);
  const keepsPile = typeof viewer === 'number' && entry(draft.hiddenActions, viewer) > 0;
  if (keepsPile) {
    const printed = actionsInBox(draft.settings);
    const placed = [...entry(draft.actions, viewer), ...draft.played];
    for (const [i, card] of ACTION_CARDS.entries())
      pool[i] = printed[card] - placed.filter((each) => each === card).length - draft.actionPile[card];
  }
  const pile = { ...draft.actionPile };
  const unknown = draft.hiddenActions.slice();
  draft.actions = draft.actions.map((cards, seat) => {
    if (!others.includes(seat)) return cards;
    const held: ActionCard[] = [];
    while (entry(unknown, seat) > 0 && pool.some((count) => count > 0)) {
      const i = drawFrom(pool, rng);
      const card = entry(ACTION_CARDS, i);
      pool[i] = entry(pool, i) - 1;
      if (!keepsPile) pile[card]--;
      held.push(card);
      unknown[seat] = entry(unknown, seat) - 1;
    }
    return sortActions(held);
  });
  draft.hiddenActions = unknown;
  draft.actionPile = pile;
}
