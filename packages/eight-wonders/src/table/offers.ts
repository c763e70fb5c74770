import type { Seat } from '@wonders/core';
import {
  allWithin,
  type Cards,
  countWithin,
  type Hand,
  handOf,
  NO_CARDS,
  nthWithin,
  total,
} from '../components/cards.js';
import { type Disc, discOf, MAX_NUMBER, NO_DISC } from '../components/discs.js';
import { TYPES, type TypeIndex } from '../components/types.js';
import { entry, type Move, type Offer, type Position } from '../state.js';

type OfferMove = Extract<Move, { kind: 'offer' }>;

/*
 * Offers and the moves that commit them are interned, so that a list of hundreds of them allocates nothing but itself:
 * all hand vectors of at most nine cards in lexicographic order, each without and with the trading card, which never lies
 * alone (EIGHT-60).
 */

const VECTORS: readonly Cards[] = /* @__PURE__ */ allWithin([MAX_NUMBER, MAX_NUMBER, MAX_NUMBER, MAX_NUMBER])
  .filter((cards) => total(cards) <= MAX_NUMBER)
  .map((cards) => Object.freeze(cards));

const OFFERS: readonly Offer[] = /* @__PURE__ */ VECTORS.flatMap((cards) =>
  (total(cards) > 0 ? [false, true] : [false]).map((trade) => Object.freeze({ cards, trade })),
);

const MOVES: readonly (readonly OfferMove[])[] = /* @__PURE__ */ [0, 1, 2, 3, 4].map((seat) =>
  OFFERS.map(({ cards, trade }) => Object.freeze({ kind: 'offer', seat, cards, trade })),
);

/** Where the vectors begin that start with these three numbers; the fourth counts on from there. */
const FIRST: readonly number[] = /* @__PURE__ */ (() => {
  const first: number[] = Array(1000).fill(0);
  for (const [i, [a, b, c, d]] of VECTORS.entries()) if (d === 0) first[a * 100 + b * 10 + c] = i;
  return first;
})();
const firstOf = (a: number, b: number, c: number): number => FIRST[a * 100 + b * 10 + c] as number;

/** The place among the offers of a vector with the trading card; without it, it is the one before. */
function placeOf([a, b, c, d]: Cards, trade: boolean): number {
  const place = 2 * (firstOf(a, b, c) + d);
  return trade || place === 0 ? place : place - 1;
}

/** The offer of at most nine cards, shared by all states. */
export const offerOf = (cards: Cards, trade: boolean): Offer => OFFERS[placeOf(cards, trade)] as Offer;

/** The move that commits at most nine cards. */
export const offerMove = (seat: Seat, cards: Cards, trade: boolean): OfferMove =>
  entry(entry(MOVES, seat), placeOf(cards, trade));

/** The disc under construction. */
export function discUnderConstruction(position: Position): Disc {
  const id = position.site === null ? null : position.spaces[position.site];
  return id === null || id === undefined ? NO_DISC : discOf(id);
}

/** EIGHT-08: how many cards of a type a seat may have: those known, and what its hidden ones may be. */
function mayHold(position: Position, seat: Seat, type: TypeIndex): number {
  const known = (position.hands[seat] as Cards)[type];
  const hidden = position.hidden[seat] as number;
  return hidden === 0 ? known : known + Math.min(hidden, position.pile[type]);
}

/** EIGHT-08: whether a seat may hold all of these cards at the same time. */
export function mayHoldAll(position: Position, seat: Seat, cards: Cards): boolean {
  const hand = position.hands[seat] as Cards;
  let unknown = 0;
  for (const type of TYPES) {
    const lack = cards[type] - hand[type];
    if (lack <= 0) continue;
    if (lack > position.pile[type]) return false;
    unknown += lack;
  }
  return unknown <= (position.hidden[seat] as number);
}

/** The most cards of each type that a seat may offer now. */
function limits(position: Position, seat: Seat): Cards {
  const { most } = discUnderConstruction(position);
  return [
    Math.min(mayHold(position, seat, 0), most[0]),
    Math.min(mayHold(position, seat, 1), most[1]),
    Math.min(mayHold(position, seat, 2), most[2]),
    Math.min(mayHold(position, seat, 3), most[3]),
  ];
}

/** How many candidates for an offer there are: a superset, by type and with or without the trading card. */
export const offerSize = (position: Position, seat: Seat): number => 2 * countWithin(limits(position, seat));

/** The candidate with this index, in lexicographic order, without the trading card first. */
export const offerAt = (position: Position, seat: Seat, i: number): OfferMove => ({
  kind: 'offer',
  seat,
  cards: nthWithin(limits(position, seat), i >> 1),
  trade: i % 2 === 1,
});

/**
 * What was listed last for a seat: it is asked for again whenever another seat commits, and filling a list is what costs. A
 * memo, not state: nothing but time depends on it.
 */
interface Listed {
  key: number;
  size: number;
  readonly moves: OfferMove[];
}
const LISTED: readonly Listed[] = /* @__PURE__ */ [0, 1, 2, 3, 4].map(() => ({ key: -1, size: 0, moves: [] }));

/** Lists a seat's moves with at most `number` cards and at most so many of each type, in lexicographic order. */
function list(listed: Listed, seat: Seat, number: number, [camels, cranes, ships, masons]: Cards): void {
  const all = MOVES[seat] as readonly OfferMove[];
  let size = 0;
  for (let a = 0; a <= camels; a++)
    for (let b = 0, afterA = number - a; b <= cranes && b <= afterA; b++)
      for (let c = 0, left = afterA - b; c <= ships && c <= left; c++) {
        const first = firstOf(a, b, c);
        const end = 2 * (first + Math.min(masons, left - c));
        for (let i = Math.max(0, 2 * first - 1); i <= end; i++) listed.moves[size++] = all[i] as OfferMove;
      }
  listed.size = size;
}

/** The offers of {@link offerAt} that are legal. */
export function listOffers(position: Position, seat: Seat): OfferMove[] {
  const { number } = discUnderConstruction(position);
  const most = limits(position, seat);
  const listed = LISTED[seat] as Listed;
  const key = (((number * 10 + most[0]) * 10 + most[1]) * 10 + most[2]) * 10 + most[3];
  if (listed.key !== key) list(listed, seat, number, most);
  listed.key = key;
  const moves = listed.moves.slice(0, listed.size);
  return position.hidden[seat] === 0 ? moves : moves.filter(({ cards }) => mayHoldAll(position, seat, cards));
}

/** EIGHT-56 to EIGHT-61: why an offer is refused. */
export function refusedOffer(
  position: Position,
  { seat, cards, trade }: OfferMove,
): '' | 'not-in-hand' | 'too-many-cards' | 'above-need' | 'trading-card-alone' {
  const { number, most } = discUnderConstruction(position);
  const size = total(cards);
  if (size > number) return 'too-many-cards';
  for (const type of TYPES) if (cards[type] > most[type]) return 'above-need';
  if (!mayHoldAll(position, seat, cards)) return 'not-in-hand';
  return trade && size === 0 ? 'trading-card-alone' : '';
}

/**
 * The offers of a seat that hold no cards of other types: all that matter for the build. At most 13 for a disc of one
 * type; decoys only change what others get to see.
 *
 * @param seat - A seat that has not committed its offer yet; for other seats the list is empty.
 * @example
 * ```ts
 * import { applyMove, legalMoves, newGame } from '@wonders/eight-wonders';
 * import { canonicalOffers } from '@wonders/eight-wonders/table';
 * const start = newGame({ seed: 'babel', startSeat: 0 });
 * const building = applyMove(start, { kind: 'build', seat: 0, wonder: 'tower-of-babel', space: 0 });
 * console.log(canonicalOffers(building, 1).length < legalMoves(building, 1).length); // true
 * ```
 * @category Playing
 */
export function canonicalOffers(position: Position, seat: Seat): readonly Move[] {
  if (!offering(position).includes(seat)) return [];
  const { needs } = discUnderConstruction(position);
  return listOffers(position, seat).filter(({ cards }) => TYPES.every((type) => cards[type] <= needs[type]));
}

/** EIGHT-55: the seats that have not committed yet, clockwise from the active seat. */
export function offering(position: Position): readonly Seat[] {
  const { players } = position.settings;
  const seats: Seat[] = [];
  if (position.phase !== 'offer') return seats;
  for (let step = 1; step < players; step++) {
    const seat = (position.active + step) % players;
    if (position.offers[seat] === null) seats.push(seat);
  }
  return seats;
}

/** The seats that have shown at least one correct card (EIGHT-65), in seat order. */
export function seatsWithOffers(position: Position): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < position.offers.length; seat++) {
    if (total(shownCards(position, seat)) > 0) seats.push(seat);
  }
  return seats;
}

const NOTHING: Offer = Object.freeze({ cards: NO_CARDS, trade: false });

function revealed(position: Position, seat: Seat): Offer {
  const shown = position.offers[seat];
  return shown === null || shown === undefined || shown === 'hidden' ? NOTHING : shown;
}

/** The cards of a revealed offer. */
export const shownCards = (position: Position, seat: Seat): Cards => revealed(position, seat).cards;

/** Whether a revealed offer has a trading card. */
export const hasTradingCard = (position: Position, seat: Seat): boolean => revealed(position, seat).trade;

/** EIGHT-68: the own cards that follow from a selection. */
export function ownCards(position: Position, { accept, jokers }: { accept: readonly Seat[]; jokers: Cards }): Cards {
  const { needs } = discUnderConstruction(position);
  const own: Hand = [needs[0] - jokers[0], needs[1] - jokers[1], needs[2] - jokers[2], needs[3] - jokers[3]];
  for (const seat of accept) {
    const cards = shownCards(position, seat);
    for (const type of TYPES) own[type] -= cards[type];
  }
  return own;
}

/** What a seat may hold of each type. */
export function holdings(position: Position, seat: Seat): Cards {
  return handOf((type) => mayHold(position, seat, type));
}
