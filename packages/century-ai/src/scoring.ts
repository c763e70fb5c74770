import type { Outcome, Score, Seat, ShownOutcome } from '@wonders/core';
import { deepFreeze, marginOf, rank } from '@wonders/core';
import { COLUMN_VP, ORDERS_TO_END } from './components/board.js';
import { BONUSES } from './components/bonuses.js';
import { RANK, total } from './components/cubes.js';
import type { Ending, Position, State } from './state/index.js';
import { isScript } from './state/index.js';
import { tablesOf } from './table/places.js';
import { seatOf } from './table/seats.js';

/**
 * The lines of the score sheet (CENT-96).
 *
 * @category Position
 */
export const CATEGORIES = /* @__PURE__ */ deepFreeze(['vpTiles', 'bonus', 'board', 'cubes'] as const);

/**
 * A line of the score sheet.
 *
 * @category Contract
 */
export type Category = (typeof CATEGORIES)[number];

/**
 * How a game ended, with the points of each seat: its `ending` is one of `ENDINGS`.
 *
 * @category Score
 */
export interface Result extends Outcome<Category, Ending> {}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The value of the spaces that a row has uncovered (CENT-49). */
const rowVp = (built: number): number => sum(COLUMN_VP.slice(0, built));

/**
 * The score sheet of a seat as it stands, also in the middle of a game. Hidden orders of a view count nothing.
 *
 * @param seat - A seat of the game.
 * @throws RangeError when there is no such seat.
 * @example
 * ```ts
 * import { newGame, scoreSheet } from '@wonders/century-ai';
 * console.log(scoreSheet(newGame(), 1).total); // 0
 * ```
 * @category Score
 */
export function scoreSheet(state: State, seat: Seat): Score<Category>;
export function scoreSheet(position: Position, seat: Seat): Score<Category, number | null>;
export function scoreSheet(position: Position, seat: Seat): Score<Category, number | null> {
  const open = openSheet(position, seat);
  if (!seatOf(position, seat).orders.includes('hidden')) return open;
  const [held = 0] = open.order;
  return { seat, total: null, categories: { ...open.categories, vpTiles: null }, order: [held, null, seat] };
}

/** The score of a seat without the orders that lie face down before it. */
export function openSheet(position: Position, seat: Seat): Score<Category> {
  const { orders, bonuses, built, cargo } = seatOf(position, seat);
  const scripted = isScript(position, seat);
  const values = tablesOf(position).orders;
  const categories = {
    vpTiles: sum(orders.map((order) => (order === 'hidden' ? 0 : values[order].vp))),
    bonus: sum(bonuses.map((tile) => BONUSES[tile].vp)),
    // CENT-93: the AI has no board; by the reading `virtual` its outposts count as if they had left one.
    board: scripted && position.options.aiBoard === 'none' ? 0 : sum(built.map(rowVp)),
    cubes: total(cargo) - cargo[RANK.yellow],
  };
  const points = sum(Object.values(categories));
  // CENT-94: when the rounds run out, you lose.
  const held = scripted && position.ending === 'round-limit' ? 1 : 0;
  // CENT-95, CENT-117: of equal seats the one that took its turn last wins, which is the highest.
  return { seat, total: points, categories, order: [held, points, seat] };
}

/** As if the game ended with this turn. */
export function standing(state: State): Result;
export function standing(position: Position): ShownOutcome<Category, Ending>;
export function standing(position: Position): ShownOutcome<Category, Ending> {
  const ending = position.ending ?? 'round-limit';
  if (position.seats.some(({ orders }) => orders.includes('hidden')))
    return rank(
      ending,
      position.seats.map((_, seat) => scoreSheet(position, seat)),
    );
  const scores = position.seats.map((_, seat) => openSheet(position, seat));
  const ranked = rank(ending, scores);
  const margin = marginOf(scores, POINTS);
  // With equal points the last turn decides, and when the rounds run out against the AI nothing is counted.
  const counted = margin?.tieBreak === 0 && scores.every(({ order: [held] }) => held === 0);
  return { ...ranked, margin: counted ? margin : null };
}

/** Where the points stand in the `order` of a score. */
const POINTS = 1;

/** CENT-92, CENT-93, CENT-95. */
export const outcome = (position: Position): Result => standing(position) as Result;

/** Why the game ends with this round; `null` if it does not (CENT-90, CENT-94). */
export function endingInSight(position: Position): Ending | null {
  if (position.seats.some(({ orders }) => orders.length >= ORDERS_TO_END)) return 'fourth-order';
  return position.round >= position.options.roundLimit ? 'round-limit' : null;
}
