import { capital, count, listed } from '@wonders/core/words';
import { isLetter } from '../components/cards.js';
import { pieceName } from '../components/names.js';
import { PRODUCES, type TileId } from '../components/tiles.js';
import { floorCost } from '../costs.js';
import type { Move, SeatMove } from '../notation.js';
import type { Position } from '../state/position.js';
import { colorOf, indexShowing } from '../table/city.js';
import { placeName, points, seatName } from './names.js';

type MoveOfKind<K extends SeatMove['kind']> = SeatMove & { readonly kind: K };

function exploiting(position: Position, { card, take }: MoveOfKind<'exploit'>): string {
  if (isLetter(card)) return `Exploit ${pieceName(card)} for a ${take ?? 'resource or a tile'}`;
  const building = position.city[indexShowing(position.city, card)];
  const yields = building === undefined ? '' : ` for ${count(building.tiles.length, PRODUCES[colorOf(building)])}`;
  return `Exploit ${pieceName(card)}${yields}`;
}

/** HAL-39, HAL-40: what a floor takes besides the resources that are put on it. */
function payments(position: Position, card: TileId, tile: TileId): string {
  const cost = floorCost(position, 0, card, tile);
  if (cost === undefined) return '';
  const paid = [
    cost.points > 0 ? `${points(cost.points)} for the lower number` : '',
    cost.colourFee > 0 ? 'a resource for the other colour' : '',
  ].filter((part) => part !== '');
  return paid.length === 0 ? '' : `, paying ${listed(paid)}`;
}

function puttingDown(position: Position, cell: MoveOfKind<'move-token'>): string {
  const token = position.running === null ? 'the token' : `token ${pieceName(position.running.card)}`;
  return `Put ${token} down ${placeName(position, cell)}`;
}

function committing(position: Position, { seat, card, tile }: MoveOfKind<'commit'>): string {
  const how = tile === null ? 'alone' : `with ${pieceName(tile)}`;
  return `${seatName(position, seat)} commits ${pieceName(card)} ${how}`;
}

/** A move as a sentence. */
export function describeMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'give':
      return `Give ${pieceName(move.card)} to Hal`;
    case 'exploit':
      return exploiting(position, move);
    case 'urbanize': {
      const cell = position.tokens[move.card];
      const where = cell === null ? '' : `, ${placeName(position, cell)}`;
      return `Urbanize with ${pieceName(move.tile)} at token ${pieceName(move.card)}${where}`;
    }
    case 'construct':
      return `Construct ${pieceName(move.tile)} on ${pieceName(move.card)}${payments(position, move.card, move.tile)}`;
    case 'move-token':
      return puttingDown(position, move);
    case 'hal-turn':
      return 'Hal takes his turn';
    case 'draft':
      return `${seatName(position, move.seat)} keeps ${pieceName(move.character)}`;
    case 'new-hand':
      return move.use ? 'Use a New Hand token for four other cards' : 'Keep the hand';
    case 'commit':
      return committing(position, move);
    case 'take':
      return `Take a ${move.item}`;
    case 'return-tiles': {
      const what = move.tile === null ? 'no more tiles' : pieceName(move.tile);
      return `${seatName(position, move.seat)} returns ${what}`;
    }
    case 'start-tile':
      return `${capital(pieceName(move.tile))} joins the starting city`;
    case 'burn':
      return `${capital(pieceName(move.card))} is burnt`;
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
