import type { GameRefusal, Seat } from '@wonders/core';
import type { CardId, Letter } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Cell } from './components/setup.js';
import type { TileId } from './components/tiles.js';

/**
 * A decision of a seat.
 *
 * @category Moves
 */
export type SeatMove =
  | { readonly kind: 'give'; readonly card: CardId }
  | { readonly kind: 'exploit'; readonly card: CardId; readonly take: 'resource' | 'tile' | null }
  | { readonly kind: 'urbanize'; readonly card: Letter; readonly tile: TileId }
  | { readonly kind: 'construct'; readonly card: TileId; readonly tile: TileId }
  | { readonly kind: 'moveToken'; readonly x: number; readonly y: number }
  | { readonly kind: 'halTurn' }
  | { readonly kind: 'draft'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'newHand'; readonly use: boolean }
  | { readonly kind: 'commit'; readonly seat: Seat; readonly card: CardId; readonly tile: TileId | null }
  | { readonly kind: 'take'; readonly item: 'resource' | 'tile' }
  | { readonly kind: 'returnTiles'; readonly seat: Seat; readonly tile: TileId | null };

/**
 * What turned up, as the answer to a chance decision.
 *
 * @category Moves
 */
export type ChanceMove =
  | { readonly kind: 'startTile'; readonly tile: TileId }
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'halTile'; readonly tile: TileId }
  | { readonly kind: 'burn'; readonly card: CardId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'halCard'; readonly card: CardId }
  | { readonly kind: 'expertCard'; readonly card: CardId }
  | { readonly kind: 'firstPlayer'; readonly player: Seat }
  | { readonly kind: 'starterSet'; readonly set: number }
  | { readonly kind: 'character'; readonly character: CharacterId };

/**
 * A decision of a seat, or what turned up.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

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
