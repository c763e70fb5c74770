import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import { slotPlace } from '../table/structure.js';

/** The id of the place for a move: the component, if the move names one. */
export function placeOf(position: Position, move: Move): string {
  // These components also appear elsewhere on the board. The question about what turned up shows them a second time.
  if (move.kind === 'isis-card') return `pick-${move.card}`;
  if (move.kind === 'mythology-token') return `pick-${move.mythology}`;
  // Each wonder with each discarded card: as many moves at the cards would be too long a picture.
  if (move.kind === 'isis-build') return `wonder-${move.wonder}`;
  if ('slot' in move) return slotPlace(position, move.slot);
  if ('card' in move) return `card-${move.card}`;
  if ('wonder' in move) return `wonder-${move.wonder}`;
  if ('token' in move) return `progress-${move.token}`;
  if (move.kind === 'minerva-space') return `track-${move.space}`;
  if ('space' in move) return `space-${move.space}`;
  if ('divinity' in move) return `divinity-${move.divinity}`;
  if ('mythology' in move) return `mythology-${move.mythology}`;
  if ('military' in move) return `military-${move.military}`;
  if ('offering' in move) return `offering-${move.offering}`;
  return 'direction' in move ? `direction-${move.direction}` : `first-${move.first}`;
}
