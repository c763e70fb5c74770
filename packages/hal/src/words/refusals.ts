import { count, listed } from '@wonders/core/words';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { pieceName } from '../components/names.js';
import { TILES, type TileId } from '../components/tiles.js';
import type { Refusal } from '../refusals.js';
import { cellName, points } from './names.js';

/** Pieces by name: `red 1, B or C`. */
const names = (pieces: readonly (CardId | CharacterId)[], joining: string): string =>
  listed(pieces.map(pieceName), joining);

/** What would do, where something would. */
function wouldDo(tiles: readonly TileId[], card: TileId): string {
  return tiles.length === 0
    ? `; no tile of the stash can be paid for on ${pieceName(card)}`
    : `; ${names(tiles, 'or')} would do`;
}

/** What there is instead. */
const instead = (pieces: readonly (CardId | CharacterId)[]): string =>
  pieces.length === 0 ? 'which is empty' : `which holds ${names(pieces, 'and')}`;

function tooFewResources({ card, tile, need, fee, have, affordable }: Refusal & { code: 'too-few-resources' }): string {
  const withFee = fee > 0 ? `, one of them for the other colour` : '';
  const there = have === 1 ? 'there is 1' : `there are ${have}`;
  const floor = `a floor on ${pieceName(card)} with ${pieceName(tile)} takes ${count(need, 'resource')}${withFee}`;
  return `${floor}, and ${there}${wouldDo(affordable, card)}`;
}

function tooFewPoints({ card, tile, need, have, affordable }: Refusal & { code: 'too-few-points' }): string {
  const there = have === 1 ? 'there is 1' : `there are ${have}`;
  const lower = `${TILES[tile].number} is lower than ${TILES[card].number}, which costs ${points(need)}`;
  return `${lower}, and ${there}${wouldDo(affordable, card)}`;
}

/** A refusal as a sentence that says what would do. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'not-in-hand':
      return `${pieceName(refusal.card)} is not in the hand, ${instead(refusal.hand)}`;
    case 'not-in-stash':
      return `${pieceName(refusal.tile)} is not in the stash, ${instead(refusal.stash)}`;
    case 'no-resource':
      return `a new building takes a resource, and the stash has none: ${pieceName(refusal.card)} can be exploited`;
    case 'too-few-resources':
      return tooFewResources(refusal);
    case 'too-few-points':
      return tooFewPoints(refusal);
    case 'item-to-choose':
      return `${pieceName(refusal.card)} alone gives a resource or a tile: say which`;
    case 'no-item-to-choose':
      return `${pieceName(refusal.card)} alone lets its building produce: there is no item to choose`;
    case 'not-a-cell-for-it':
      return `the token goes to ${listed(refusal.cells.map(cellName), 'or')}`;
    case 'not-dealt':
      return `${pieceName(refusal.character)} is not among the characters to choose from: ${names(refusal.dealt, 'or')}`;
    case 'committed':
      return `${pieceName(refusal.tile)} is committed and stays in the stash until it is played`;
    case 'out-of-order': {
      const next = refusal.next.length === 0 ? 'there is none' : names(refusal.next, 'or');
      return `tiles are returned in order, and ${pieceName(refusal.after)} came last: the next one is ${next}`;
    }
  }
}
