import type { Seat } from '@wonders/core';
import { type CardKind, INDEX, total } from './components/cards.js';
import { backName, DRAWN, insert, joined, remove, type Shown, slip } from './slips.js';
import type { Cards, Deck, DeckName, Draft, Position, Sink, Slip } from './state.js';

// Inside the package a deck is a number: the Wonder decks by seat, then the central deck. In the three Ages the hands stand
// for the Wonder decks, and their revealed cards for the top cards (ARCH-82).

export const isAges = (s: Position): boolean => s.config.structure === 'three-ages';
export const isSolo = (s: Position): boolean => s.config.mode === 'solo';
/** Whether a seat follows the script of the Opponent. */
export const isScript = (s: Position, seat: Seat): boolean => seat === 1 && isSolo(s);

/** Who sees cards that are looked at: in the three Ages the player, who carries out the script (ARCH-44, ARCH-94). */
export const looker = (s: Position): Seat => (isAges(s) ? 0 : s.seat);

/** The number of the central deck, of its pack and of its back. */
export const centralOf = (s: Position): number => s.areas.length;

/** The decks of the solo game by number. */
export const DECK_NAMES: readonly DeckName[] = ['player', 'opponent', 'central'];

/** Where a Progress token may be taken. */
export type Slot = 0 | 1 | 2 | 'stack';
export const SLOTS: readonly Slot[] = [0, 1, 2, 'stack'];

export const hasToken = (s: Position, slot: Slot): boolean =>
  slot === 'stack' ? s.stack.length > 0 : s.slots[slot] !== null;

/** The decks of versus by number, for each number of seats. */
const VERSUS_NAMES = Array.from({ length: 8 }, (_, seats): readonly Deck[] => [...Array(seats).keys(), 'central']);

/** The decks of this game by number (ARCH-120). */
export const deckNames = (s: Position): readonly Deck[] =>
  isSolo(s) ? DECK_NAMES : (VERSUS_NAMES[s.areas.length] as readonly Deck[]);

export const deckName = (s: Position, deck: number): Deck => deckNames(s)[deck] as Deck;

/** The deck that a move names, −1 when this game has none of that name. */
export const deckNamed = (s: Position, deck: Deck): number => deckNames(s).indexOf(deck);

/** The deck on a seat's left (ARCH-16, ARCH-120); in the three Ages the player's hand (ARCH-82). */
export const leftOf = (s: Position, seat: Seat): number => (isAges(s) ? 0 : seat);
/** The deck on a seat's right. */
export const rightOf = (s: Position, seat: Seat): number =>
  isAges(s) ? 1 : (seat + s.areas.length - 1) % s.areas.length;

export const decksInReach = (s: Position, seat: Seat): readonly number[] => [
  leftOf(s, seat),
  rightOf(s, seat),
  centralOf(s),
];

/** Cards of the central deck, its known top card included (ARCH-85: what was drawn from it unseen is no longer in it). */
export function centralSize(s: Position): number {
  const top = s.central.top === null ? 0 : 1;
  if (!isAges(s)) return top + total(s.pools[centralOf(s)]);
  let size = top + s.central.cards.length;
  for (const hand of s.hands) for (const each of hand) if (each.back === -1) size--;
  return size;
}

/** Cards of a Wonder deck that lie face down, or of a hand that are not revealed. */
export const faceDown = (s: Position, deck: number): number => s.hands[deck]?.length ?? total(s.pools[deck]);

/** The face-up card of a deck, if there is one. */
export function topOf(s: Position, deck: number): CardKind | null {
  if (deck === centralOf(s)) return s.central.top?.seenBy === 'all' ? s.central.top.card : null;
  return s.tops[deck]?.card ?? null;
}

/** Whether a card can be taken from the top of a deck; the central deck is refilled when it must be (ARCH-28, ARCH-29). */
export function hasCard(s: Position, deck: number): boolean {
  const { top, discard } = s.central;
  if (deck === centralOf(s)) return top !== null || discard.length > 0 || centralSize(s) > 0;
  return topOf(s, deck) !== null;
}

/** The list with another value at one place. */
export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** Whether any deck that a seat may take from has a card. */
export const anyInReach = (s: Position, seat: Seat): boolean => decksInReach(s, seat).some((deck) => hasCard(s, deck));

/** Counts with more, or fewer, cards of a kind. */
export const counted = (counts: Cards, card: CardKind, by: number): Cards =>
  replaced(counts, INDEX[card], (counts[INDEX[card]] as number) + by);

/** A card is taken by the acting seat. */
export function taken(s: Draft, deck: number, card: CardKind, emit: Sink): void {
  s.taken = card;
  emit?.({ kind: 'taken', seat: s.seat, deck: deckName(s, deck), card });
}

/** Three Ages: a card is held for a seat until its selection is resolved. */
export function hold(s: Draft, seat: Seat, { card, back }: Shown, from: DeckName | 'hand', emit: Sink): void {
  s.held = replaced(s.held, seat, card);
  emit?.({ kind: 'selected', seat, from, card, back: backName(s, back) });
}

/** A central card is taken (0), or held for the seat before this number. */
export function centralLeaves(s: Draft, to: number, shown: Shown, emit: Sink): void {
  if (to > 0) hold(s, to - 1, shown, 'central', emit);
  else taken(s, centralOf(s), shown.card, emit);
}

export function discardCentral(s: Draft, each: Slip, from: DeckName, emit: Sink): void {
  const { card, back } = each;
  if (card === null) return;
  s.central.discard = joined(s.central.discard, slip(card, back));
  emit?.({ kind: 'central-discarded', from, card });
}

/** ARCH-27, ARCH-90 h: a central card that lies open at the end of a turn is discarded. */
export function sweepCentral(s: Draft, emit: Sink): void {
  const { top } = s.central;
  if (top?.seenBy !== 'all') return;
  s.central.top = null;
  discardCentral(s, top, 'central', emit);
}

/** ARCH-28: an empty central deck is made anew of the central cards that were discarded face up. */
export function refillCentral(s: Draft, emit: Sink): void {
  const { central } = s;
  if (central.discard.length === 0 || centralSize(s) > 0) return;
  emit?.({ kind: 'recycled', cards: central.discard.length });
  if (isAges(s)) {
    settleDrawn(s);
    central.cards = [...central.discard];
  } else {
    const deck = centralOf(s);
    for (const { card } of central.discard) s.pools[deck] = counted(s.pools[deck] as Cards, card as CardKind, 1);
  }
  central.discard = [];
}

/** With the central deck exhausted, what is left of its list is exactly what was drawn from it. */
function settleDrawn(s: Draft): void {
  for (const hand of s.hands) {
    if (!hand.some((each) => each.back < 0)) continue;
    while (remove(hand, DRAWN));
    for (const each of s.central.cards) insert(hand, each);
  }
}
