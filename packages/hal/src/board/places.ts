import type { Move } from '../notation.js';

/** The id of a cell of the grid. */
export const cellPlace = (x: number, y: number): string => `cell-${x}-${y}`;

/** The id of the place that answers a move: that of a component if the move names one. */
export function placeOf(move: Move): string {
  switch (move.kind) {
    case 'give':
    case 'exploit':
      return `card-${move.card}`;
    case 'urbanize':
      return `token-${move.card}`;
    case 'construct':
      return `tile-${move.card}`;
    case 'move-token':
      return cellPlace(move.x, move.y);
    case 'hal-turn':
      return 'hal-turn';
    case 'draft':
      return `card-${move.character}`;
    case 'new-hand':
      return move.use ? 'new-hand' : 'keep-hand';
    case 'commit':
      if (move.tile === null) return `card-${move.card}`;
      return move.card.length === 1 ? `token-${move.card}` : `tile-${move.card}`;
    case 'take':
      return `take-${move.item}`;
    case 'return-tiles':
      return move.tile === null ? 'return-no-more' : `tile-${move.tile}`;
    case 'start-tile':
    case 'tile':
    case 'hal-tile':
      return `pick-${move.tile}`;
    case 'burn':
    case 'card':
    case 'hal-card':
    case 'expert-card':
      return `pick-${move.card}`;
    case 'first-player':
      return `pick-seat-${move.player}`;
    case 'starter-set':
      return `pick-set-${move.set}`;
    case 'character':
      return `pick-${move.character}`;
  }
}
