import type { DecisionRules, GameRefusal, Seat } from '@wonders/core';
import { type CardId, isLetter } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Cell } from './components/grid.js';
import { TILES, type TileId } from './components/tiles.js';
import { colourFee, floorFunds, floorResources, pointsForLowerNumber } from './costs.js';
import type { Move } from './notation.js';
import type { Decision } from './state/decision.js';
import { own, type Position } from './state/position.js';
import { buildingOf, tokenCells } from './table/city.js';
/**
 * Why a move is refused, besides core's own reasons.
 *
 * @category Errors
 */
export type Refusal = GameRefusal &
  (
    | { readonly code: 'not-in-hand'; readonly card: CardId }
    | { readonly code: 'not-in-stash'; readonly tile: TileId }
    | { readonly code: 'too-few-resources'; readonly need: number; readonly have: number }
    | { readonly code: 'too-few-points'; readonly need: number; readonly have: number }
    | { readonly code: 'item-to-choose'; readonly card: CardId }
    | { readonly code: 'no-item-to-choose'; readonly card: CardId }
    | { readonly code: 'not-a-cell-for-it'; readonly cells: readonly Cell[] }
    | { readonly code: 'not-dealt'; readonly character: CharacterId }
    | { readonly code: 'committed'; readonly tile: TileId }
    | { readonly code: 'out-of-order'; readonly after: TileId }
  );

export type Code = Refusal['code'];

/** The parameters that moves may have. */
interface Parameters {
  readonly seat?: Seat;
  readonly card: CardId;
  readonly tile: TileId;
  readonly character: CharacterId;
}

/** The refusals of a decision; `rule` says which pieces may be chosen from. */
export const refuse =
  (rule: string): DecisionRules<Position, Decision, Move, Refusal>['refuse'] =>
  (position, { whose }, move, refused) => {
    const { seat = whose, card, tile, character } = move as unknown as Parameters;
    const { resources, points, returned } = own(position, seat);
    const code = refused as Code;
    switch (code) {
      case 'not-in-hand':
        return { code, card, rule };
      case 'not-in-stash':
        return { code, tile, rule };
      case 'too-few-resources': {
        if (isLetter(card)) return { code, need: 1, have: resources, rule: 'HAL-30' };
        const building = buildingOf(position, card);
        const have = floorFunds(building, seat, resources);
        return { code, need: floorResources(building) + colourFee(TILES[card], TILES[tile]), have, rule: 'HAL-36' };
      }
      case 'too-few-points':
        return { code, need: pointsForLowerNumber(TILES[card as TileId], TILES[tile]), have: points, rule: 'HAL-36' };
      case 'item-to-choose':
        return { code, card, rule: 'HAL-24' };
      case 'no-item-to-choose':
        return { code, card, rule: 'HAL-25' };
      case 'not-a-cell-for-it': {
        const cells = tokenCells(position);
        const site = position.running?.site as Cell;
        const beside = cells.some(({ x, y }) => Math.abs(x - site.x) + Math.abs(y - site.y) === 1);
        return { code, cells, rule: beside ? 'HAL-31' : 'HAL-32' };
      }
      case 'not-dealt':
        return { code, character, rule: 'HAL-71' };
      case 'committed':
        return { code, tile, rule };
      case 'out-of-order':
        return { code, after: returned[returned.length - 1] as TileId, rule };
    }
  };
