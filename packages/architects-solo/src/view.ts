import { drawInt, type Rng, type Viewer } from '@wonders/core';
import { type CardKind, KINDS, total } from './components/cards.js';
import type { Event } from './events.js';
import { cardsToCome } from './flow/ages.js';
import type { Back, Move } from './notation.js';
import { copyOf } from './state/generated.js';
import { type Cards, type Draft, type HiddenCard, isAges, PLAYER_SEAT, type State, type View } from './state/index.js';
import { centralOf, centralSize, counted, looker } from './table/decks.js';
import { backName, HIDDEN, hiddenCard, insert, kindAt } from './table/hidden.js';

// ARCH-03, ARCH-85: in a view, a card that the viewer does not know lies in the pool of its pack.

export function view(state: State, viewer: Viewer): View {
  const seen = copyOf(state, viewer, null);
  const ages = isAges(seen);
  // In the three Ages the back is hidden too: it would show others what the player draws.
  const hide = ({ card, back }: HiddenCard): HiddenCard => {
    if (card !== null) seen.pools[back] = counted(seen.pools[back] as Cards, card, 1);
    return ages ? HIDDEN : hiddenCard(null, back);
  };
  const { central, looked, selection } = seen;
  const { top } = central;
  if (top !== null && top.seenBy !== 'all' && !top.seenBy.some((seat) => seat === viewer))
    central.top = { ...top, ...hide(top) };
  if (looked !== null && viewer !== looker(seen))
    seen.looked = { deck: looked.deck, cards: looked.cards.map((each, i) => (i === 0 ? each : hide(each))) };
  if (ages && viewer !== PLAYER_SEAT) {
    const size = centralSize(seen) - Number(top !== null);
    central.cards.forEach(hide);
    central.cards = Array<HiddenCard>(size).fill(HIDDEN);
    seen.hands = seen.hands.map((hand) => hand.map(hide));
    if (selection?.kind === 'select' && seen.phase === 'answer')
      seen.selection = { ...selection, card: null, back: null };
  }
  return seen;
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.kind === 'peeked' && event.seat !== viewer) return { ...event, card: 'hidden' };
  if (event.kind !== 'chance' || viewer === PLAYER_SEAT || event.move === 'hidden' || !('from' in event.move))
    return event;
  // Others see the back of a card, but not whether it was seen before or drawn unseen.
  const from = event.move.from.replace(/^drawn-|-seen$/g, '') as Back;
  return { ...event, move: { ...event.move, from } };
}

/** What a viewer may know of a move: not which card of its hand the player selects, until the Opponent has answered (ARCH-90 c). */
export const viewMove = (_: unknown, __: unknown, move: Move, viewer: Viewer): Move | undefined =>
  move.kind === 'select' && move.source === 'hand' && viewer !== PLAYER_SEAT ? undefined : move;

/** ARCH-81: whether no seat has looked into the Opponent's hand since it was dealt. In Halicarnassus cards may be looked at in any turn. */
const isFresh = ({ turn, phase, areas }: View | Draft): boolean =>
  turn <= 1 && phase !== 'draw' && phase !== 'refill' && areas.every(({ wonder }) => wonder !== 'halicarnassus');

/** Whether a tossed coin shows heads. */
const toss = (rng: Rng): boolean => drawInt(rng, 2) === 0;

/** A state that agrees with a view: cards that its seats must know are drawn, all others stay unseen. */
export function determinize(from: View, rng: Rng): Draft {
  const state = copyOf(from, null, null);
  const ages = isAges(state);
  // Whether the player has seen the whole hand of the Opponent decides how the game goes on. It is drawn first, so that a few states
  // drawn from a view show both.
  const knowsAll = ages && from.viewer !== PLAYER_SEAT && toss(rng);
  // Most hidden cards are of a neutral deck, but few of those that are held: some states show such hands, and some do not.
  const holdsNone = state.options.centralSupply === 'neutral-deck' && toss(rng);
  // Three Ages: the backs of the hidden cards, without those of the Ages to come.
  const backs = state.pools.flatMap((pool, back) =>
    Array<number>(Math.max(0, total(pool) - cardsToCome(state, back))).fill(back),
  );
  const filled = (each: HiddenCard, known = true, held = false): HiddenCard => {
    if (each.card !== null || (ages && each.back !== HIDDEN.back)) return each;
    // Neutral backs stand last. Where no hand is to hold one, they are drawn only when no other is left.
    const others = held && holdsNone ? backs.filter((back) => back !== centralOf(state)).length : 0;
    const back = ages ? (backs.splice(drawInt(rng, others || backs.length), 1)[0] as number) : each.back;
    if (!known) return hiddenCard(null, back);
    const pool = state.pools[back] as Cards;
    const card = KINDS[kindAt(pool, drawInt(rng, total(pool)))] as CardKind;
    state.pools[back] = counted(pool, card, -1);
    return hiddenCard(card, back);
  };
  const { central, looked, selection } = state;
  if (central.top !== null) central.top = { ...central.top, ...filled(central.top) };
  if (looked !== null) state.looked = { deck: looked.deck, cards: looked.cards.map((each) => filled(each)) };
  // The player knows its hand, except for cards that are being dealt. The Opponent's hand of the first turn nobody has seen; later it is
  // the one that the player has passed, but for a card or two drawn since. Of other cards it may have seen some. Of a neutral deck it
  // has seen no card, or with a peek perhaps one.
  const dealing = state.pending.at(-1)?.kind === 'deal';
  const fresh = isFresh(state);
  const seenOfNeutral = state.options.catPower === 'peek' ? 1 : 0;
  const seenAtMost = state.options.centralSupply === 'neutral-deck' ? seenOfNeutral : central.cards.length;
  for (const [i, place] of [...state.hands, central.cards].entries()) {
    const known = (i === 0 && !dealing) || (i === 1 && knowsAll && !fresh);
    const isSeen = (j: number): boolean => {
      if (i === 1) return !fresh && j > 0 && (j > 1 || toss(rng));
      return i === 2 && !(fresh && state.age === 1) && j < seenAtMost && toss(rng);
    };
    for (const [j, each] of place.splice(0).entries()) insert(place, filled(each, known || isSeen(j), i < 2));
  }
  // A hidden selection is a random card of the player's hand.
  if (selection?.kind === 'select' && selection.source === 'hand' && selection.card === null) {
    const [cards = []] = state.hands;
    const { card, back } = cards[drawInt(rng, cards.length)] as HiddenCard;
    state.selection = { ...selection, card, back: backName(state, back) };
  }
  return state;
}
