import { drawInt, type Frozen, type Rng, type Viewer } from '@wonders/core';
import { type CardKind, KINDS } from './components/cards.js';
import { addTo, isAges, takeFrom } from './decks.js';
import { backName, insert, knows, slip, total } from './slips.js';
import type { Back, Cards, Draft, Event, SelectMove, Slip, State, View } from './state.js';
import { clone } from './state.js';

// ARCH-03, ARCH-85: a card that a viewer does not know lies, for that viewer, in the pool of its pack.

function hide(s: Draft, each: Slip): Slip {
  if (each.card !== null) addTo(s.pools[each.back] as Cards, each.card);
  return slip(null, each.back, 'nobody');
}

function hideUnknown(s: Draft, slips: readonly Slip[], viewer: Viewer): Slip[] {
  const shown: Slip[] = [];
  for (const each of slips) insert(shown, each.card === null || knows(each, viewer) ? each : hide(s, each));
  return shown;
}

export function view(state: State, viewer: Viewer): View {
  const s = clone(state);
  const { top } = s.central;
  if (top !== null && top.seenBy !== 'all' && !top.seenBy.some((seat) => seat === viewer)) {
    hide(s, slip(top.card, top.back, 'nobody'));
    s.central.top = { ...top, card: null };
  }
  if (s.looked !== null && viewer !== s.seat)
    s.looked.cards.forEach((each, i, cards) => {
      if (!knows(each, viewer)) cards[i] = hide(s, each);
    });
  for (const hand of s.hands) hand.cards = hideUnknown(s, hand.cards, viewer);
  s.central.cards = hideUnknown(s, s.central.cards, viewer);
  if (viewer !== 0 && s.phase === 'answer' && s.selected?.kind === 'select')
    s.selected = { ...s.selected, card: null, back: null };
  return { ...(s as State), viewer, rng: null };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  return event.kind === 'peeked' && event.seat !== viewer ? { ...event, card: 'hidden' } : event;
}

function drawFrom(s: Draft, back: number, rng: Rng): CardKind {
  const pool = s.pools[back] as Cards;
  let left = drawInt(rng, total(pool));
  const kind = pool.findIndex((number) => {
    left -= number;
    return left < 0;
  });
  const card = KINDS[kind] as CardKind;
  takeFrom(pool, card);
  return card;
}

/** A state that agrees with a view: what must be known to its seats is drawn, all else stays unseen. */
export function determinize(from: View, rng: Rng): Draft {
  const s = clone({ ...from, viewer: null, rng: null } as State);
  const { top } = s.central;
  if (top !== null && top.card === null) s.central.top = { ...top, card: drawFrom(s, top.back, rng) };
  const [hand] = s.hands;
  const kind = s.pending[s.pending.length - 1]?.kind;
  if (hand !== undefined && kind !== 'deal') hand.cards = knownHand(s, hand.cards, rng);
  const { seat } = s;
  s.looked?.cards.forEach((each, i, cards) => {
    if (each.card !== null) return;
    const seen = !isAges(s) ? 'nobody' : seat === 0 || s.looked?.deck === 0 ? 'player' : 'opponent';
    cards[i] = slip(drawFrom(s, each.back, rng), each.back, seen);
  });
  const { selected } = s;
  if (selected?.kind === 'select' && selected.source === 'hand' && selected.card === null)
    s.selected = anySelection(s, selected, rng);
  return s;
}

/** The player has seen its hand. */
function knownHand(s: Draft, cards: readonly Slip[], rng: Rng): Slip[] {
  const known: Slip[] = [];
  for (const each of cards)
    insert(known, each.card === null && each.back >= 0 ? slip(drawFrom(s, each.back, rng), each.back, 'player') : each);
  return known;
}

function anySelection(s: Draft, selected: Frozen<SelectMove>, rng: Rng): SelectMove {
  const cards = s.hands[0]?.cards ?? [];
  const { card = null, back = 0 } = cards[drawInt(rng, cards.length)] ?? {};
  const sameKind = cards.filter((each) => each.card === card);
  const named: Back | null = sameKind.some((each) => each.back !== back) ? backName(s, back) : null;
  return { ...selected, card, back: named };
}
