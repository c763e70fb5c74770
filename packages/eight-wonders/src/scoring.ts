import { type Outcome, rank, type Score, type Seat } from '@wonders/core';
import { sum } from './components/cards.js';
import { type DiscId, discOf } from './components/discs.js';
import type { Tables } from './components/tables.js';
import { TYPES } from './components/types.js';
import { type Category, type Ending, entry, type Position, tablesOf } from './state/index.js';
import { copiesHeld } from './table/action-cards.js';
import { pointsOf } from './table/points.js';

export { CATEGORIES, type Category } from './state/index.js';

/**
 * How a game ended, with the points of each seat: its `ending` is one of `ENDINGS`.
 *
 * @category Score
 */
export interface Result extends Outcome<Category, Ending> {}

/**
 * What each seat scores on one wonder (EIGHT-101 to EIGHT-105).
 *
 * @param parts - The parts of each seat there.
 */
export function scoresOf(parts: readonly number[], first: number, second: number, others: number): number[] {
  return parts.map((count) => {
    if (count === 0) return 0;
    let [ahead, effort] = [0, 0];
    for (const each of parts)
      if (each > count) ahead++;
      else if (each === count) effort++;
    const isAlone = effort === 1;
    if (ahead === 0) return isAlone ? first : second;
    return ahead === 1 && isAlone ? second : others;
  });
}

/** EIGHT-138: the points for a number of discs of one type. */
export const bonusOf = ({ discBonus }: Tables, count: number): number =>
  entry(discBonus, Math.min(count, discBonus.length - 1));

/** EIGHT-138, EIGHT-139: the points for discs, with the best use of two-coloured ones. */
export function discPoints(discs: readonly DiscId[], tables: Tables): number {
  const shown = discs.map((id) => discOf(id).types);
  const counts = TYPES.map((type) => shown.filter(([only, second]) => only === type && second === undefined).length);
  const pairs = shown.filter((types) => types.length > 1);
  const best = (pair: number): number => {
    const choices = pairs[pair];
    if (choices === undefined) return sum(counts.map((count) => bonusOf(tables, count)));
    return Math.max(
      ...choices.map((type) => {
        counts[type] = entry(counts, type) + 1;
        const points = best(pair + 1);
        counts[type] = entry(counts, type) - 1;
        return points;
      }),
    );
  };
  return best(0);
}

/** EIGHT-123, EIGHT-127, EIGHT-140: the points of a seat with so many discs for the action cards that it is known to hold. */
export function actionPoints(position: Position, seat: Seat, discs: number): number {
  const { actionCards } = tablesOf(position);
  const held = (card: 'disc-bonus' | 'five-vp'): number => actionCards[card].vp * copiesHeld(position, seat, card);
  return discs * held('disc-bonus') + held('five-vp');
}

/** EIGHT-141, EIGHT-142: the outcome of a game that is over. Equal points share a rank. */
export function outcome(position: Position): Result {
  const scores = position.scores.map((categories, seat): Score<Category> => {
    const total = pointsOf(position, seat);
    return { seat, total, categories, order: [total] };
  });
  return rank(position.ending ?? 'stall', scores);
}
