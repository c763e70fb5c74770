import type { Seat } from '@wonders/core';
import { total } from '../components/cubes.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { seatOf } from '../table/seats.js';

/**
 * Whether a search should weigh a move. A harvest is as good as no action (CENT-120), cubes are worth leaving only where the hold is
 * full (CENT-121), and ways that turn back (CENT-37) are many and seldom good.
 */
function isWeighed(position: Position, seat: Seat, move: Move): boolean {
  if (move.kind === 'pass') return false;
  if (move.kind === 'sail') return !position.path.includes(position.map.hexes.indexOf(move.to));
  if (move.kind !== 'leave') return true;
  const side = seatOf(position, seat);
  return total(side.cargo) >= capacity(side);
}

/** The legal moves that a search should weigh; all of them where no other is left. */
export function weighed(position: Position, seat: Seat, legal: readonly Move[]): readonly Move[] {
  const moves = legal.filter((move) => isWeighed(position, seat, move));
  return moves.length > 0 ? moves : legal;
}
