import { integer, type Notation, nullable, oneOf, type Seat } from '@wonders/core';
import { CARD_IDS, type CardId, LETTERS, type Letter } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';
import { FARTHEST } from './components/grid.js';
import { TILE_IDS, type TileId } from './components/tiles.js';
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

const seat = integer(0, 4);

const card = oneOf(...CARD_IDS);

const tile = oneOf(...TILE_IDS);

const letter = oneOf(...LETTERS);

const character = oneOf(...CHARACTER_IDS);

const item = oneOf('resource', 'tile');

const place = integer(-FARTHEST, FARTHEST);

/** The parameters of every move, in the order in which they are written. */
export const notation: Notation<Move> = {
  give: { card },
  exploit: { card, take: nullable(item) },
  urbanize: { card: letter, tile },
  construct: { card: tile, tile },
  moveToken: { x: place, y: place },
  halTurn: {},
  draft: { seat, character },
  newHand: { use: oneOf(false, true) },
  commit: { seat, card, tile: nullable(tile) },
  take: { item },
  returnTiles: { seat, tile: nullable(tile) },
  startTile: { tile },
  burn: { card },
  tile: { tile },
  card: { card },
  halCard: { card },
  expertCard: { card },
  halTile: { tile },
  firstPlayer: { player: seat },
  starterSet: { set: integer(1, 6) },
  character: { character },
};
