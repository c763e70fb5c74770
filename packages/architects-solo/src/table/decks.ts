import { replaced, type Seat } from '@wonders/core';
import { type CardKind, INDEX, total } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import type { Sink } from '../events.js';
import { BACKS, DECK_NAMES, type Deck } from '../notation.js';
import { type Cards, type Draft, isAges, isSolo, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { isDrawn, type KnownCard } from './hidden.js';

// The rules know a deck by its number: the Wonder decks by seat, then the central deck. In the three Ages a hand takes the place of
// a Wonder deck, and its revealed card that of the top card (ARCH-82).

/** The seat that sees the cards looked at: in the three Ages the player, who carries out the script (ARCH-44, ARCH-94). */
export const looker = (s: Position): Seat => (isAges(s) ? PLAYER_SEAT : s.seat);

/** The number of the central deck, of its pack and of its back. */
export const centralOf = (s: Position): number => s.areas.length;

/** The decks of versus by number, for each number of seats from none to seven. */
const VERSUS_NAMES = BACKS.map((_, seats): readonly Deck[] => [...Array(seats).keys(), 'central']);

/** The decks of this game by number (ARCH-120). */
export const deckNames = (s: Position): readonly Deck[] =>
  isSolo(s) ? DECK_NAMES : (VERSUS_NAMES[s.areas.length] as readonly Deck[]);

export const deckName = (s: Position, deck: number): Deck => deckNames(s)[deck] as Deck;

/** The deck that a move names, −1 when this game has none of that name. */
export const deckNamed = (s: Position, deck: Deck): number => deckNames(s).indexOf(deck);

/**
 * A deck with all that its name needs, so that it can be named without the position.
 *
 * @category Refusals
 */
export interface NamedDeck {
  /** The deck. */
  readonly deck: Deck;
  /** Whose Wonder is on its cards; null for the central deck. */
  readonly wonder: WonderId | null;
  /** `hand` in the three Ages, where a hand takes the place of a Wonder deck. */
  readonly place: 'deck' | 'hand';
}

export function namedDeck(s: Position, deck: number): NamedDeck {
  const central = deck === centralOf(s);
  return {
    deck: deckName(s, deck),
    wonder: s.areas[deck]?.wonder ?? null,
    place: isAges(s) && !central ? 'hand' : 'deck',
  };
}

/** The deck on a seat's left (ARCH-16, ARCH-120); in the three Ages the player's hand (ARCH-82). */
export const leftOf = (s: Position, seat: Seat): number => (isAges(s) ? PLAYER_SEAT : seat);
/** The deck on a seat's right. */
export const rightOf = (s: Position, seat: Seat): number =>
  isAges(s) ? SCRIPT_SEAT : (seat + s.areas.length - 1) % s.areas.length;

export const decksInReach = (s: Position, seat: Seat): readonly [left: number, right: number, central: number] => [
  leftOf(s, seat),
  rightOf(s, seat),
  centralOf(s),
];

/** Whether a seat may take from a deck: the two beside it, and the central one. */
export const isInReach = (s: Position, seat: Seat, deck: number): boolean =>
  deck === leftOf(s, seat) || deck === rightOf(s, seat) || deck === centralOf(s);

/** The cards of the central deck, a known top card included. Cards drawn from it unseen no longer count (ARCH-85). */
export function centralSize(s: Position): number {
  const top = s.central.top === null ? 0 : 1;
  if (!isAges(s)) return top + total(s.pools[centralOf(s)]);
  let size = top + s.central.cards.length;
  for (const hand of s.hands) for (const each of hand) if (isDrawn(each)) size--;
  return size;
}

/** Cards of a Wonder deck that lie face down, or of a hand that are not revealed. */
export const faceDown = (s: Position, deck: number): number => s.hands[deck]?.length ?? total(s.pools[deck]);

/** What a viewer sees of a deck. */
export interface ShownDeck {
  /** The card on top, if the viewer knows it. */
  readonly card: CardKind | null;
  /** Whether that card lies face down for others. */
  readonly peeked: boolean;
  /** How many more cards it has. */
  readonly more: number;
}

/** How many cards a deck has besides a top card that the viewer sees. */
function cardsBelow(s: Position, deck: number): number {
  if (deck !== centralOf(s)) {
    const looked = s.looked?.deck === deck ? s.looked.cards.filter(({ card }) => card === null).length : 0;
    return s.hands[deck]?.length ?? total(s.pools[deck]) - looked;
  }
  const { top } = s.central;
  if (top === null) return centralSize(s);
  // A top card that the viewer does not know counts as one of the pool, and lies face down like the others.
  return top.card === null && isAges(s) ? centralSize(s) : centralSize(s) - 1;
}

/** A deck, or a hand with its revealed card, as the viewer sees it. */
export function shownDeck(s: Position, deck: number): ShownDeck {
  const { top } = s.central;
  const central = deck === centralOf(s);
  const card = central ? (top?.card ?? null) : topOf(s, deck);
  return { card, peeked: central && card !== null && top?.seenBy !== 'all', more: cardsBelow(s, deck) };
}

/** The cards that all decks have left, with those that would make a central deck anew (ARCH-28, ARCH-30). */
export function cardsLeft(s: Position): number {
  const decks = deckNames(s).map((_, deck) => {
    const { card, more } = shownDeck(s, deck);
    return more + (card === null ? 0 : 1);
  });
  const looked = s.looked?.cards.length ?? 0;
  return total(decks) + looked + s.central.discard.length;
}

/** The face-up card of a deck, if there is one. */
export function topOf(s: Position, deck: number): CardKind | null {
  if (deck === centralOf(s)) return s.central.top?.seenBy === 'all' ? s.central.top.card : null;
  return s.faceUp[deck]?.card ?? null;
}

/** Whether a card can be taken from the top of a deck; the central deck is refilled when it must be (ARCH-28, ARCH-29). */
export function hasCard(s: Position, deck: number): boolean {
  const { top, discard } = s.central;
  if (deck === centralOf(s)) return top !== null || discard.length > 0 || centralSize(s) > 0;
  return topOf(s, deck) !== null;
}

/** ARCH-22, ARCH-90 b: a face-down central card can be picked only with the option, or in Architects when nothing else is left. */
export function isClosed(s: Position): boolean {
  if (s.central.top?.seenBy === 'all' || s.options.centralPick === 'always') return false;
  return isAges(s) || hasCard(s, 0) || hasCard(s, 1);
}

/** Whether any deck that a seat may take from has a card. */
export const anyInReach = (s: Position, seat: Seat): boolean =>
  hasCard(s, leftOf(s, seat)) || hasCard(s, rightOf(s, seat)) || hasCard(s, centralOf(s));

/** Whether any deck of a solo game has a card. */
export const anyCard = (s: Position): boolean => hasCard(s, 0) || hasCard(s, 1) || hasCard(s, 2);

/** Counts with more, or fewer, cards of a kind. */
export const counted = (counts: Cards, card: CardKind, by: number): Cards =>
  replaced(counts, INDEX[card], (counts[INDEX[card]] as number) + by);

/** Takes the open card off a deck. */
export function lift(s: Draft, deck: number): KnownCard {
  const open = s.faceUp[deck] as KnownCard;
  s.faceUp[deck] = null;
  return open;
}

/** The acting seat takes a card. */
export function takeCard(s: Draft, deck: number, card: CardKind, emit?: Sink): void {
  s.taken = card;
  emit?.({ kind: 'taken', seat: s.seat, deck: deckName(s, deck), card });
}
