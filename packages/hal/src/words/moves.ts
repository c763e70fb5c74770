import { capital, count, listed } from '@wonders/core/words';
import { isLetter } from '../components/cards.js';
import { PRODUCES, type TileId } from '../components/tiles.js';
import { floorCost } from '../costs.js';
import type { MoveOf } from '../notation.js';
import type { Position } from '../state/index.js';
import { colourOf, indexShowing } from '../table/city.js';
import { liftedToken, tokenAt } from '../table/tokens.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { placeName, points } from './phrases.js';
import { seatName } from './seats.js';

function exploiting({ card, take }: MoveOf<'exploit'>, s: Position): string {
  if (isLetter(card)) return `Exploit ${nameOf(card)} for a ${take ?? 'resource or a tile'}`;
  const building = s.city[indexShowing(s.city, card)];
  const yields = building === undefined ? '' : ` for ${count(building.tiles.length, PRODUCES[colourOf(building)])}`;
  return `Exploit ${nameOf(card)}${yields}`;
}

/** HAL-39, HAL-40: what a floor takes besides the resources that are put on it. */
function payments(s: Position, card: TileId, tile: TileId): string {
  const cost = floorCost(s, 0, card, tile);
  if (cost === undefined) return '';
  const paid = [
    cost.points > 0 ? `${points(cost.points)} for the lower number` : '',
    cost.colourFee > 0 ? 'a resource for the other colour' : '',
  ].filter((part) => part !== '');
  return paid.length === 0 ? '' : `, paying ${listed(paid)}`;
}

function urbanizing({ card, tile }: MoveOf<'urbanize'>, s: Position): string {
  const cell = s.tokens[card];
  const where = cell === null ? '' : `, ${placeName(s, cell)}`;
  return `Urbanize with ${nameOf(tile)} at token ${nameOf(card)}${where}`;
}

/** Moves as sentences. */
export const moves = {
  give: ({ card }) => `Give ${nameOf(card)} to Hal`,
  exploit: exploiting,
  urbanize: urbanizing,
  construct: ({ card, tile }, s) => `Construct ${nameOf(tile)} on ${nameOf(card)}${payments(s, card, tile)}`,
  'move-token'(cell, s) {
    const letter = liftedToken(s);
    const token = letter === undefined ? 'the token' : `token ${nameOf(letter)}`;
    const other = tokenAt(s, cell.x, cell.y);
    const gives = other === undefined ? '' : `, where ${nameOf(other)} gives way`;
    return `Put ${token} down ${placeName(s, cell)}${gives}`;
  },
  'hal-turn': () => 'Hal takes his turn',
  draft: ({ seat, character }, s) => `${seatName(s, seat)} keeps ${nameOf(character)}`,
  'new-hand': ({ use }) => (use ? 'Use a New Hand token for other cards' : 'Keep the hand'),
  commit: ({ seat, card, tile }, s) =>
    `${seatName(s, seat)} commits ${nameOf(card)} ${tile === null ? 'alone' : `with ${nameOf(tile)}`}`,
  take: ({ item }) => `Take a ${item}`,
  'return-tiles': ({ seat, tile }, s) =>
    `${seatName(s, seat)} returns ${tile === null ? 'no more tiles' : nameOf(tile)}`,
  'start-tile': ({ tile }) => `${capital(nameOf(tile))} joins the starting city`,
  burn: ({ card }) => `${capital(nameOf(card))} is burnt`,
  tile: ({ tile }) => `The tile drawn is ${nameOf(tile)}`,
  card: ({ card }) => `The card drawn is ${nameOf(card)}`,
  'hal-card': ({ card }) => `Hal's card is ${nameOf(card)}`,
  'expert-card': ({ card }) => `The card drawn for Hal is ${nameOf(card)}`,
  'hal-tile': ({ tile }) => `Hal draws ${nameOf(tile)}`,
  'first-player': ({ player }, s) => `${seatName(s, player)} begins`,
  'starter-set': ({ set }) => `The starter set is ${set}`,
  character: ({ character }) => `The character dealt is ${nameOf(character)}`,
} satisfies Language['moves'];
