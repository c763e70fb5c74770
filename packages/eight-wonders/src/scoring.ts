import { type Outcome, rank, type Score } from '@wonders/core';
import { sum } from './components/cards.js';
import { type DiscId, discOf } from './components/discs.js';
import type { Tables } from './components/tables.js';
import { TYPES, type TypeIndex } from './components/types.js';
import { type Category, type Ending, entry, type Position } from './state/index.js';
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
    let [ahead, level] = [0, 0];
    for (const each of parts)
      if (each > count) ahead++;
      else if (each === count) level++;
    const isAlone = level === 1;
    if (ahead === 0) return isAlone ? first : second;
    return ahead === 1 && isAlone ? second : others;
  });
}

/** EIGHT-138: the points for a number of discs of one type. */
export const bonusOf = ({ discBonus }: Tables, count: number): number =>
  entry(discBonus, Math.min(count, discBonus.length - 1));

/** EIGHT-138, EIGHT-139: the points for discs, with the best use of two-coloured discs and Building disc bonus cards. */
export function discPoints(discs: readonly DiscId[], cards: number, tables: Tables): number {
  const shown = discs.map((id) => discOf(id).types);
  const counts = TYPES.map((type) => shown.filter(([only, second]) => only === type && second === undefined).length);
  const pairs = shown.filter((types) => types.length > 1);
  const perCard = tables.actionCards['disc-bonus'].discs;
  const adding = (type: TypeIndex, more: number, rest: () => number): number => {
    counts[type] = entry(counts, type) + more;
    const points = rest();
    counts[type] = entry(counts, type) - more;
    return points;
  };
  const best = (pair: number, left: number, from: TypeIndex): number => {
    const choices = pairs[pair];
    if (choices !== undefined)
      return Math.max(...choices.map((type) => adding(type, 1, () => best(pair + 1, left, from))));
    if (left === 0) return sum(counts.map((count) => bonusOf(tables, count)));
    return Math.max(
      ...TYPES.filter((type) => type >= from).map((type) => adding(type, perCard, () => best(pair, left - 1, type))),
    );
  };
  return best(0, cards, 0);
}

/** EIGHT-141, EIGHT-142: the outcome of a game that is over. Equal points share a rank. */
export function outcome(position: Position): Result {
  const scores = position.scores.map((categories, seat): Score<Category> => {
    const total = pointsOf(position, seat);
    return { seat, total, categories, order: [total] };
  });
  return rank(position.ending ?? 'stall', scores);
}
