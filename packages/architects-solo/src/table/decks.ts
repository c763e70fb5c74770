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
export const looker = (position: Position): Seat => (isAges(position) ? PLAYER_SEAT : position.seat);

/** The number of the central deck, of its pack and of its back. */
export const centralOf = (position: Position): number => position.areas.length;

/** The decks of versus by number, for each number of seats from none to seven. */
const VERSUS_NAMES = BACKS.map((_, seats): readonly Deck[] => [...Array(seats).keys(), 'central']);

/** The decks of this game by number (ARCH-120). */
export const deckNames = (position: Position): readonly Deck[] =>
  isSolo(position) ? DECK_NAMES : (VERSUS_NAMES[position.areas.length] as readonly Deck[]);

export const deckName = (position: Position, deck: number): Deck => deckNames(position)[deck] as Deck;

/** The deck that a move names, −1 when this game has none of that name. */
export const deckNamed = (position: Position, deck: Deck): number => deckNames(position).indexOf(deck);

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

export function namedDeck(position: Position, deck: number): NamedDeck {
  const central = deck === centralOf(position);
  return {
    deck: deckName(position, deck),
    wonder: position.areas[deck]?.wonder ?? null,
    place: isAges(position) && !central ? 'hand' : 'deck',
  };
}

/** The deck on a seat's left (ARCH-16, ARCH-120); in the three Ages the player's hand (ARCH-82). */
export const leftOf = (position: Position, seat: Seat): number => (isAges(position) ? PLAYER_SEAT : seat);
/** The deck on a seat's right. */
export const rightOf = (position: Position, seat: Seat): number =>
  isAges(position) ? SCRIPT_SEAT : (seat + position.areas.length - 1) % position.areas.length;

export const decksInReach = (
  position: Position,
  seat: Seat,
): readonly [left: number, right: number, central: number] => [
  leftOf(position, seat),
  rightOf(position, seat),
  centralOf(position),
];

/** Whether a seat may take from a deck: the two beside it, and the central one. */
export const isInReach = (position: Position, seat: Seat, deck: number): boolean =>
  deck === leftOf(position, seat) || deck === rightOf(position, seat) || deck === centralOf(position);

/** The cards of the central deck, a known top card included. Cards drawn from it unseen no longer count (ARCH-85). */
export function centralSize(position: Position): number {
  const top = position.central.top === null ? 0 : 1;
  if (!isAges(position)) return top + total(position.pools[centralOf(position)]);
  let size = top + position.central.cards.length;
  for (const hand of position.hands) for (const each of hand) if (isDrawn(each)) size--;
  return size;
}

/** Cards of a Wonder deck that lie face down, or of a hand that are not revealed. */
export const faceDown = (position: Position, deck: number): number =>
  position.hands[deck]?.length ?? total(position.pools[deck]);

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
function cardsBelow(position: Position, deck: number): number {
  if (deck !== centralOf(position)) {
    const looked =
      position.looked?.deck === deck ? position.looked.cards.filter(({ card }) => card === null).length : 0;
    return position.hands[deck]?.length ?? total(position.pools[deck]) - looked;
  }
  const { top } = position.central;
  if (top === null) return centralSize(position);
  // A top card that the viewer does not know counts as one of the pool, and lies face down like the others.
  return top.card === null && isAges(position) ? centralSize(position) : centralSize(position) - 1;
}

/** A deck, or a hand with its revealed card, as the viewer sees it. */
export function shownDeck(position: Position, deck: number): ShownDeck {
  const { top } = position.central;
  const central = deck === centralOf(position);
  const card = central ? (top?.card ?? null) : topOf(position, deck);
  return { card, peeked: central && card !== null && top?.seenBy !== 'all', more: cardsBelow(position, deck) };
}

/** The cards that all decks have left, with those that would make a central deck anew (ARCH-28, ARCH-30). */
export function cardsLeft(position: Position): number {
  const decks = deckNames(position).map((_, deck) => {
    const { card, more } = shownDeck(position, deck);
    return more + (card === null ? 0 : 1);
  });
  const looked = position.looked?.cards.length ?? 0;
  return total(decks) + looked + position.central.discard.length;
}

/** The face-up card of a deck, if there is one. */
export function topOf(position: Position, deck: number): CardKind | null {
  if (deck === centralOf(position)) return position.central.top?.seenBy === 'all' ? position.central.top.card : null;
  return position.faceUp[deck]?.card ?? null;
}

/** Whether a card can be taken from the top of a deck; the central deck is refilled when it must be (ARCH-28, ARCH-29). */
export function hasCard(position: Position, deck: number): boolean {
  const { top, discard } = position.central;
  if (deck === centralOf(position)) return top !== null || discard.length > 0 || centralSize(position) > 0;
  return topOf(position, deck) !== null;
}

/** ARCH-22, ARCH-90 b: a face-down central card can be picked only with the option, or in Architects when nothing else is left. */
export function isClosed(position: Position): boolean {
  if (position.central.top?.seenBy === 'all' || position.options.centralPick === 'always') return false;
  return isAges(position) || hasCard(position, 0) || hasCard(position, 1);
}

/** Whether any deck that a seat may take from has a card. */
export const anyInReach = (position: Position, seat: Seat): boolean =>
  hasCard(position, leftOf(position, seat)) ||
  hasCard(position, rightOf(position, seat)) ||
  hasCard(position, centralOf(position));

/** Whether any deck of a solo game has a card. */
export const anyCard = (position: Position): boolean =>
  hasCard(position, 0) || hasCard(position, 1) || hasCard(position, 2);

/** Counts with more, or fewer, cards of a kind. */
export const counted = (counts: Cards, card: CardKind, by: number): Cards =>
  replaced(counts, INDEX[card], (counts[INDEX[card]] as number) + by);

/** Takes the open card off a deck. */
export function lift(draft: Draft, deck: number): KnownCard {
  const open = draft.faceUp[deck] as KnownCard;
  draft.faceUp[deck] = null;
  return open;
}

/** The acting seat takes a card. */
export function takeCard(draft: Draft, deck: number, card: CardKind, emit?: Sink): void {
  draft.taken = card;
  emit?.({ kind: 'taken', seat: draft.seat, deck: deckName(draft, deck), card });
}
