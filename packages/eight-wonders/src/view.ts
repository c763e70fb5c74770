import { drawInt, type Rng, type Seat, type Viewer } from '@wonders/core';
import { ACTION_CARDS } from './components/actions.js';
import { type Hand, handOf, sum, total } from './components/cards.js';
import { CARDS_PER_TYPE, TYPES } from './components/types.js';
import type { OwnEvent } from './events.js';
import { drawOffer } from './moves/offers.js';
import type { Move } from './notation.js';
import { actionsInBox } from './setup.js';
import { copyOf } from './state/generated.js';
import { type Decision, type Draft, entry, type Position, type State, type View } from './state/index.js';
import { actionsHeld, sortActions } from './table/action-cards.js';
import { handSize } from './table/hands.js';

/** EIGHT-08: whether the viewer's own seat has hidden cards. */
const hidesOwn = (counts: readonly number[], viewer: Viewer): boolean =>
  typeof viewer === 'number' && entry(counts, viewer) > 0;

/**
 * What a viewer may see. The cards of the other seats become hidden ones, and `pile` and `actionPile` take them in. If cards of
 * the viewer's own seat are hidden, only the host looks, and the piles stay the same (EIGHT-08).
 */
export function view(state: State, viewer: Viewer): View {
  const seen = copyOf(state, viewer, null);
  const offers: View['offers'][number][] = seen.offers;
  const actionPile = { ...state.actionPile };
  const hidden = state.hidden.slice();
  const hiddenActions = state.hiddenActions.slice();
  const actions = state.actions.slice();
  for (let seat = 0; seat < hidden.length; seat++) {
    if (seat === viewer) continue;
    if (state.phase === 'offer' && state.offers[seat] !== null) offers[seat] = 'hidden';
    hidden[seat] = handSize(state, seat);
    hiddenActions[seat] = actionsHeld(state, seat);
    actions[seat] = [];
    seen.hands[seat] = [0, 0, 0, 0];
    if (!hidesOwn(state.hidden, viewer)) for (const type of TYPES) seen.pile[type] += entry(state.hands, seat)[type];
    if (!hidesOwn(state.hiddenActions, viewer)) for (const card of entry(state.actions, seat)) actionPile[card]++;
  }
  seen.hidden = hidden;
  seen.hiddenActions = hiddenActions;
  seen.actions = actions;
  seen.actionPile = actionPile;
  return seen;
}

/** What a viewer may know of an event: not what others have committed (EIGHT-55). */
export function viewEvent(event: OwnEvent, viewer: Viewer): OwnEvent {
  if (event.kind === 'offer-committed' && event.seat !== viewer) return { ...event, offer: 'hidden' };
  return event;
}

/** What a viewer may know of a move: of another seat's offer only that it was made (EIGHT-55). */
export const viewMove = (_: Position, __: Decision, move: Move, viewer: Viewer): Move | undefined =>
  move.kind === 'offer' && move.seat !== viewer ? undefined : move;

/**
 * A state that agrees with a view. Each seat holds the cards that it has shown, the rest is dealt at random, and a face-down
 * offer is any legal one. If the viewer's own cards are hidden, others keep hidden cards, too.
 */
export function determinize(view: View, rng: Rng): Draft {
  // Offers of the others that are face down are drawn below.
  const draft = copyOf(view as unknown as State, null, null);
  const others = [...draft.offers.keys()].filter((seat) => seat !== view.viewer);
  const unknown = dealCards(draft, others, view.viewer, rng);
  dealActions(draft, others, view.viewer, rng);
  for (const seat of others) if (view.offers[seat] === 'hidden') draft.offers[seat] = drawOffer(draft, seat, rng);
  draft.hidden = unknown;
  return draft;
}

/** A random index of a list of counts, each as likely as its share of them all. */
function drawFrom(counts: readonly number[], all: number, rng: Rng): number {
  let [left, i] = [drawInt(rng, all), 0];
  while (left >= (counts[i] as number)) left -= counts[i++] as number;
  return i;
}

/** The cards that the others and the draw pile hold between them, for a viewer who cannot place them. */
function unplaced({ hands, discard, pile, hidden }: Draft, viewer: Viewer): Hand {
  if (!hidesOwn(hidden, viewer)) return pile;
  const own = entry(hands, Number(viewer));
  return handOf((type) => CARDS_PER_TYPE - own[type] - discard[type] - pile[type]);
}

/**
 * Deals building cards to the others; gives how many stay hidden. Blanks are dealt for the cards that the pool lacks, to any seat
 * alike. Until the offers are drawn, the others have no hidden cards.
 */
function dealCards(draft: Draft, others: readonly Seat[], viewer: Viewer, rng: Rng): number[] {
  const unknown = draft.hidden.slice();
  const pool = unplaced(draft, viewer);
  const known = draft.hidden.slice();
  let missing = 0;
  for (const seat of others) {
    const shown = entry(draft.shown, seat);
    for (const type of TYPES) pool[type] -= shown[type];
    unknown[seat] = entry(unknown, seat) - total(shown);
    missing += entry(unknown, seat);
    known[seat] = 0;
  }
  draft.hidden = known;
  const blanks = Math.max(0, missing - total(pool));
  const counts = [pool[0], pool[1], pool[2], pool[3], blanks];
  let all = sum(counts);
  for (const seat of others) {
    const hand: Hand = [...entry(draft.shown, seat)];
    let blank = 0;
    for (let count = entry(unknown, seat); count > 0; count--) {
      const drawn = drawFrom(counts, all--, rng);
      counts[drawn] = (counts[drawn] as number) - 1;
      const type = TYPES[drawn];
      if (type === undefined) blank++;
      else hand[type]++;
    }
    unknown[seat] = blank;
    draft.hands[seat] = hand;
  }
  for (const type of TYPES) pool[type] = entry(counts, type);
  return unknown;
}

/** The action cards that the others and the pile hold between them, by kind, for a viewer who cannot place them. */
function unplacedActions({ options, actions, actionPile, played }: Draft): number[] {
  const printed = actionsInBox(options);
  const placed = [...actions.flat(), ...played];
  return ACTION_CARDS.map((card) => printed[card] - placed.filter((each) => each === card).length - actionPile[card]);
}

/** Deals action cards to the others. Cards that the pool lacks stay hidden. */
function dealActions(draft: Draft, others: readonly Seat[], viewer: Viewer, rng: Rng): void {
  const unknown = draft.hiddenActions.map((count, seat) => (others.includes(seat) ? count : 0));
  if (sum(unknown) === 0) return;
  const keepsPile = hidesOwn(draft.hiddenActions, viewer);
  const pool = keepsPile ? unplacedActions(draft) : ACTION_CARDS.map((card) => draft.actionPile[card]);
  pool.push(Math.max(0, sum(unknown) - sum(pool)));
  const pile = { ...draft.actionPile };
  draft.actions = draft.actions.map((cards, seat) => {
    const held = [...cards];
    for (let count = entry(unknown, seat); count > 0; count--) {
      const i = drawFrom(pool, sum(pool), rng);
      pool[i] = entry(pool, i) - 1;
      const card = ACTION_CARDS[i];
      if (card === undefined) continue;
      if (!keepsPile) pile[card]--;
      held.push(card);
    }
    return sortActions(held);
  });
  draft.hiddenActions = draft.hiddenActions.map((count, seat) =>
    seat === viewer ? count : count - entry(draft.actions, seat).length,
  );
  draft.actionPile = pile;
}
