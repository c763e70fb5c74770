import type { Seat } from '@wonders/core';
import type { Position } from '../state/index.js';
import { marketAt, neighboursOf } from '../table/places.js';
import { seatOf, tilesOf } from '../table/seats.js';

/** How many steps of a turn cost nothing (CENT-35, CENT-63). */
export const freeSteps = (position: Position, seat: Seat): number =>
  1 + tilesOf(seatOf(position, seat), 'bonus-extra-move');
export const stepsTaken = (position: Position): number => position.path.length - 1;

/** How many more steps cost nothing; negative after paid ones. */
export const freeStepsLeft = (position: Position, seat: Seat): number =>
  freeSteps(position, seat) - stepsTaken(position);
/**
 * The toll for ending on a place: on a market tile a cube for each other boat there, elsewhere nothing (CENT-38).
 *
 * @category Costs
 */
export function tollAt(position: Position, seat: Seat, place: number): number {
  const mover = position.seats[seat];
  let boats = 0;
  for (const side of position.seats) if (side !== mover && side.boat === place) boats++;
  return boats > 0 && marketAt(position, place) === undefined ? 0 : boats;
}

/** The seats that get the toll on a place, in the order in which they are paid: after the mover (CENT-38, CENT-114). */
export function ownersOn(position: Position, seat: Seat, place: number): readonly Seat[] {
  if (tollAt(position, seat, place) === 0) return [];
  const seats = position.seats.length;
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats).filter(
    (other) => position.seats[other]?.boat === place,
  );
}

/** Whether a boat can still end its movement after one more step, free or paid. */
export const canGoOn = (position: Position, seat: Seat, next: number, cubes: number, free: number): boolean =>
  canEnd(position, seat, next, free > 0 ? cubes : cubes - 1, Math.max(0, free - 1));

/**
 * Whether a boat that has come to `place` can end its movement (CENT-42): there, or farther on. Each step takes a free step or a cube.
 *
 * @param cubes - The cubes in the hold.
 * @param free - Free steps left.
 */
function canEnd(position: Position, seat: Seat, place: number, cubes: number, free: number): boolean {
  // No tile holds more other boats than there are other seats.
  if (cubes >= position.seats.length - 1 || cubes >= tollAt(position, seat, place)) return true;
  if (free === 0 && cubes === 0) return false;
  return neighboursOf(position, place).some((next) => canGoOn(position, seat, next, cubes, free));
}
