import { type Outcome, rank, type Seat } from '@wonders/core';
import type { Action, Bonus } from './components/cards.js';
import { VERSUS } from './components/supplies.js';
import { TILES } from './components/tiles.js';
import type { Options } from './options.js';
import { type Ending, isSolo, own, type Position } from './state/position.js';
import { top } from './table/city.js';
import { districts, type Standing, standings } from './table/districts.js';
import { characterCard, keptCard } from './table/tableau.js';

/**
 * The lines of the scoring sheet.
 *
 * @category Scoring
 */
export type Category = 'points' | 'newHands' | 'cards' | 'districts';

/**
 * The points of a seat's equals cards as things stand (HAL-61, HAL-62).
 *
 * @category Scoring
 */
export function cardPoints(position: Position, seat: Seat): number {
  const { tableau, characters } = own(position, seat);
  if (tableau.length === 0) return 0;
  const cards = [
    ...tableau.map((card) => keptCard(position.options, card)),
    ...characters.map((card) => characterCard(position.options, card)),
  ];
  const buildings = position.city.filter(({ owner }) => owner === seat);
  const withIcon = (action: Action) =>
    cards.filter(({ bonus }) => bonus.kind === 'on-action' && bonus.action === action).length;
  const points = (bonus: Bonus): number => {
    switch (bonus.kind) {
      case 'on-action':
        return 0;
      case 'per-building-of-color':
        return bonus.points * buildings.filter((building) => TILES[top(building)].color === bonus.color).length;
      case 'per-building-with-floors': {
        const { minFloors, maxFloors } = bonus;
        const fits = (floors: number) => floors >= minFloors && (maxFloors === null || floors <= maxFloors);
        return bonus.points * buildings.filter(({ tiles }) => fits(tiles.length)).length;
      }
      case 'per-card-with-action':
        return bonus.points * withIcon(bonus.action);
      case 'per-card-of-color':
        return bonus.points * cards.filter(({ color }) => color === bonus.color).length;
      case 'flat':
        return bonus.points;
    }
  };
  return cards.reduce((sum, { bonus }) => sum + points(bonus), 0);
}

/** HAL-64 to HAL-66: the two prizes of a district, by place. */
function prizes([first, second]: readonly Standing[], total: number, { soleOccupant }: Options): readonly number[] {
  if (first === undefined) return [];
  if (second === undefined) return [soleOccupant === 'both-prizes' ? 2 * first.resources : first.resources];
  return [total, second.resources];
}

/**
 * The points of every seat's districts as things stand (HAL-63 to HAL-67).
 *
 * @category Scoring
 */
export function districtPoints(position: Position): number[] {
  const points = position.players.map(() => 0);
  for (const district of districts(position.city)) {
    const places = standings(district);
    const total = places.reduce((sum, { resources }) => sum + resources, 0);
    for (const [place, prize] of prizes(places, total, position.options).entries()) {
      const seat = places[place]?.seat ?? 0;
      points[seat] = (points[seat] ?? 0) + prize;
    }
  }
  return points;
}

/** HAL-61, HAL-80: the outcome of a finished game; HAL-68 and HAL-81: equal totals share the first place. */
export function outcome(position: Position): Outcome<Category, Ending> {
  const inDistricts = districtPoints(position);
  const scores = position.players.map((_, seat) => {
    const { points, newHands } = own(position, seat);
    const categories = {
      points,
      ...(isSolo(position) ? {} : { newHands: VERSUS.newHandPoints * newHands }),
      cards: cardPoints(position, seat),
      districts: inDistricts[seat] ?? 0,
    } as Record<Category, number>;
    const total = Object.values(categories).reduce((sum, each) => sum + each, 0);
    return { seat, total, categories, order: [total] };
  });
  return rank(position.ending ?? 'tiles-exhausted', scores);
}
