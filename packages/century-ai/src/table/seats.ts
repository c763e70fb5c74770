import type { Seat } from '@wonders/core';
import type { BonusId } from '../components/bonuses.js';
import { type Colour, RANK } from '../components/cubes.js';
import { isSolo, type Position, type SeatView } from '../state/index.js';

/** A value that every position of this game has. */
export function present<T>(value: T | null | undefined, what: string, index: number): T {
  if (value === undefined || value === null) throw new TypeError(`there is no ${what} ${index}`);
  return value;
}

/** How many seats take turns: the AI only reacts. */
export const takingTurns = (position: Position): number => (isSolo(position) ? 1 : position.seats.length);

/** A seat's side of the table. */
export const seatOf = <S extends SeatView>(position: { readonly seats: readonly S[] }, seat: Seat): S =>
  present(position.seats[seat], 'seat', seat);
/** How many bonus tiles of a kind a seat has: their effects add up (CENT-60). */
export function tilesOf({ bonuses }: Pick<SeatView, 'bonuses'>, tile: BonusId): number {
  let tiles = 0;
  for (const each of bonuses) if (each === tile) tiles++;
  return tiles;
}
/** The place of the boat of a seat that has one on the map. */
export const boatOf = (position: Position, seat: Seat): number =>
  present(seatOf(position, seat).boat, 'boat of seat', seat);
export const cubesOf = (seat: SeatView, colour: Colour): number => seat.cargo[RANK[colour]];
