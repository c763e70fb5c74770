import { type ChanceEvent, drawInt, type Rng, type Viewer } from '@wonders/core';
import { AGE_CARDS, NEUTRAL_PER_AGE } from './ages.js';
import { type CardKind, KINDS } from './components/cards.js';
import { centralSize, counted, isAges, looker } from './decks.js';
import { backName, HIDDEN, insert, kindAt, slip, total } from './slips.js';
import {
  type Back,
  type Cards,
  copyOf,
  type Draft,
  type Event,
  type Move,
  type Slip,
  type State,
  type View,
} from './state.js';

// ARCH-03, ARCH-85: a card that a viewer does not know lies, for that viewer, in the pool of its pack.

type Hidden = { readonly pools: Cards[] };

function hide(s: Hidden, each: Slip): Slip {
  if (each.card !== null) s.pools[each.back] = counted(s.pools[each.back] as Cards, each.card, 1);
  return HIDDEN;
}

export function view(state: State, viewer: Viewer): View {
  const s = copyOf(state, viewer, null);
  const { top } = s.central;
  if (top !== null && top.seenBy !== 'all' && !top.seenBy.some((seat) => seat === viewer)) {
    hide(s, top);
    s.central.top = { ...top, ...HIDDEN };
  }
  if (s.looked !== null && viewer !== looker(s)) {
    const { deck, cards } = s.looked;
    s.looked = { deck, cards: cards.map((each, i) => (i === 0 ? each : hide(s, each))) };
  }
  if (isAges(s) && viewer !== 0) {
    const size = centralSize(s) - (top === null ? 0 : 1);
    for (const each of s.central.cards) hide(s, each);
    s.central.cards = Array<Slip>(size).fill(HIDDEN);
    for (const hand of s.hands) hand.cards = hand.cards.map((each) => hide(s, each));
    if (s.selected?.kind === 'select' && s.phase === 'answer') s.selected = { ...s.selected, card: null, back: null };
  }
  return s;
}

export function viewEvent(event: Event | ChanceEvent<Move>, viewer: Viewer): Event | ChanceEvent<Move> {
  if (event.kind === 'peeked' && event.seat !== viewer) return { ...event, card: 'hidden' };
  if (event.kind !== 'chance' || viewer === 0 || event.move === 'hidden' || !('from' in event.move)) return event;
  // Others see the back of a card, not whether the player knew it or what it was drawn with.
  const from = event.move.from.replace(/^drawn-|-seen$/g, '') as Back;
  return { ...event, move: { ...event.move, from } };
}

/** A state that agrees with a view: what must be known to its seats is drawn, all else stays unseen. */
export function determinize(from: View, rng: Rng): Draft {
  const s = copyOf(from, null, null) as Draft;
  const draw = (back: number): Slip => {
    const pool = s.pools[back] as Cards;
    const card = KINDS[kindAt(pool, drawInt(rng, total(pool)))] as CardKind;
    s.pools[back] = counted(pool, card, -1);
    return slip(card, back);
  };
  const back = isAges(s) ? backsOf(s, rng) : () => s.areas.length;
  if (s.central.top?.card === null) s.central.top = { ...s.central.top, ...draw(back()) };
  if (s.looked !== null) {
    const { deck, cards } = s.looked;
    s.looked = { deck, cards: cards.map((each) => (each.card === null ? draw(isAges(s) ? back() : deck) : each)) };
  }
  const unseen = (each: number): Slip => slip(null, each);
  // What the player may or may not have seen, it has seen in some of the states that agree with the view.
  const perhaps = (each: number): Slip => (drawInt(rng, 2) === 0 ? draw(each) : unseen(each));
  const dealing = s.pending[s.pending.length - 1]?.kind === 'deal';
  for (const [seat, hand] of s.hands.entries())
    hand.cards = sorted(
      hand.cards.map((each, i) =>
        filled(each, seat === 1 ? perhaps : !dealing ? draw : i === 0 ? unseen : perhaps, back),
      ),
    );
  s.central.cards = sorted(s.central.cards.map((each) => filled(each, perhaps, back)));
  selectAny(s, rng);
  return s;
}

const filled = (each: Slip, make: (back: number) => Slip, back: () => number): Slip =>
  each.back === HIDDEN.back ? make(back()) : each;

function sorted(slips: readonly Slip[]): Slip[] {
  const list: Slip[] = [];
  for (const each of slips) insert(list, each);
  return list;
}

/** The backs of the hidden cards that lie on the table in the three Ages, in random order. */
function backsOf(s: Draft, rng: Rng): () => number {
  const later = (cards: readonly number[]): number => cards.slice(s.age + 1).reduce((sum, number) => sum + number, 0);
  const backs = s.pools.flatMap((pool, back) => {
    const undealt = back < 2 ? later(AGE_CARDS) : total(pool) > 0 ? (3 - s.age) * NEUTRAL_PER_AGE : 0;
    const seen = [...s.central.cards, ...s.hands.flatMap((hand) => hand.cards)];
    const lying = seen.filter((each) => each.card === null && each.back === back).length;
    return Array<number>(Math.max(0, total(pool) - undealt - lying)).fill(back);
  });
  return () => backs.splice(drawInt(rng, backs.length), 1)[0] ?? 0;
}

/** A selection that a view hides is some card of the player's hand. */
function selectAny(s: Draft, rng: Rng): void {
  const { selected } = s;
  if (selected?.kind !== 'select' || selected.source !== 'hand' || selected.card !== null) return;
  const cards = s.hands[0]?.cards ?? [];
  const { card, back } = cards[drawInt(rng, cards.length)] as Slip;
  s.selected = { ...selected, card, back: backName(s, back) };
}
