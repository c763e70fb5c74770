import type { Seat } from '@wonders/core';
import type { Cubes } from './components/cubes.js';
import { NONE, total } from './components/cubes.js';
import type { Hex } from './map.js';
import type { Position } from './state.js';
import { boatOf, hexOf, neighboursOf, owns, seatOf } from './world.js';

/** How many steps of a turn cost nothing (CENT-35, CENT-63). */
export const freeSteps = (position: Position, seat: Seat): number => (owns(position, seat, 'bonus-extra-move') ? 2 : 1);

export const stepsTaken = (position: Position): number => position.path.length - 1;

export const isFreeStep = (position: Position, seat: Seat): boolean => stepsTaken(position) < freeSteps(position, seat);

/** Other boats on a place: the toll for ending there (CENT-38). */
export function boatsOn(position: Position, seat: Seat, place: number): number {
  let boats = 0;
  for (let other = 0; other < position.seats.length; other++)
    if (other !== seat && position.seats[other]?.boat === place) boats++;
  return boats;
}

/** Their owners in the order in which they are paid: seat order, after the mover (CENT-114). */
export function ownersOn(position: Position, seat: Seat, place: number): readonly Seat[] {
  const seats = position.seats.length;
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats).filter(
    (other) => position.seats[other]?.boat === place,
  );
}

/** Whether a boat that takes one more step, free or paid, can still end its movement. */
export const canGoOn = (
  position: Position,
  seat: Seat,
  next: number,
  cubes: number,
  free: number,
  path: readonly number[],
): boolean => canEnd(position, seat, next, free > 0 ? cubes : cubes - 1, Math.max(0, free - 1), path);

/**
 * Whether a turn that has come to `place` can end (CENT-42): here, or on a way on over tiles not visited.
 *
 * @param cubes - Cubes left to leave behind and to pay with.
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
  if (cubes >= position.seats.length - 1 || cubes >= boatsOn(position, seat, place)) return true;
  if (free === 0 && cubes === 0) return false;
  const here = [...path, place];
  return neighboursOf(position, place).some(
    (next) => !here.includes(next) && canGoOn(position, seat, next, cubes, free, here),
  );
}

/**
 * A place that the boat can reach this turn, by a shortest way.
 *
 * @category Helpers
 */
export interface Reach {
  readonly hex: Hex;
  /** The way: each hex to sail to, in order; empty for staying. */
  readonly way: readonly Hex[];
  /** The hexes on which a cube must be left, in order: one each. */
  readonly drops: readonly Hex[];
  /** Cubes to pay to the owners of other boats for ending there. */
  readonly toll: number;
  /** Cubes lying there, which are collected on ending there. */
  readonly collects: Cubes;
}

/**
 * Where the boat can end this turn, nearest first, each with what the shortest way costs: a cube on each of `drops`, and
 * `toll`. From the middle of a movement: where it can still end.
 *
 * @param position - A state or view in which a seat is sailing; any other gives an empty list.
 * @example
 * ```ts
 * import { newGame, legalMoves, applyMove, reachable } from '@wonders/century-ai';
 * let state = newGame({ seed: 'tuesday' });
 * state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' }); // places the boat
 * console.log(reachable(state).filter((reach) => reach.drops.length === 0).length > 2); // true
 * ```
 * @category Helpers
 */
export function reachable(position: Position): readonly Reach[] {
  const decision = position.pending.at(-1);
  if (decision?.kind !== 'sail') return [];
  const { seat } = decision;
  const cubes = total(seatOf(position, seat).cargo);
  const free = freeSteps(position, seat) - stepsTaken(position);
  const start = boatOf(position, seat);
  const ways = new Map<number, readonly number[]>([[start, []]]);
  const found: Reach[] = [];
  for (const [place, way] of ways) {
    const drops = [start, ...way].slice(0, -1).slice(Math.max(0, free));
    const paid = drops.length;
    if (paid > cubes) continue;
    for (const next of neighboursOf(position, place))
      if (!ways.has(next) && !position.path.includes(next)) ways.set(next, [...way, next]);
    const stays = place === start && position.path.length === 1;
    const toll = stays ? 0 : boatsOn(position, seat, place);
    if (paid + toll > cubes) continue;
    const hexes = (places: readonly number[]): readonly Hex[] => places.map((each) => hexOf(position, each));
    const collects = stays ? NONE : (position.loose[place] ?? NONE);
    found.push({ hex: hexOf(position, place), way: hexes(way), drops: hexes(drops), toll, collects });
  }
  return found;
}
