import { areaAt, edit, isReady } from './area.js';
import { ask } from './chance.js';
import { CARDS, CAT, type Card, type CardKind, INDEX, KINDS, RESOURCES } from './components/cards.js';
import { type TokenId, TRIGGERS } from './components/tokens.js';
import { centralLeaves, centralOf, counted, deckName, isAges, isScript, refillCentral, taken } from './decks.js';
import { DRAWN, insert, type Shown, slip } from './slips.js';
import type { Cards, Draft, Position, Sink, Slip } from './state.js';

/** The card that lies open on a deck leaves it. */
export function lift(s: Draft, deck: number): Shown {
  const open = s.tops[deck] as Shown;
  s.tops[deck] = null;
  return open;
}

/** Takes the top card of a deck that has one; it is placed once the next top card has been seen (ARCH-15). */
export function take(s: Draft, deck: number, emit: Sink): void {
  if (deck === centralOf(s)) takeCentral(s, 0, emit);
  else taken(s, deck, lift(s, deck).card, emit);
}

/** Takes the top central card: for the acting seat (0), or held for a seat of the three Ages (1, 2). */
export function takeCentral(s: Draft, to: number, emit: Sink): void {
  refillCentral(s, emit);
  const { top } = s.central;
  if (top?.card == null) ask(s, 'blind', to, emit);
  else {
    s.central.top = null;
    centralLeaves(s, to, top as Shown, emit);
  }
}

/** ARCH-81, ARCH-90 j: a card of the central deck goes to a hand face down. */
export function drawToHand(s: Draft, seat: number, emit: Sink): void {
  refillCentral(s, emit);
  const { top } = s.central;
  insert(s.hands[seat] as Slip[], top === null ? DRAWN : slip(top.card, top.back));
  s.central.top = null;
  emit?.({ kind: 'drew', seat });
}

/** ARCH-23, ARCH-26: the token that gives an extra card for a card taken now. */
export function triggerFor(s: Position, seat: number, kind: number): TokenId | null {
  const token = TRIGGERS[kind] ?? null;
  return token !== null && isReady(s, areaAt(s, seat), token) ? token : null;
}

export function addTrigger(s: Draft, token: TokenId, emit: Sink): void {
  s.triggers = [...s.triggers, token];
  emit?.({ kind: 'trigger', seat: s.seat, token });
}

export function discard(s: Draft, seat: number, kind: number, number: number, emit: Sink): void {
  const card = KINDS[kind] as CardKind;
  s.discard = counted(s.discard, card, number);
  emit?.({ kind: 'discarded', seat, card, number });
}

/** More, or fewer, cards of a kind lie in front of the acting seat. */
function lay(s: Draft, kind: number, by: number): void {
  const { cards } = edit(s, s.seat);
  cards[kind] = (cards[kind] as number) + by;
}

/** Cards of the acting seat leave the game. */
export function spend(s: Draft, kind: number, number: number, emit: Sink): void {
  if (number === 0) return;
  lay(s, kind, -number);
  discard(s, s.seat, kind, number, emit);
}

/** Conflict tokens by number of seats (ARCH-17, ARCH-121). */
export const conflictTokens = (s: Position): number => Math.min(Math.max(s.areas.length, 3), 6);

/** ARCH-23: the card taken comes to lie in front of the acting seat. */
export function place(s: Draft, emit: Sink): void {
  const card = s.taken;
  if (card === null) return;
  s.taken = null;
  const { seat } = s;
  const kind = INDEX[card];
  // ARCH-63
  const leaves = kind < RESOURCES && isScript(s, seat) && !s.config.opponentBuilds;
  if (!leaves) lay(s, kind, 1);
  emit?.({ kind: 'placed', seat, card });
  if (leaves) discard(s, seat, kind, 1, emit);
  if (kind === CAT) {
    s.cat = seat;
    emit?.({ kind: 'cat', seat });
  }
  const { horns } = CARDS[kind] as Card;
  // ARCH-50, ARCH-84
  if (horns > 0 && !isAges(s)) {
    s.turned = Math.min(s.turned + horns, conflictTokens(s));
    emit?.({ kind: 'horns', turned: s.turned });
  }
  const token = triggerFor(s, seat, kind);
  if (token !== null) addTrigger(s, token, emit);
}

/** ARCH-44, ARCH-94: the cards of a deck are looked at, beginning with the one that lies open. */
export function startLooking(s: Draft, deck: number, emit: Sink): void {
  s.looked = { deck, cards: [lift(s, deck)] };
  emit?.({ kind: 'looked', seat: s.seat, deck: deckName(s, deck) });
}

/** ARCH-44: one of the cards looked at is taken, the others go back. */
export function takeLooked(s: Draft, index: number, emit: Sink): void {
  const { deck, cards } = s.looked as NonNullable<Draft['looked']>;
  s.looked = null;
  const hand = s.hands[deck];
  for (const [i, each] of cards.entries()) {
    if (i === index) continue;
    if (hand !== undefined) insert(hand, each);
    else s.pools[deck] = counted(s.pools[deck] as Cards, each.card as CardKind, 1);
  }
  emit?.({ kind: 'returned', deck: deckName(s, deck), cards: cards.length - 1 });
  taken(s, deck, (cards[index] as Slip).card as CardKind, emit);
}
