import type { Seat } from '@wonders/core';
import type { Position } from '../state/index.js';

/**
 * The seats on the turn order track, bottom first: who plays now, who comes next (EIGHT-32).
 *
 * @example
 * ```ts
 * import { newGame, turnOrderTrack } from '@wonders/eight-wonders';
 * console.log(turnOrderTrack(newGame({ seed: 'babel', startSeat: 2 }))); // [2, 3, 0, 1]
 * ```
 * @category Position
 */
export function turnOrderTrack({ options, active }: Position): readonly Seat[] {
  return Array.from({ length: options.players }, (_, step) => (active + step) % options.players);
}

/** The next seat clockwise. */
export const after = (position: Position, seat: Seat): Seat => (seat + 1) % position.options.players;
