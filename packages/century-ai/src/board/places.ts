import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import { cargoPlace, hexPlace } from '../table/places.js';

/** The id of the place where a move is clicked: the hex to which it leads, the boat's hex for an action there, a cube, a tile, or a button. */
export function placeOf(position: Position, move: Move): string {
  const boat = position.seats[position.turn]?.boat ?? null;
  const here = boat === null ? undefined : position.map.hexes[boat];
  switch (move.kind) {
    case 'place-boat':
    case 'cell':
      return hexPlace(move.hex);
    case 'sail':
      return hexPlace(move.to);
    case 'stay':
    case 'dock':
    case 'collect':
    case 'port':
    case 'market':
      return here === undefined ? move.kind : hexPlace(here);
    case 'pay-toll':
    case 'upgrade':
    case 'discard':
      return cargoPlace(position.pending.at(-1)?.seat ?? position.turn, move.colour);
    case 'lot':
      return `lot-${move.colour}`;
    case 'bonus':
      return move.tile;
    case 'choose-start':
      return `set-${move.set}`;
    case 'trade':
      return `trade-${move.times}`;
    case 'remove':
    case 'tile':
      return `tile-${move.tile}`;
    case 'order':
      return `order-${move.order}`;
    case 'draw':
      return `order-${move.tile}`;
    case 'leave':
    case 'harvest':
    case 'pass':
    case 'skip-upgrade':
    case 'react':
      return move.kind;
    default: {
      const unknown: never = move;
      return unknown;
    }
  }
}
