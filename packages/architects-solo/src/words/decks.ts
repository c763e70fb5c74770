import type { Seat } from '@wonders/core';
import { type Speaker, speaker } from '@wonders/core/words';
import type { CardKind } from '../components/cards.js';
import type { Back, Deck, DeckName } from '../notation.js';
import { isAges, isSolo, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { areaAt } from '../table/area.js';
import { centralOf, deckNamed, type NamedDeck, topOf } from '../table/decks.js';
import { nameOf } from './names.js';
import { who } from './seats.js';

// The names of decks and hands.

/** The seat whose deck this is, or whose hand in the three Ages; null for the central deck. */
function ownerOf(position: Position, deck: Deck | 'hand'): Seat | null {
  if (deck === 'hand') return PLAYER_SEAT;
  const number = deckNamed(position, deck);
  return number === centralOf(position) ? null : number;
}

/**
 * A deck or a hand: `your deck`, `the Opponent's hand`, `its own deck`, `the deck of Giza`.
 *
 * @param taker - The seat that takes from it, where the sentence is about that seat.
 */
export function deckWords(position: Position, deck: Deck | 'hand', taker: Seat | null = null): string {
  const owner = ownerOf(position, deck);
  if (owner === null) return 'the central deck';
  const { isYou, whose } = who(position, owner);
  const place = isAges(position) ? 'hand' : 'deck';
  if (owner === taker && !isYou) return `its own ${place}`;
  return isSolo(position)
    ? `${whose} ${place}`
    : deckOf({ deck: owner, wonder: areaAt(position, owner).wonder, place });
}

/**
 * The same without the position.
 *
 * @param player - Who is called the player.
 */
export function deckOf({ deck, wonder, place }: NamedDeck, player: Speaker = speaker('you')): string {
  if (deck === 'central') return 'the central deck';
  if (deck === 'player') return `${player.whose} ${place}`;
  if (deck === 'opponent') return `the Opponent's ${place}`;
  return wonder === null ? 'a deck' : `the deck of ${nameOf(wonder)}`;
}

/** Where the Opponent looks for a card: `your deck`, or in the three Ages `your revealed card`. */
export function sourceWords(position: Position, deck: DeckName, taker: Seat | null = SCRIPT_SEAT): string {
  const words = deckWords(position, deck, taker);
  return isAges(position) && deck !== 'central' ? words.replace(/hand$/, 'revealed card') : words;
}

/** The top card of a deck, if the acting seat knows it. */
export function knownTop(position: Position, deck: Deck): CardKind | null {
  const { top } = position.central;
  // ARCH-21: others may know a card that the acting seat has not seen.
  const peeked = deck === 'central' && top !== null && top.seenBy !== 'all' && top.seenBy.includes(position.seat);
  return topOf(position, deckNamed(position, deck)) ?? (peeked ? top.card : null);
}

/** That card by its name: `Compass from your deck`. */
export function topWords(position: Position, deck: Deck): string {
  const card = knownTop(position, deck);
  if (card === null) return `the unseen top card of ${deckWords(position, deck)}`;
  return `${nameOf(card)} from ${deckWords(position, deck)}`;
}

/** A card by its back. */
export const backWords = (back: Back): string =>
  back === 'central' ? 'a card of the central pack' : `a card of ${nameOf(back)}`;
