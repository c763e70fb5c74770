import type { Move } from '../notation.js';

/** The id of the place that answers a move. */
export function placeOf(move: Move): string {
  if (move.kind === 'card') return `card-${move.card}`;
  return move.kind === 'take' ? 'card' : 'leave';
}
