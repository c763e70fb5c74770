import { drawInt, type Rng, type Seat } from '@wonders/core';
import { type Cards, countWithin, nthWithin, sum, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import type { Move, MoveOf } from '../notation.js';
import { type Code, refuse } from '../refusals.js';
import { entry, type Offer, type Position } from '../state/index.js';
import { mayHold, mayHoldAll } from '../table/hands.js';
import { allOffers, discUnderConstruction, offering, offerOf, placeOf, placeWithoutMasons } from '../table/offers.js';
import { ownCardAt, ownCardSize, pushOwnCards, refusedOwnCard } from './action-cards.js';
import type { Rules } from './rules.js';

type OfferMove = MoveOf<'offer'>;

/** The moves for all possible offers, by seat. */
const MOVES: (readonly OfferMove[])[] = [];

/**
 * The moves of a seat for all possible offers. All positions share them, so that a list of hundreds allocates nothing but itself. They are
 * made when a seat first offers: whoever opens a page would wait for 7,000 of them.
 */
function allMoves(seat: Seat): readonly OfferMove[] {
  MOVES[seat] ??= allOffers().map(({ cards, trade }) => Object.freeze({ kind: 'offer', seat, cards, trade }));
  return MOVES[seat] as readonly OfferMove[];
}

/** The move that commits these cards, at most nine. */
export const offerMove = (seat: Seat, cards: Cards, trade: boolean): OfferMove =>
  entry(allMoves(seat), placeOf(cards, trade));

/** The most cards of each type that a seat can offer now (EIGHT-56 to EIGHT-58). */
function limits(position: Position, seat: Seat, { most } = discUnderConstruction(position)): Cards {
  return [
    Math.min(mayHold(position, seat, 0), most[0]),
    Math.min(mayHold(position, seat, 1), most[1]),
    Math.min(mayHold(position, seat, 2), most[2]),
    Math.min(mayHold(position, seat, 3), most[3]),
  ];
}

/** EIGHT-56 to EIGHT-61: the legal offers of a seat, in lexicographic order. */
export function listOffers(position: Position, seat: Seat): OfferMove[] {
  const disc = discUnderConstruction(position);
  const { number } = disc;
  const most = limits(position, seat, disc);
  const [camels, cranes, ships, masons] = most;
  const all = allMoves(seat);
  // The array has its length from the start: growing it would cost most of the time.
  const moves: OfferMove[] = Array(countOffers(number, most));
  let size = 0;
  for (let a = 0; a <= camels; a++)
    for (let b = 0, afterA = number - a; b <= cranes && b <= afterA; b++)
      for (let c = 0, left = afterA - b; c <= ships && c <= left; c++) {
        const place = placeWithoutMasons(a, b, c);
        const end = place + 2 * Math.min(masons, left - c);
        for (let i = place === 0 ? 0 : place - 1; i <= end; i++) moves[size++] = all[i] as OfferMove;
      }
  return position.hidden[seat] === 0 ? moves : moves.filter(({ cards }) => mayHoldAll(position, seat, cards));
}

/** The number of offers of at most `number` cards, and at most these numbers of each type. */
function countOffers(number: number, [camels, cranes, ships, masons]: Cards): number {
  let vectors = 0;
  for (let a = 0; a <= camels; a++)
    for (let b = 0, afterA = number - a; b <= cranes && b <= afterA; b++)
      for (let c = 0, left = afterA - b; c <= ships && c <= left; c++) vectors += 1 + Math.min(masons, left - c);
  return 2 * vectors - 1;
}

/** EIGHT-56 to EIGHT-61: a legal offer of a seat without hidden cards, each as likely as the others. */
export function drawOffer(position: Position, seat: Seat, rng: Rng): Offer {
  const disc = discUnderConstruction(position);
  const { number } = disc;
  const most = limits(position, seat, disc);
  const [camels, cranes, ships, masons] = most;
  let skip = drawInt(rng, countOffers(number, most));
  for (let a = 0; a <= camels; a++)
    for (let b = 0, afterA = number - a; b <= cranes && b <= afterA; b++)
      for (let c = 0, left = afterA - b; c <= ships && c <= left; c++) {
        const place = placeWithoutMasons(a, b, c);
        const first = place === 0 ? 0 : place - 1;
        const count = place + 2 * Math.min(masons, left - c) - first + 1;
        if (skip < count) return ownOffer(seat, first + skip);
        skip -= count;
      }
  return ownOffer(seat, 0);
}

function ownOffer(seat: Seat, place: number): Offer {
  const { cards, trade } = entry(allMoves(seat), place);
  return offerOf(cards, trade);
}

/** EIGHT-56 to EIGHT-61: why an offer is refused. */
function refusedOffer(position: Position, { seat, cards, trade }: OfferMove): '' | Code {
  const { number, most } = discUnderConstruction(position);
  const size = total(cards);
  if (size > number) return 'too-many-cards';
  for (const type of TYPES) if (cards[type] > most[type]) return 'above-need';
  if (!mayHoldAll(position, seat, cards)) return 'not-in-hand';
  return trade && size === 0 ? 'trading-card-alone' : '';
}

/**
 * The offers of a seat without decoys: all that matter for the build, at most 13 for a disc of one type. Decoys change only
 * what others get to see.
 *
 * @param seat - A seat that has not committed its offer yet; for other seats the list is empty.
 * @example
 * ```ts
 * import { applyMove, canonicalOffers, legalMoves, newGame } from '@wonders/eight-wonders';
 * const start = newGame({ seed: 'babel', startSeat: 0 });
 * const building = applyMove(start, { kind: 'build', seat: 0, wonder: 'tower-of-babel', space: 0 });
 * console.log(canonicalOffers(building, 1).length < legalMoves(building, 1).length); // true
 * ```
 * @category Moves
 */
export function canonicalOffers(position: Position, seat: Seat): readonly Move[] {
  if (!offering(position).includes(seat)) return [];
  return listOffers(position, seat).filter((move) => isStraight(position, move));
}

/** Whether a move is anything but an offer with decoys, which change only what others get to see. */
export function isStraight(position: Position, move: Move): boolean {
  if (move.kind !== 'offer') return true;
  const { needs } = discUnderConstruction(position);
  return TYPES.every((type) => move.cards[type] <= needs[type]);
}

/** EIGHT-55 to EIGHT-61: secret offers of all other seats. */
export const offer: Rules = {
  kinds: ['offer', 'card-draw', 'card-trade'],
  actors: offering,
  list: (position, _, seat) => pushOwnCards(position, seat, listOffers(position, seat)),
  forbids: (position, _, move: MoveOf<'offer' | 'card-draw' | 'card-trade'>) =>
    move.kind === 'offer' ? refusedOffer(position, move) : refusedOwnCard(position, move),
  refuse,
  /**
   * Draws among the candidates of all seats until one is legal. It works out their limits once: otherwise random games take a
   * fifth more time.
   */
  random(position, _, random) {
    const seats = offering(position);
    const disc = discUnderConstruction(position);
    const most = seats.map((seat) => limits(position, seat, disc));
    const offers = most.map((cards) => 2 * countWithin(cards));
    const sizes = offers.map((count, at) => count + ownCardSize(position, entry(seats, at)));
    const size = sum(sizes);
    for (let tries = 200; tries > 0; tries--) {
      let i = Math.floor(random() * size);
      let at = 0;
      for (; i >= entry(sizes, at); at++) i -= entry(sizes, at);
      const seat = entry(seats, at);
      if (i >= entry(offers, at)) {
        const move = ownCardAt(position, seat, i - entry(offers, at));
        if (refusedOwnCard(position, move) === '') return move;
        continue;
      }
      const cards = nthWithin(entry(most, at), i >> 1);
      const trade = i % 2 === 1;
      const held = total(cards);
      if (held > disc.number || (trade && held === 0)) continue;
      if (mayHoldAll(position, seat, cards)) return { kind: 'offer', seat, cards, trade };
    }
    const moves = seats.flatMap((seat) => pushOwnCards(position, seat, listOffers(position, seat)));
    return entry(moves, Math.floor(random() * moves.length));
  },
};
