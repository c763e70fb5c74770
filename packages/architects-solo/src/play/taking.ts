import { replaced, type Seat } from '@wonders/core';
import { question } from '../chance/decisions.js';
import { ask } from '../chance/index.js';
import { CAT, type CardKind, cardAt, INDEX, RESOURCES } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Sink } from '../events.js';
import type { TokenPlace } from '../notation.js';
import { type Cards, type Draft, type HiddenCard, isAges, isScript } from '../state/index.js';
import { conflictTokens, discard, gainToken, lay } from '../table/area.js';
import { centralLeaves, refillCentral } from '../table/central.js';
import { centralOf, counted, deckName, lift, takeCard } from '../table/decks.js';
import { addTrigger, triggerFor } from '../table/extras.js';
import { insert, type KnownCard } from '../table/hidden.js';

/** Takes the top card of a deck that has one; it is placed once the next top card has been seen (ARCH-15). */
export function take(draft: Draft, deck: number, emit?: Sink): void {
  if (deck === centralOf(draft)) takeCentral(draft, null, emit);
  else takeCard(draft, deck, lift(draft, deck).card, emit);
}

/** Takes the top central card. In the three Ages it is kept for the seat that has selected it. */
export function takeCentral(draft: Draft, keptFor: Seat | null, emit?: Sink): void {
  refillCentral(draft, emit);
  const { top } = draft.central;
  if (top?.card == null) ask(draft, question.blind(keptFor), emit);
  else {
    draft.central.top = null;
    centralLeaves(draft, keptFor, top as KnownCard, emit);
  }
}

/** ARCH-23: places the card taken in front of the acting seat. */
export function place(draft: Draft, emit?: Sink): void {
  const card = draft.taken as CardKind;
  draft.taken = null;
  const { seat } = draft;
  const kind = INDEX[card];
  // ARCH-63
  const leaves = kind < RESOURCES && isScript(draft, seat) && !draft.options.opponentBuilds;
  if (!leaves) lay(draft, kind, 1);
  emit?.({ kind: 'placed', seat, card });
  if (leaves) discard(draft, seat, kind, 1, emit);
  if (kind === CAT) {
    draft.cat = seat;
    emit?.({ kind: 'cat', seat });
  }
  const { horns } = cardAt(kind);
  // ARCH-50, ARCH-84
  if (horns > 0 && !isAges(draft)) {
    draft.conflictsTurned = Math.min(draft.conflictsTurned + horns, conflictTokens(draft));
    emit?.({ kind: 'horns', turned: draft.conflictsTurned });
  }
  const token = triggerFor(draft, seat, kind);
  if (token !== null) addTrigger(draft, token, emit);
}

/** ARCH-44, ARCH-94: looks at the cards of a deck, beginning with the open one. */
export function startLooking(draft: Draft, deck: number, emit?: Sink): void {
  draft.looked = { deck, cards: [lift(draft, deck)] };
  emit?.({ kind: 'looked', seat: draft.seat, deck: deckName(draft, deck) });
}

/** ARCH-44: takes one of the cards looked at; the others go back. */
export function takeLooked(draft: Draft, index: number, emit?: Sink): void {
  const { deck, cards } = draft.looked as NonNullable<Draft['looked']>;
  draft.looked = null;
  const hand = draft.hands[deck];
  for (const [i, each] of cards.entries()) {
    if (i === index) continue;
    if (hand !== undefined) insert(hand, each);
    else draft.pools[deck] = counted(draft.pools[deck] as Cards, each.card as CardKind, 1);
  }
  emit?.({ kind: 'returned', deck: deckName(draft, deck), cards: cards.length - 1 });
  takeCard(draft, deck, (cards[index] as HiddenCard).card as CardKind, emit);
}

/** Takes a Progress token that lies face up, or the top of the stack, unseen (ARCH-46). */
export function takeToken(draft: Draft, from: TokenPlace, emit?: Sink): void {
  if (from === 'stack') ask(draft, question.stackToken(draft.seat), emit);
  else {
    const token = draft.tokenSlots[from] as TokenId;
    draft.tokenSlots = replaced(draft.tokenSlots, from, null);
    gainToken(draft, draft.seat, token, from, emit);
  }
}
