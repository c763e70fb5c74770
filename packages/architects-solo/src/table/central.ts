import { replaced, type Seat } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { Sink } from '../events.js';
import type { DeckName } from '../notation.js';
import { type Cards, type Draft, type HiddenCard, isAges, PLAYER_SEAT } from '../state/index.js';
import { centralOf, centralSize, counted, takeCard } from './decks.js';
import { backName, DRAWN, hiddenCard, insert, isDrawn, joined, type KnownCard, remove } from './hidden.js';

// The central deck and its discard pile.

/** Three Ages: keeps a card for a seat until its selection is resolved. */
export function keepSelected(
  draft: Draft,
  seat: Seat,
  { card, back }: KnownCard,
  from: DeckName | 'hand',
  emit?: Sink,
): void {
  draft.selectedCards = replaced(draft.selectedCards, seat, card);
  if (emit === undefined) return;
  const { selection } = draft;
  const use = seat === PLAYER_SEAT && selection?.kind === 'select' ? selection.use : 'play';
  emit({ kind: 'selected', seat, from, card, back: backName(draft, back), use });
}

/** The acting seat takes a central card, or it is kept for the seat that has selected it. */
export function centralLeaves(draft: Draft, keptFor: Seat | null, known: KnownCard, emit?: Sink): void {
  if (keptFor === null) takeCard(draft, centralOf(draft), known.card, emit);
  else keepSelected(draft, keptFor, known, 'central', emit);
}

export function discardCentral(draft: Draft, each: HiddenCard, from: DeckName, emit?: Sink): void {
  const { card, back } = each;
  if (card === null) return;
  draft.central.discard = joined(draft.central.discard, hiddenCard(card, back));
  emit?.({ kind: 'central-discarded', from, card });
}

/** ARCH-27, ARCH-90 h: discards a central card that lies open at the end of a turn. */
export function sweepCentral(draft: Draft, emit?: Sink): void {
  const { top } = draft.central;
  if (top?.seenBy !== 'all') return;
  draft.central.top = null;
  discardCentral(draft, top, 'central', emit);
}

/** ARCH-28: the central cards discarded face up become the new central deck when it is empty. */
export function refillCentral(draft: Draft, emit?: Sink): void {
  const { central } = draft;
  if (central.discard.length === 0 || centralSize(draft) > 0) return;
  emit?.({ kind: 'recycled', cards: central.discard.length });
  if (isAges(draft)) {
    settleDrawn(draft);
    central.cards = [...central.discard];
  } else {
    const deck = centralOf(draft);
    for (const { card } of central.discard)
      draft.pools[deck] = counted(draft.pools[deck] as Cards, card as CardKind, 1);
  }
  central.discard = [];
}

/** Once the central deck is exhausted, the cards left in its list are exactly the drawn ones: they go to the hands. */
function settleDrawn(draft: Draft): void {
  for (const hand of draft.hands) {
    if (!hand.some(isDrawn)) continue;
    while (remove(hand, DRAWN));
    for (const each of draft.central.cards) insert(hand, each);
  }
}

/** ARCH-81, ARCH-90 j: a card of the central deck goes to a hand face down. */
export function drawToHand(draft: Draft, seat: Seat, emit?: Sink): void {
  refillCentral(draft, emit);
  const { top } = draft.central;
  insert(draft.hands[seat] as HiddenCard[], top === null ? DRAWN : hiddenCard(top.card, top.back));
  draft.central.top = null;
  emit?.({ kind: 'drew', seat });
}
