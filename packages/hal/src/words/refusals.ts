import { count, listed } from '@wonders/core/words';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Cell } from '../components/grid.js';
import { TILES, type TileId } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { placeName, points } from './phrases.js';

/** Pieces by name: `red 1, B or C`. */
const names = (pieces: readonly (CardId | CharacterId)[], joining: string): string =>
  listed(pieces.map(nameOf), joining);

/** What would do, if anything. */
function wouldDo(tiles: readonly TileId[], card: TileId): string {
  return tiles.length === 0
    ? `; no tile of the stash can be paid for on ${nameOf(card)}`
    : `; ${names(tiles, 'or')} would do`;
}

/** What there is instead. */
const instead = (pieces: readonly (CardId | CharacterId)[]): string =>
  pieces.length === 0 ? 'which is empty' : `which holds ${names(pieces, 'and')}`;

/** HAL-31, HAL-32, HAL-84: where a token may go; how many cells that are, where the table is not known. */
function anywhere(cells: readonly Cell[], position: Position | undefined): string {
  if (position === undefined) return `to another cell: ${count(cells.length, 'cell')} would do`;
  return listed(
    cells.map((cell) => placeName(position, cell)),
    'or',
  );
}

const thereIs = (n: number): string => (n === 1 ? 'there is 1' : `there are ${n}`);

/** Why a move is refused, and what would do. */
export const refusals: Language['refusals'] = {
  'not-in-hand': ({ card, hand }) => `${nameOf(card)} is not in the hand, ${instead(hand)}`,
  'not-in-stash': ({ tile, stash }) => `${nameOf(tile)} is not in the stash, ${instead(stash)}`,
  'no-resource': ({ card }) =>
    `a new building takes a resource, and the stash has none: ${nameOf(card)} can be exploited`,
  'too-few-resources'({ card, tile, need, fee, have, affordable }) {
    const withFee = fee > 0 ? ', one of them for the other colour' : '';
    const floor = `a floor on ${nameOf(card)} with ${nameOf(tile)} takes ${count(need, 'resource')}${withFee}`;
    return `${floor}, and ${thereIs(have)}${wouldDo(affordable, card)}`;
  },
  'too-few-points'({ card, tile, need, have, affordable }) {
    const lower = `${TILES[tile].number} is lower than ${TILES[card].number}, which costs ${points(need)}`;
    return `${lower}, and ${thereIs(have)}${wouldDo(affordable, card)}`;
  },
  'item-to-choose': ({ card }) => `${nameOf(card)} alone gives a resource or a tile: say which`,
  'no-item-to-choose': ({ card }) => `${nameOf(card)} alone lets its building produce: there is no item to choose`,
  'not-a-cell-for-it': ({ cells }, position) => `the token goes ${anywhere(cells, position)}`,
  'breaks-order': ({ letter, between, cells }, position) =>
    `token ${nameOf(letter)} belongs between ${names(between, 'and')}: it goes ${anywhere(cells, position)}`,
  'gives-way': ({ letter, giveWay, cells }, position) =>
    `token ${nameOf(letter)} has no free cell that keeps the order, so ${names(giveWay, 'or')} gives way: it goes ${anywhere(cells, position)}`,
  'not-dealt': ({ character, dealt }) =>
    `${nameOf(character)} is not among the characters to choose from: ${names(dealt, 'or')}`,
  committed: ({ tile }) => `${nameOf(tile)} is committed and stays in the stash until it is played`,
  'out-of-order'({ after, next }) {
    const then = next.length === 0 ? 'no tile comes after it' : `the next one is ${names(next, 'or')}`;
    return `tiles are returned in order, and ${nameOf(after)} came last: ${then}`;
  },
};
