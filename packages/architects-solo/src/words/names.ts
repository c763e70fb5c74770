import type { Seat } from '@wonders/core';
import { capital, count, listed, plural, type Speaker, speaker, speakerOf } from '@wonders/core/words';
import { type CardKind, cardName } from '../components/cards.js';
import { type TokenId, tokenOf } from '../components/tokens.js';
import { type Cost, WONDERS } from '../components/wonders.js';
import { type Deck, PAYMENT_CARDS, type Payment, type ScienceSet } from '../notation.js';
import type { Position } from '../state/index.js';
import { centralOf, deckNamed, isAges, isSolo, type NamedDeck, PLAYER_SEAT, topOf } from '../table/decks.js';
import { seatsOf } from '../table/seats.js';

// What things and people are called.

/** The role that takes an article. */
const ROLES = ['Opponent'];

export const nameOf = (s: Position, seat: Seat): Speaker => speakerOf(seatsOf(s), seat, ROLES);

/** The seat whose deck this is, or whose hand in the three Ages; null for the central deck. */
function ownerOf(s: Position, deck: Deck | 'hand'): Seat | null {
  if (deck === 'hand') return PLAYER_SEAT;
  const number = deckNamed(s, deck);
  return number === centralOf(s) ? null : number;
}

/** A deck or a hand, told of a seat that takes from it: `your deck`, `the Opponent's hand`, `its own deck`, `the deck of Giza`. */
export function deckWords(s: Position, deck: Deck | 'hand', speaker: Seat | null = null): string {
  const owner = ownerOf(s, deck);
  if (owner === null) return 'the central deck';
  const { isYou, whose } = nameOf(s, owner);
  const place = isAges(s) ? 'hand' : 'deck';
  if (owner === speaker && !isYou) return `its own ${place}`;
  return isSolo(s) ? `${whose} ${place}` : deckOf({ deck: owner, wonder: s.areas[owner]?.wonder ?? null, place });
}

/**
 * The same for a deck that is told without its position.
 *
 * @param player - Who is called the player.
 */
export function deckOf({ deck, wonder, place }: NamedDeck, player: Speaker = speaker('you')): string {
  if (deck === 'central') return 'the central deck';
  if (deck === 'player') return `${player.whose} ${place}`;
  if (deck === 'opponent') return `the Opponent's ${place}`;
  return wonder === null ? 'a deck' : `the deck of ${WONDERS[wonder].name}`;
}

/** The card that a deck shows, or what is known of it: `Compass from your deck`. */
export function topWords(s: Position, deck: Deck): string {
  const card = topOf(s, deckNamed(s, deck)) ?? (deck === 'central' ? s.central.top?.card : null);
  if (card == null) return `the unseen top card of ${deckWords(s, deck)}`;
  return `${cardName(card)} from ${deckWords(s, deck)}`;
}

/** `wood`, `2 coins`: the resources have no plural. */
const cardsWords = (card: CardKind, number: number): string =>
  card === 'coin' ? count(number, 'coin') : `${number} ${card}`;

/** What is paid: `2 wood and 1 coin, which counts two`. */
export function paymentWords(payment: Payment): string {
  const cards = PAYMENT_CARDS.flatMap((card) => (payment[card] > 0 ? cardsWords(card, payment[card]) : []));
  const doubled = payment.coin === 1 ? ', which counts two' : ', one of which counts two';
  return (listed(cards) || 'nothing') + (payment.doubled > 0 ? doubled : '');
}

const SIZES: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** `two different resources`. */
export const costWords = ({ count: number, kind }: Cost): string => `${SIZES[number]} ${kind} resources`;

/** `two Gears`, `a Compass, a Gear and a Tablet`. */
export const setWords = (set: ScienceSet): string =>
  set === 'triple' ? 'a Compass, a Gear and a Tablet' : `two ${plural(capital(set.slice('pair:'.length)))}`;

/** What a token does in this game: Politics has two readings (ARCH-47). */
export const tokenText = (s: Position, id: TokenId): string =>
  id === 'politics' && s.config.politics === 'per-four'
    ? "a point for every four Cat icons on its owner's blue cards"
    : tokenOf(id).text;
