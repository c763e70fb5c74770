import { byKind } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { isLetter } from '../components/cards.js';
import { PRODUCES, type TileId } from '../components/tiles.js';
import { floorCost } from '../costs.js';
import type { MoveOf, SeatMove } from '../notation.js';
import type { Position } from '../state/index.js';
import { colourOf, indexShowing } from '../table/city.js';
import { liftedToken, tokenAt } from '../table/tokens.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { placeName, points } from './phrases.js';
import { does } from './seats.js';

function exploiting({ card, take }: MoveOf<'exploit'>, position: Position): string {
  if (isLetter(card)) return `Exploit ${nameOf(card)} for a ${take ?? 'resource or a tile'}`;
  const building = position.city[indexShowing(position.city, card)];
  const yields = building === undefined ? '' : ` for ${count(building.tiles.length, PRODUCES[colourOf(building)])}`;
  return `Exploit ${nameOf(card)}${yields}`;
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

function urbanizing({ card, tile }: MoveOf<'urbanize'>, position: Position): string {
  const cell = position.tokens[card];
  const where = cell === null ? '' : `, ${placeName(position, cell)}`;
  return `Urbanize with ${nameOf(tile)} at token ${nameOf(card)}${where}`;
}

/** What seats do at the same time: the verb, and the rest. */
const deed = /* @__PURE__ */ byKind<
  MoveOf<'draft' | 'commit' | 'return-tiles'>,
  [],
  readonly [verb: string, what: string]
>({
  draft: ({ character }) => ['keep', nameOf(character)],
  commit: ({ card, tile }) => ['commit', `${nameOf(card)} ${tile === null ? 'alone' : `with ${nameOf(tile)}`}`],
  'return-tiles': ({ tile }) => ['return', tile === null ? 'no more tiles' : nameOf(tile)],
});

const seated = (move: Parameters<typeof deed>[0], position: Position): string =>
  does(position, move.seat, ...deed(move));

/** A move among others of its seat, which is not named again: `Commit A alone`. */
export const choiceOf = (move: SeatMove, position: Position): string =>
  'seat' in move ? capital(deed(move).join(' ')) : tellMove(move, position);

/** Moves as sentences. */
export const moves = {
  give: ({ card }) => `Give ${nameOf(card)} to Hal`,
  exploit: exploiting,
  urbanize: urbanizing,
  construct: ({ card, tile }, position) =>
    `Construct ${nameOf(tile)} on ${nameOf(card)}${payments(position, card, tile)}`,
  'move-token'(cell, position) {
    const letter = liftedToken(position);
    const token = letter === undefined ? 'the token' : `token ${nameOf(letter)}`;
    const other = tokenAt(position, cell.x, cell.y);
    const gives = other === undefined ? '' : `, where ${nameOf(other)} gives way`;
    return `Put ${token} down ${placeName(position, cell)}${gives}`;
  },
  'hal-turn': () => 'Hal takes his turn',
  draft: seated,
  'new-hand': ({ use }) => (use ? 'Use a New Hand token for other cards' : 'Keep the hand'),
  commit: seated,
  take: ({ item }) => `Take a ${item}`,
  'return-tiles': seated,
  'start-tile': ({ tile }) => `${capital(nameOf(tile))} joins the starting city`,
  burn: ({ card }) => `${capital(nameOf(card))} is burnt`,
  tile: ({ tile }) => `The tile drawn is ${nameOf(tile)}`,
  card: ({ card }) => `The card drawn is ${nameOf(card)}`,
  'hal-card': ({ card }) => `Hal's card is ${nameOf(card)}`,
  'expert-card': ({ card }) => `The card drawn for Hal is ${nameOf(card)}`,
  'hal-tile': ({ tile }) => `Hal draws ${nameOf(tile)}`,
  'first-player': ({ player }, position) => does(position, player, 'begin'),
  'starter-set': ({ set }) => `The starter set is ${set}`,
  character: ({ character }) => `The character dealt is ${nameOf(character)}`,
} satisfies Language['moves'];

/** The move of a seat as a sentence. */
export const tellMove = /* @__PURE__ */ byKind<SeatMove, [Position], string>(moves);
