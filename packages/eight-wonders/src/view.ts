import { draw, type Rng, type Seat, type Viewer } from '@wonders/core';
import { total } from './cards.js';
import { ACTION_CARDS } from './components/actions.js';
import { CARDS_PER_TYPE, TYPES, type TypeIndex } from './components/types.js';
import { sortActions } from './hands.js';
import { listOffers, offerOf } from './offers.js';
import { actionsInBox } from './setup.js';
import { copyOf, type Draft, entry, type GameEvent, handSize, type Offer, type State, type View } from './state.js';

/**
 * What a viewer may see: the cards of others become hidden ones, and `pile` and `actionPile` take them in. Hidden cards
 * of the viewer's own seat are for the host alone to look at: then the piles stay as they are (EIGHT-08).
 */
export function view(state: State, viewer: Viewer): View {
  const mask = (offer: Offer | null, seat: Seat): Offer | 'hidden' | null =>
    offer !== null && state.phase === 'offer' && seat !== viewer ? 'hidden' : offer;
  const seen = copyOf(state, viewer, null, state.offers.map(mask));
  const own = typeof viewer === 'number' ? viewer : state.hands.length;
  const keepsPile = (state.hidden[own] ?? 0) > 0;
  const keepsActionPile = (state.hiddenActions[own] ?? 0) > 0;
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (seat === own) continue;
    const hand = entry(seen.hands, seat);
    seen.hidden[seat] = handSize(state, seat);
    for (const type of TYPES) {
      if (!keepsPile) seen.pile[type] += hand[type];
      hand[type] = 0;
    }
    const actions = entry(seen.actions, seat);
    seen.hiddenActions[seat] = actions.length + entry(state.hiddenActions, seat);
    if (!keepsActionPile) for (const card of actions) seen.actionPile[card]++;
    seen.actions[seat] = [];
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
  for (const seat of others) draft.hidden[seat] = entry(unknown, seat);
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
    const elsewhere = (type: TypeIndex): number => CARDS_PER_TYPE - own[type] - draft.discard[type] - pile[type];
    pool = [elsewhere(0), elsewhere(1), elsewhere(2), elsewhere(3)];
  }
  const give = (seat: Seat, type: TypeIndex, count: number): void => {
    pool[type] -= count;
    entry(draft.hands, seat)[type] += count;
    unknown[seat] = entry(unknown, seat) - count;
  };
  for (const seat of others) {
    draft.hidden[seat] = 0;
    for (const type of TYPES) give(seat, type, entry(draft.shown, seat)[type]);
  }
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
  for (const seat of others) {
    const held = [...entry(draft.actions, seat)];
    while (entry(draft.hiddenActions, seat) > 0 && pool.some((count) => count > 0)) {
      const i = drawFrom(pool, rng);
      const card = entry(ACTION_CARDS, i);
      pool[i] = entry(pool, i) - 1;
      if (!keepsPile) draft.actionPile[card]--;
      held.push(card);
      draft.hiddenActions[seat] = entry(draft.hiddenActions, seat) - 1;
    }
    draft.actions[seat] = sortActions(held);
  }
}
