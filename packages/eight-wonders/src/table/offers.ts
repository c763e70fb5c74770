import type { Seat } from '@wonders/core';
import { type Cards, type Hand, handOf, less, NO_CARDS, total } from '../components/cards.js';
import { type Disc, discOf, MAX_NUMBER, NO_DISC } from '../components/discs.js';
import { TYPES } from '../components/types.js';
import { type Offer, type Position, tablesOf } from '../state/index.js';

/** Where the vectors with these first three numbers begin among all of at most nine cards, in lexicographic order. */
const FIRST: readonly number[] = /* @__PURE__ */ (() => {
  const first: number[] = [];
  let vectors = 0;
  for (let camels = 0; camels <= MAX_NUMBER; camels++)
    for (let cranes = 0; camels + cranes <= MAX_NUMBER; cranes++)
      for (let ships = 0; camels + cranes + ships <= MAX_NUMBER; ships++) {
        first[camels * 100 + cranes * 10 + ships] = vectors;
        vectors += MAX_NUMBER - camels - cranes - ships + 1;
      }
  return first;
})();

/** All possible offers, in lexicographic order: each vector without and with the trading card, which is never offered alone (EIGHT-60). */
export function allOffers(): readonly Offer[] {
  const offers: Offer[] = [];
  for (let camels = 0; camels <= MAX_NUMBER; camels++)
    for (let cranes = 0; camels + cranes <= MAX_NUMBER; cranes++)
      for (let ships = 0; camels + cranes + ships <= MAX_NUMBER; ships++)
        for (let masons = 0; camels + cranes + ships + masons <= MAX_NUMBER; masons++) {
          const cards: Cards = Object.freeze([camels, cranes, ships, masons] as const);
          for (const trade of total(cards) > 0 ? [false, true] : [false]) offers.push({ cards, trade });
        }
  return offers;
}

/** The place among {@link allOffers} of these camels, cranes and ships, without stone masons, with the trading card. */
export const placeWithoutMasons = (camels: number, cranes: number, ships: number): number =>
  2 * (FIRST[camels * 100 + cranes * 10 + ships] as number);

/** The place of an offer among {@link allOffers}. Without the trading card it is the place before. */
export function placeOf([camels, cranes, ships, masons]: Cards, trade: boolean): number {
  const place = placeWithoutMasons(camels, cranes, ships) + 2 * masons;
  return trade || place === 0 ? place : place - 1;
}

/** An offer as states hold it, with a list of its own: the shared ones are frozen, and V8 reads those eight times as slowly. */
export const offerOf = (cards: Cards, trade: boolean): Offer => ({ cards: handOf((type) => cards[type]), trade });

/** The disc under construction. */
export function discUnderConstruction(position: Position): Disc {
  const id = position.site === null ? null : position.spaces[position.site];
  return id === null || id === undefined ? NO_DISC : discOf(id);
}

/** EIGHT-55: the seats that have not committed yet, clockwise from the active seat. */
export function offering(position: Position): readonly Seat[] {
  const { players } = position.options;
  const seats: Seat[] = [];
  if (position.phase !== 'offer') return seats;
  for (let step = 1; step < players; step++) {
    const seat = (position.active + step) % players;
    if (position.offers[seat] === null) seats.push(seat);
  }
  return seats;
}

/** Whether offers lie on the table: they are made, chosen, or turned down. */
export const isOffering = ({ phase }: Position): boolean =>
  phase === 'offer' || phase === 'select' || phase === 'triple';

/** The seats that have shown at least one correct card (EIGHT-65), in seat order. */
export function seatsWithOffers(position: Position): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < position.offers.length; seat++) if (total(shownCards(position, seat)) > 0) seats.push(seat);
  return seats;
}

const NOTHING: Offer = Object.freeze({ cards: NO_CARDS, trade: false });

function revealed(position: Position, seat: Seat): Offer {
  const shown = position.offers[seat];
  return shown === null || shown === undefined || shown === 'hidden' ? NOTHING : shown;
}

/** The cards of a revealed offer. */
export const shownCards = (position: Position, seat: Seat): Cards => revealed(position, seat).cards;

/** EIGHT-79, EIGHT-86, EIGHT-124: the points for an offer that is turned down, with a Triple bonus or without. */
export function rejectedPoints(position: Position, seat: Seat, tripled = position.triples.includes(seat)): number {
  const each = tripled ? tablesOf(position).actionCards['triple-bonus'].vp : 1;
  return each * total(shownCards(position, seat));
}

/** Whether a revealed offer has a trading card. */
export const hasTradingCard = (position: Position, seat: Seat): boolean => revealed(position, seat).trade;

/** EIGHT-68: the own cards that a selection needs; below zero if it accepts more than the disc needs. */
export function ownCards(
  position: Position,
  { accept, jokers }: { accept: readonly Seat[]; jokers: Cards },
  needs = discUnderConstruction(position).needs,
): Cards {
  const own: Hand = [needs[0] - jokers[0], needs[1] - jokers[1], needs[2] - jokers[2], needs[3] - jokers[3]];
  for (const seat of accept) {
    const cards = shownCards(position, seat);
    for (const type of TYPES) own[type] -= cards[type];
  }
  return own;
}

/** EIGHT-62: the cards of the needed types. */
export function correctCards(position: Position, cards: Cards): Cards {
  const { needs } = discUnderConstruction(position);
  return handOf((type) => (needs[type] > 0 ? cards[type] : 0));
}

/** EIGHT-61: the cards of the other types. */
export const decoys = (position: Position, cards: Cards): Cards => less(cards, correctCards(position, cards));
