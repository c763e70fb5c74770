import type { Seat } from '@wonders/core';
import type { Position } from '../state/index.js';
import { neighboursOf } from '../table/places.js';
import { owns } from '../table/seats.js';

/** How many steps of a turn cost nothing (CENT-35, CENT-63). */
export const freeSteps = (position: Position, seat: Seat): number => (owns(position, seat, 'bonus-extra-move') ? 2 : 1);
export const stepsTaken = (position: Position): number => position.path.length - 1;

/** How many more steps cost nothing; negative after paid ones. */
export const freeStepsLeft = (position: Position, seat: Seat): number =>
  freeSteps(position, seat) - stepsTaken(position);
/**
 * The toll for ending on a place: a cube for each other boat there (CENT-38).
 *
 * @category Costs
 */
export function tollAt(position: Position, seat: Seat, place: number): number {
  const mover = position.seats[seat];
  let boats = 0;
  for (const side of position.seats) if (side !== mover && side.boat === place) boats++;
  return boats;
}

/** The owners of the other boats on a place, in the order in which they are paid: by seat, after the mover (CENT-114). */
export function ownersOn(position: Position, seat: Seat, place: number): readonly Seat[] {
  const seats = position.seats.length;
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats).filter(
    (other) => position.seats[other]?.boat === place,
  );
}

/** Whether a boat can still end its movement after one more step, free or paid. */
export const canGoOn = (
  position: Position,
  seat: Seat,
  next: number,
  cubes: number,
  free: number,
  path: readonly number[],
): boolean => canEnd(position, seat, next, free > 0 ? cubes : cubes - 1, Math.max(0, free - 1), path);

/**
 * Whether a boat that has come to `place` can end its movement (CENT-42): there, or farther on over hexes that it has not visited.
 *
 * @param cubes - The cubes in the hold.
 * @param free - Free steps left.
 */
function canEnd(
  position: Position,
  seat: Seat,
  place: number,
  cubes: number,
  free: number,
  path: readonly number[],
): boolean {
  // No tile holds more other boats than there are other seats.
  if (cubes >= position.seats.length - 1 || cubes >= tollAt(position, seat, place)) return true;
  if (free === 0 && cubes === 0) return false;
  const here = [...path, place];
  return neighboursOf(position, place).some(
    (next) => !here.includes(next) && canGoOn(position, seat, next, cubes, free, here),
  );
}
