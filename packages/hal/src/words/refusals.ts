import { count } from '@wonders/core/words';
import { pieceName } from '../components/names.js';
import type { Refusal } from '../refusals.js';

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'not-in-hand':
      return `${pieceName(refusal.card)} is not in the hand`;
    case 'not-in-stash':
      return `${pieceName(refusal.tile)} is not in the stash`;
    case 'too-few-resources':
      return `this takes ${count(refusal.need, 'resource')}, there are ${refusal.have}`;
    case 'too-few-points':
      return `this takes ${count(refusal.need, 'point')}, there are ${refusal.have}`;
    case 'item-to-choose':
      return `${pieceName(refusal.card)} gives a resource or a tile: say which`;
    case 'no-item-to-choose':
      return `${pieceName(refusal.card)} leaves no choice of items`;
    case 'not-a-cell-for-it':
      return `the token goes to ${refusal.cells.map(({ x, y }) => `(${x}, ${y})`).join(' or ')}`;
    case 'not-dealt':
      return `${pieceName(refusal.character)} is not among the characters to choose from`;
    case 'committed':
      return `${pieceName(refusal.tile)} is committed`;
    case 'out-of-order':
      return `tiles are returned in order: the next one comes after ${pieceName(refusal.after)}`;
  }
}
