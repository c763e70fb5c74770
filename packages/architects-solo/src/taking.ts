import { areaOf, owns } from './area.js';
import { chance } from './chance.js';
import { CARDS, CAT, INDEX, KINDS, RESOURCES } from './components/cards.js';
import { type TokenId, TRIGGERS } from './components/tokens.js';
import { ASK } from './decisions.js';
import { addTo, centralLeaves, centralOf, deckName, isAges, isScript, refillCentral, taken } from './decks.js';
import { DRAWN, insert, slip, total } from './slips.js';
import type { Cards, Draft, Position, Sink } from './state.js';

/** Takes the top card of a deck that has one; it is placed once the next top card has been seen (ARCH-15). */
export function take(s: Draft, deck: number, emit: Sink): void {
  if (deck === centralOf(s)) {
    takeCentral(s, 0, emit);
    return;
  }
  const hand = s.hands[deck];
  const card = hand === undefined ? s.tops[deck] : hand.revealed?.card;
  if (card == null) throw new TypeError('a card taken from an empty deck');
  if (hand === undefined) s.tops[deck] = null;
  else hand.revealed = null;
  taken(s, deck, card, emit);
}

/** Takes the top central card: for the acting seat (0), or held for a seat of the three Ages (1, 2). */
export function takeCentral(s: Draft, to: 0 | 1 | 2, emit: Sink): void {
  refillCentral(s, emit);
  const card = s.central.top?.card;
  if (card == null) {
    chance.ask(s, ASK.blind[to] as (typeof ASK.blind)[number], emit);
    return;
  }
  s.central.top = null;
  centralLeaves(s, to, card, emit);
}

/** ARCH-81, ARCH-90 j: a card of the central deck goes to a hand face down. */
export function drawToHand(s: Draft, seat: number, emit: Sink): void {
  refillCentral(s, emit);
  const { top } = s.central;
  insert(s.hands[seat]?.cards ?? [], top === null ? DRAWN : slip(top.card, top.back));
  s.central.top = null;
  emit?.({ kind: 'drew', seat });
}

/** ARCH-23, ARCH-26: the token that gives an extra card for a card taken now. */
export function triggerFor(s: Position, seat: number, kind: number): TokenId | null {
  const token = TRIGGERS[kind] ?? null;
  const area = s.areas[seat];
  if (token === null || area === undefined || !owns(area, token)) return null;
  return s.used.includes(token) || s.triggers.includes(token) ? null : token;
}

export function addTrigger(s: Draft, token: TokenId, emit: Sink): void {
  s.triggers = [...s.triggers, token];
  emit?.({ kind: 'trigger', seat: s.seat, token });
}

export function discard(s: Draft, seat: number, kind: number, number: number, emit: Sink): void {
  s.discard[kind] = (s.discard[kind] as number) + number;
  emit?.({ kind: 'discarded', seat, card: KINDS[kind] as (typeof KINDS)[number], number });
}

/** Cards of the acting seat leave the game. */
export function spend(s: Draft, kind: number, number: number, emit: Sink): void {
  if (number === 0) return;
  const { cards } = areaOf(s, s.seat);
  cards[kind] = (cards[kind] as number) - number;
  discard(s, s.seat, kind, number, emit);
}

/** Conflict tokens by number of seats (ARCH-17, ARCH-121). */
const CONFLICT_TOKENS = [0, 0, 3, 3, 4, 5, 6, 6];

export const conflictTokens = (s: Position): number => CONFLICT_TOKENS[s.areas.length] ?? 0;

/** ARCH-23: the card taken comes to lie in front of the acting seat. */
export function place(s: Draft, emit: Sink): void {
  const card = s.taken;
  if (card === null) return;
  s.taken = null;
  const { seat } = s;
  const kind = INDEX[card];
  addTo(areaOf(s, seat).cards, card);
  emit?.({ kind: 'placed', seat, card });
  // ARCH-63
  if (kind < RESOURCES && isScript(s, seat) && !s.config.opponentBuilds) spend(s, kind, 1, emit);
  if (kind === CAT) {
    s.cat = seat;
    emit?.({ kind: 'cat', seat });
  }
  const { horns = 0 } = CARDS[kind] ?? {};
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
  const hand = s.hands[deck];
  const first = hand === undefined ? slip(s.tops[deck] ?? null, deck) : hand.revealed;
  if (first === null) return;
  s.looked = { deck, cards: [first] };
  if (hand === undefined) s.tops[deck] = null;
  else hand.revealed = null;
  emit?.({ kind: 'looked', seat: s.seat, deck: deckName(s, deck) });
}

/** Whether one more card is to be looked at. */
export function looksOn(s: Draft): boolean {
  if (s.looked === null || s.looked.cards.length >= 5) return false;
  const hand = s.hands[s.looked.deck];
  return hand === undefined ? total(s.pools[s.looked.deck]) > 0 : hand.cards.length > 0;
}

/** ARCH-44: one of the cards looked at is taken, the others go back. */
export function takeLooked(s: Draft, index: number, emit: Sink): void {
  if (s.looked === null) return;
  const { deck, cards } = s.looked;
  s.looked = null;
  const hand = s.hands[deck];
  for (const [i, each] of cards.entries()) {
    if (i === index) continue;
    if (hand !== undefined) insert(hand.cards, each);
    else if (each.card !== null) addTo(s.pools[deck] as Cards, each.card);
  }
  emit?.({ kind: 'returned', deck: deckName(s, deck), cards: cards.length - 1 });
  const card = cards[index]?.card ?? null;
  if (card !== null) taken(s, deck, card, emit);
}
