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

const seated = (move: Parameters<typeof deed>[0], s: Position): string => does(s, move.seat, ...deed(move));

/** A move among others of its seat, which is not named again: `Commit A alone`. */
export const choiceOf = (move: SeatMove, s: Position): string =>
  'seat' in move ? capital(deed(move).join(' ')) : tellMove(move, s);

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
  'first-player': ({ player }, s) => does(s, player, 'begin'),
  'starter-set': ({ set }) => `The starter set is ${set}`,
  character: ({ character }) => `The character dealt is ${nameOf(character)}`,
} satisfies Language['moves'];

/** The move of a seat as a sentence. */
export const tellMove = /* @__PURE__ */ byKind<SeatMove, [Position], string>(moves);
