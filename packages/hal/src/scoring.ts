import { deepFreeze, type Outcome, rank, type Seat, type ShownOutcome } from '@wonders/core';
import type { Action, Bonus } from './components/cards.js';
import { VERSUS } from './components/supplies.js';
import { type Colour, TILES } from './components/tiles.js';
import { type Ending, isSolo, own, type Position } from './state/index.js';
import { colourOf } from './table/city.js';
import { districts, type Standing, standings } from './table/districts.js';
import { characterCard, keptBonus } from './table/tableau.js';

/**
 * The lines of the scoring sheet in their order.
 *
 * @category Score
 */
export const CATEGORIES = /* @__PURE__ */ deepFreeze(['points', 'newHands', 'cards', 'districts'] as const);

/**
 * The lines of the scoring sheet.
 *
 * @category Score
 */
export type Category = (typeof CATEGORIES)[number];

/**
 * How a game ended, with the points of each seat: its `ending` is one of `ENDINGS`.
 *
 * @category Score
 */
export interface Result extends Outcome<Category, Ending> {}

/** HAL-61: how many resources a seat has on buildings of a colour: one on each floor. */
function resourcesOnColour({ city }: Position, seat: Seat, colour: Colour): number {
  let n = 0;
  for (const building of city) if (building.owner === seat && colourOf(building) === colour) n += building.tiles.length;
  return n;
}

/** HAL-61: how many buildings of a height a seat has. */
function buildingsWithFloors({ city }: Position, seat: Seat, least: number, most: number | null): number {
  let n = 0;
  for (const { owner, tiles } of city)
    if (owner === seat && tiles.length >= least && (most === null || tiles.length <= most)) n++;
  return n;
}

const hasArrow = (bonus: Bonus, action: Action): boolean => bonus.kind === 'on-action' && bonus.action === action;

/** HAL-62, HAL-80: how many cards with the arrow of an action a seat has, characters included. */
function cardsWithArrow(position: Position, seat: Seat, action: Action): number {
  const { options } = position;
  const { tableau, characters } = own(position, seat);
  let n = 0;
  for (const card of tableau) if (hasArrow(keptBonus(options, card), action)) n++;
  for (const card of characters) if (hasArrow(characterCard(options, card).bonus, action)) n++;
  return n;
}

/** HAL-61, HAL-80: how many cards of a colour a seat has, characters included. */
function cardsOfColour(position: Position, seat: Seat, colour: Colour): number {
  const { tableau, characters } = own(position, seat);
  let n = 0;
  for (const card of tableau) if (TILES[card].colour === colour) n++;
  for (const card of characters) if (characterCard(position.options, card).colour === colour) n++;
  return n;
}

/** The points of one bonus of a seat's tableau. */
function bonusPoints(position: Position, seat: Seat, bonus: Bonus): number {
  switch (bonus.kind) {
    case 'on-action':
      return 0;
    case 'per-resource-on-colour':
      return bonus.points * resourcesOnColour(position, seat, bonus.colour);
    case 'per-building-with-floors':
      return bonus.points * buildingsWithFloors(position, seat, bonus.minFloors, bonus.maxFloors);
    case 'per-card-with-action':
      return bonus.points * cardsWithArrow(position, seat, bonus.action);
    case 'per-card-of-colour':
      return bonus.points * cardsOfColour(position, seat, bonus.colour);
    case 'flat':
      return bonus.points;
  }
}

/**
 * The points of a seat's equals cards as things stand (HAL-61, HAL-62).
 *
 * @category Score
 */
export function cardPoints(position: Position, seat: Seat): number {
  let points = 0;
  for (const card of own(position, seat).tableau)
    points += bonusPoints(position, seat, keptBonus(position.options, card));
  return points;
}

/** HAL-64 to HAL-66: adds the prizes of a district to the points of the seats. */
function addPrizes(standings: readonly Standing[], points: number[]): void {
  const first = standings[0];
  if (first === undefined) return;
  const second = standings[1];
  let prize = 0;
  for (const { resources } of standings) prize += resources;
  if (second === undefined) prize += first.resources;
  points[first.seat] = (points[first.seat] ?? 0) + prize;
  if (second !== undefined) points[second.seat] = (points[second.seat] ?? 0) + second.resources;
}

/**
 * The points of every seat's districts as things stand (HAL-63 to HAL-67).
 *
 * @category Score
 */
export function districtPoints(position: Position): number[] {
  const points = position.players.map(() => 0);
  for (const district of districts(position.city)) addPrizes(standings(district), points);
  return points;
}

/** HAL-61, HAL-80: the scores if the game ended now; HAL-68 and HAL-81: equal totals share the first place. */
export function standing(position: Position): ShownOutcome<Category, Ending> {
  const inDistricts = districtPoints(position);
  const scores = position.players.map(({ points, newHands }, seat) => {
    const shown = points === 'hidden' ? null : points;
    const categories = {
      points: shown,
      ...(isSolo(position) ? {} : { newHands: VERSUS.newHandPoints * newHands }),
      cards: cardPoints(position, seat),
      districts: inDistricts[seat] ?? 0,
    } as Record<Category, number | null>;
    const { points: _, ...open } = categories as Record<Category, number>;
    const total = shown === null ? null : Object.values(open).reduce((sum, each) => sum + each, shown);
    return { seat, total, categories, order: [total] };
  });
  return rank(position.ending ?? 'tiles-exhausted', scores);
}

/** HAL-80: the outcome of a finished game, in which nothing is hidden any more. */
export const outcome = (position: Position): Result => standing(position) as Result;
