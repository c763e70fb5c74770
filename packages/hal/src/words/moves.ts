import { pieceName } from '../components/names.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/position.js';
import { seatName } from './names.js';
/** A move as a sentence. */
export function describeMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'give':
      return `Give ${pieceName(move.card)} to Hal`;
    case 'exploit':
      return move.take === null
        ? `Exploit ${pieceName(move.card)}`
        : `Exploit ${pieceName(move.card)} for a ${move.take}`;
    case 'urbanize':
      return `Urbanize ${pieceName(move.card)} with ${pieceName(move.tile)}`;
    case 'construct':
      return `Construct ${pieceName(move.tile)} on ${pieceName(move.card)}`;
    case 'move-token': {
      const token = position.running === null ? 'the token' : `token ${pieceName(position.running.card)}`;
      return `Move ${token} to (${move.x}, ${move.y})`;
    }
    case 'hal-turn':
      return 'Hal takes his turn';
    case 'draft':
      return `${seatName(position, move.seat)} keeps ${pieceName(move.character)}`;
    case 'new-hand':
      return move.use ? 'Use a New Hand token' : 'Keep the hand';
    case 'commit': {
      const how = move.tile === null ? 'alone' : `with ${pieceName(move.tile)}`;
      return `${seatName(position, move.seat)} commits ${pieceName(move.card)} ${how}`;
    }
    case 'take':
      return `Take a ${move.item}`;
    case 'return-tiles': {
      const what = move.tile === null ? 'no more tiles' : pieceName(move.tile);
      return `${seatName(position, move.seat)} returns ${what}`;
    }
    case 'start-tile':
      return `${pieceName(move.tile)} joins the starting city`;
    case 'burn':
      return `${pieceName(move.card)} is burnt`;
    case 'tile':
      return `The tile drawn is ${pieceName(move.tile)}`;
    case 'card':
      return `The card drawn is ${pieceName(move.card)}`;
    case 'hal-card':
      return `Hal's card is ${pieceName(move.card)}`;
    case 'expert-card':
      return `The card drawn for Hal is ${pieceName(move.card)}`;
    case 'hal-tile':
      return `Hal draws ${pieceName(move.tile)}`;
    case 'first-player':
      return `${seatName(position, move.player)} begins`;
    case 'starter-set':
      return `The starter set is ${move.set}`;
    case 'character':
      return `The character dealt is ${pieceName(move.character)}`;
  }
}
