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
function ownerOf(s: Position, deck: Deck | 'hand'): Seat | null {
  if (deck === 'hand') return PLAYER_SEAT;
  const number = deckNamed(s, deck);
  return number === centralOf(s) ? null : number;
}

/**
 * A deck or a hand: `your deck`, `the Opponent's hand`, `its own deck`, `the deck of Giza`.
 *
 * @param taker - The seat that takes from it, where the sentence is about that seat.
 */
export function deckWords(s: Position, deck: Deck | 'hand', taker: Seat | null = null): string {
  const owner = ownerOf(s, deck);
  if (owner === null) return 'the central deck';
  const { isYou, whose } = who(s, owner);
  const place = isAges(s) ? 'hand' : 'deck';
  if (owner === taker && !isYou) return `its own ${place}`;
  return isSolo(s) ? `${whose} ${place}` : deckOf({ deck: owner, wonder: areaAt(s, owner).wonder, place });
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
export function sourceWords(s: Position, deck: DeckName, taker: Seat | null = SCRIPT_SEAT): string {
  const words = deckWords(s, deck, taker);
  return isAges(s) && deck !== 'central' ? words.replace(/hand$/, 'revealed card') : words;
}

/** The top card of a deck, if the acting seat knows it. */
export function knownTop(s: Position, deck: Deck): CardKind | null {
  const { top } = s.central;
  // ARCH-21: others may know a card that the acting seat has not seen.
  const peeked = deck === 'central' && top !== null && top.seenBy !== 'all' && top.seenBy.includes(s.seat);
  return topOf(s, deckNamed(s, deck)) ?? (peeked ? top.card : null);
}

/** That card by its name: `Compass from your deck`. */
export function topWords(s: Position, deck: Deck): string {
  const card = knownTop(s, deck);
  if (card === null) return `the unseen top card of ${deckWords(s, deck)}`;
  return `${nameOf(card)} from ${deckWords(s, deck)}`;
}

/** A card by its back. */
export const backWords = (back: Back): string =>
  back === 'central' ? 'a card of the central pack' : `a card of ${nameOf(back)}`;
