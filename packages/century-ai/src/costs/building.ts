import type { Position } from '../state/index.js';
import { hasOutpost } from '../table/boards.js';
import { boatOf } from '../table/seats.js';

/** Cubes to build on a place: solo counts as two players (CENT-47, CENT-48, CENT-115). */
export const outpostCost = (position: Position, place: number): number =>
  (position.outposts[place]?.length ?? 0) * (position.seats.length === 2 ? 2 : 1);
/** Cubes that a market action here costs: the price of the outpost unless there is one (CENT-46, CENT-47). */
export function outpostPrice(position: Position, seat: number): number {
  const boat = boatOf(position, seat);
  return hasOutpost(position, seat, boat) ? 0 : outpostCost(position, boat);
}
