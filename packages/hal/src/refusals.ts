import type { DecisionRules, GameRefusal, Seat } from '@wonders/core';
import type { CardId, Letter } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Cell } from './components/grid.js';
import { TILES, type TileId } from './components/tiles.js';
import { colourFee, floorResources, pointsForLowerNumber, resourcesBack, tilesFor } from './costs.js';
import type { Move } from './notation.js';
import type { Decision } from './state/index.js';
import { own, type Position } from './state/index.js';
import { buildingOf } from './table/city.js';
import { precedes } from './table/pool.js';
import { type TokenChoice, tokenCells, tokenChoice } from './table/tokens.js';

/**
 * Why a move is refused, and what would do instead. Core adds reasons of its own.
 *
 * @category Refusals
 */
export type Refusal = GameRefusal &
  (
    | {
        readonly code: 'not-in-hand';
        /** The card of the move. */
        readonly card: CardId;
        /** The cards in the hand. */
        readonly hand: readonly CardId[];
      }
    | {
        readonly code: 'not-in-stash';
        /** The tile of the move. */
        readonly tile: TileId;
        /** The tiles in the stash. */
        readonly stash: readonly TileId[];
      }
    /** A new building takes a resource, and the stash has none. */
    | {
        readonly code: 'no-resource';
        /** The urbanization card of the move. */
        readonly card: Letter;
      }
    | {
        readonly code: 'too-few-resources';
        /** The card that names the building. */
        readonly card: TileId;
        /** The tile of the move. */
        readonly tile: TileId;
        /** The resources that the floor takes, with the fee for another colour. */
        readonly need: number;
        /** The part of them that is the fee. */
        readonly fee: 0 | 1;
        /** The resources at hand, including those that come back from the building. */
        readonly have: number;
        /** The tiles of the stash that could be paid for. */
        readonly affordable: readonly TileId[];
      }
    | {
        readonly code: 'too-few-points';
        /** The card that names the building. */
        readonly card: TileId;
        /** The tile of the move, whose number is lower. */
        readonly tile: TileId;
        /** The points that the floor takes: the difference of the two numbers (HAL-36). */
        readonly need: number;
        /** The points in the stash. */
        readonly have: number;
        /** The tiles of the stash that could be paid for. */
        readonly affordable: readonly TileId[];
      }
    | {
        readonly code: 'item-to-choose';
        /** The urbanization card: the move has to say what it gives (HAL-24). */
        readonly card: Letter;
      }
    | {
        readonly code: 'no-item-to-choose';
        /** The building card: what it gives is printed, and the move may not choose (HAL-25). */
        readonly card: TileId;
      }
    | {
        readonly code: 'not-a-cell-for-it';
        /** The cells where the token may be put down. */
        readonly cells: readonly Cell[];
      }
    /** The cell is on the outline, but the token would break the order there (HAL-32, HAL-83). */
    | {
        readonly code: 'breaks-order';
        /** The token. */
        readonly letter: Letter;
        /** The letters between which it belongs. */
        readonly between: readonly [before: Letter, after: Letter];
        /** The cells where the token may be put down. */
        readonly cells: readonly Cell[];
      }
    /** No empty cell keeps the order: the token goes to the cell of another one, which gives way (HAL-84). */
    | {
        readonly code: 'gives-way';
        /** The token. */
        readonly letter: Letter;
        /** The tokens of which one gives way. */
        readonly giveWay: readonly Letter[];
        /** Their cells. */
        readonly cells: readonly Cell[];
      }
    | {
        readonly code: 'not-dealt';
        /** The character of the move. */
        readonly character: CharacterId;
        /** The characters to choose from. */
        readonly dealt: readonly CharacterId[];
      }
    | {
        readonly code: 'committed';
        /** The tile of the move: it is committed in this round, and cannot be returned. */
        readonly tile: TileId;
      }
    | {
        readonly code: 'out-of-order';
        /** The tile of the move. */
        readonly tile: TileId;
        /** The tile returned last. */
        readonly after: TileId;
        /** The tiles that may still be returned. */
        readonly next: readonly TileId[];
      }
  );

/** The code of a refusal, which the rules of moves give. */
export type Code = Refusal['code'];

/** The parameters that moves may have. */
interface Parameters {
  readonly seat?: Seat;
  readonly card: CardId;
  readonly tile: TileId;
  readonly character: CharacterId;
}

function tooFewResources(position: Position, seat: Seat, card: TileId, tile: TileId): Refusal {
  const building = buildingOf(position, card);
  const fee = colourFee(TILES[card], TILES[tile]);
  return {
    code: 'too-few-resources',
    card,
    tile,
    need: floorResources(building) + fee,
    fee,
    have: own(position, seat).resources + resourcesBack(building, seat),
    affordable: tilesFor(position, seat, card),
    rule: 'HAL-36',
  };
}

function tooFewPoints(position: Position, seat: Seat, card: TileId, tile: TileId): Refusal {
  return {
    code: 'too-few-points',
    card,
    tile,
    need: pointsForLowerNumber(TILES[card], TILES[tile]),
    have: own(position, seat).points,
    affordable: tilesFor(position, seat, card),
    rule: 'HAL-36',
  };
}

/** HAL-31, HAL-32, HAL-84: where the token may go instead. */
function notThere(position: Position, code: 'not-a-cell-for-it' | 'breaks-order' | 'gives-way'): Refusal {
  const cells = tokenCells(position);
  const { letter, between, giveWay } = tokenChoice(position) as TokenChoice;
  if (code === 'gives-way') return { code, letter, giveWay, cells, rule: 'HAL-84' };
  if (code === 'breaks-order' && between !== null) return { code, letter, between, cells, rule: 'HAL-32' };
  return { code: 'not-a-cell-for-it', cells, rule: between === null ? 'HAL-31' : 'HAL-32' };
}

/** HAL-78: tiles are returned in canonical order. */
function outOfOrder(position: Position, seat: Seat, tile: TileId, rule: string): Refusal {
  const { tiles, returned, commitment } = own(position, seat);
  const after = returned[returned.length - 1] as TileId;
  const next = tiles.filter((each) => precedes(after, each) && each !== commitment?.tile);
  return { code: 'out-of-order', tile, after, next, rule };
}

/** The refusals of a decision; `rule` is the one that lists the pieces to choose from. */
export const refuse =
  (rule: string): DecisionRules<Position, Decision, Move, Refusal>['refuse'] =>
  (position, { whose }, move, refused) => {
    const { seat = whose, card, tile, character } = move as unknown as Parameters;
    const { hand, tiles, dealt } = own(position, seat);
    const code = refused as Code;
    switch (code) {
      case 'not-in-hand':
        return { code, card, hand, rule };
      case 'not-in-stash':
        return { code, tile, stash: tiles, rule };
      case 'no-resource':
        return { code, card: card as Letter, rule: 'HAL-30' };
      case 'too-few-resources':
        return tooFewResources(position, seat, card as TileId, tile);
      case 'too-few-points':
        return tooFewPoints(position, seat, card as TileId, tile);
      case 'item-to-choose':
        return { code, card: card as Letter, rule: 'HAL-24' };
      case 'no-item-to-choose':
        return { code, card: card as TileId, rule: 'HAL-25' };
      case 'not-a-cell-for-it':
      case 'breaks-order':
      case 'gives-way':
        return notThere(position, code);
      case 'not-dealt':
        return { code, character, dealt, rule: 'HAL-71' };
      case 'committed':
        return { code, tile, rule };
      case 'out-of-order':
        return outOfOrder(position, seat, tile, rule);
    }
  };
