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
export function take(s: Draft, deck: number, emit?: Sink): void {
  if (deck === centralOf(s)) takeCentral(s, null, emit);
  else takeCard(s, deck, lift(s, deck).card, emit);
}

/** Takes the top central card. In the three Ages it is kept for the seat that has selected it. */
export function takeCentral(s: Draft, keptFor: Seat | null, emit?: Sink): void {
  refillCentral(s, emit);
  const { top } = s.central;
  if (top?.card == null) ask(s, question.blind(keptFor), emit);
  else {
    s.central.top = null;
    centralLeaves(s, keptFor, top as KnownCard, emit);
  }
}

/** ARCH-23: places the card taken in front of the acting seat. */
export function place(s: Draft, emit?: Sink): void {
  const card = s.taken as CardKind;
  s.taken = null;
  const { seat } = s;
  const kind = INDEX[card];
  // ARCH-63
  const leaves = kind < RESOURCES && isScript(s, seat) && !s.options.opponentBuilds;
  if (!leaves) lay(s, kind, 1);
  emit?.({ kind: 'placed', seat, card });
  if (leaves) discard(s, seat, kind, 1, emit);
  if (kind === CAT) {
    s.cat = seat;
    emit?.({ kind: 'cat', seat });
  }
  const { horns } = cardAt(kind);
  // ARCH-50, ARCH-84
  if (horns > 0 && !isAges(s)) {
    s.conflictsTurned = Math.min(s.conflictsTurned + horns, conflictTokens(s));
    emit?.({ kind: 'horns', turned: s.conflictsTurned });
  }
  const token = triggerFor(s, seat, kind);
  if (token !== null) addTrigger(s, token, emit);
}

/** ARCH-44, ARCH-94: looks at the cards of a deck, beginning with the open one. */
export function startLooking(s: Draft, deck: number, emit?: Sink): void {
  s.looked = { deck, cards: [lift(s, deck)] };
  emit?.({ kind: 'looked', seat: s.seat, deck: deckName(s, deck) });
}

/** ARCH-44: takes one of the cards looked at; the others go back. */
export function takeLooked(s: Draft, index: number, emit?: Sink): void {
  const { deck, cards } = s.looked as NonNullable<Draft['looked']>;
  s.looked = null;
  const hand = s.hands[deck];
  for (const [i, each] of cards.entries()) {
    if (i === index) continue;
    if (hand !== undefined) insert(hand, each);
    else s.pools[deck] = counted(s.pools[deck] as Cards, each.card as CardKind, 1);
  }
  emit?.({ kind: 'returned', deck: deckName(s, deck), cards: cards.length - 1 });
  takeCard(s, deck, (cards[index] as HiddenCard).card as CardKind, emit);
}

/** Takes a Progress token that lies face up, or the top of the stack, unseen (ARCH-46). */
export function takeToken(s: Draft, from: TokenPlace, emit?: Sink): void {
  if (from === 'stack') ask(s, question.stackToken(s.seat), emit);
  else {
    const token = s.tokenSlots[from] as TokenId;
    s.tokenSlots = replaced(s.tokenSlots, from, null);
    gainToken(s, s.seat, token, from, emit);
  }
}
