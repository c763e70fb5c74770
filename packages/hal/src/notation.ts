import { integer, type Notation, nullable, type OfKind, oneOf, type Seat } from '@wonders/core';
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
  | { readonly kind: 'move-token'; readonly x: number; readonly y: number }
  | { readonly kind: 'hal-turn' }
  | { readonly kind: 'draft'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'new-hand'; readonly use: boolean }
  | { readonly kind: 'commit'; readonly seat: Seat; readonly card: CardId; readonly tile: TileId | null }
  | { readonly kind: 'take'; readonly item: 'resource' | 'tile' }
  | { readonly kind: 'return-tiles'; readonly seat: Seat; readonly tile: TileId | null };

/**
 * The answer to a chance decision: what turned up.
 *
 * @category Moves
 */
export type ChanceMove =
  | { readonly kind: 'start-tile'; readonly tile: TileId }
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'hal-tile'; readonly tile: TileId }
  | { readonly kind: 'burn'; readonly card: CardId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'hal-card'; readonly card: CardId }
  | { readonly kind: 'expert-card'; readonly card: CardId }
  | { readonly kind: 'first-player'; readonly player: Seat }
  | { readonly kind: 'starter-set'; readonly set: number }
  | { readonly kind: 'character'; readonly character: CharacterId };

/**
 * A decision of a seat, or what turned up.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

/** The moves of a kind. */
export type MoveOf<K extends Move['kind']> = OfKind<Move, K>;

const seat = integer(0, 4);

const card = oneOf(...CARD_IDS);

const tile = oneOf(...TILE_IDS);

const letter = oneOf(...LETTERS);

const character = oneOf(...CHARACTER_IDS);

const item = oneOf('resource', 'tile');

const place = integer(-FARTHEST, FARTHEST);

/** The parameters of every move, in the order in which its code lists them. */
export const notation: Notation<Move> = {
  give: { card },
  exploit: { card, take: nullable(item) },
  urbanize: { card: letter, tile },
  construct: { card: tile, tile },
  'move-token': { x: place, y: place },
  'hal-turn': {},
  draft: { seat, character },
  'new-hand': { use: oneOf(false, true) },
  commit: { seat, card, tile: nullable(tile) },
  take: { item },
  'return-tiles': { seat, tile: nullable(tile) },
  'start-tile': { tile },
  burn: { card },
  tile: { tile },
  card: { card },
  'hal-card': { card },
  'expert-card': { card },
  'hal-tile': { tile },
  'first-player': { player: seat },
  'starter-set': { set: integer(1, 6) },
  character: { character },
};
