import type { Position } from '../state/index.js';
import { hasOutpost } from '../table/boards.js';
import { boatOf } from '../table/seats.js';

/**
 * The cubes that an outpost on a place costs. A solo game counts as one of two players (CENT-47, CENT-48, CENT-115).
 *
 * @category Costs
 */
export const outpostCost = (position: Position, place: number): number =>
  (position.outposts[place]?.length ?? 0) * (position.seats.length === 2 ? 2 : 1);
/**
 * The cubes that a market action here costs: the price of an outpost, or nothing where the seat has one (CENT-46, CENT-47).
 *
 * @category Costs
 */
export function outpostPrice(position: Position, seat: number): number {
  const boat = boatOf(position, seat);
  return hasOutpost(position, seat, boat) ? 0 : outpostCost(position, boat);
}
