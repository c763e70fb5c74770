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
  | {
      readonly kind: 'give';
      /** The card of your hand that Hal gets. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'exploit';
      /** The card that you play alone, from your hand. */
      readonly card: CardId;
      /** What an urbanization card brings: one resource or one tile (HAL-24). `null` with a building card, which leaves no choice. */
      readonly take: 'resource' | 'tile' | null;
    }
  | {
      readonly kind: 'urbanize';
      /** The urbanization card that you play, from your hand: you build where its token stands. */
      readonly card: Letter;
      /** The tile of your stash that becomes the new building. */
      readonly tile: TileId;
    }
  | {
      readonly kind: 'construct';
      /** The building card that you play, from your hand: it names the building. */
      readonly card: TileId;
      /** The tile of your stash that becomes its next floor. */
      readonly tile: TileId;
    }
  | {
      readonly kind: 'move-token';
      /** The column of the cell where the token goes: -53 to 53 from the centre of the starting city, growing to the right. */
      readonly x: number;
      /** The row of that cell: -53 to 53 from the centre of the starting city, growing downwards. */
      readonly y: number;
    }
  | { readonly kind: 'hal-turn' }
  | {
      readonly kind: 'draft';
      /** The seat that decides, 0 to 4: several decide at the same time. */
      readonly seat: Seat;
      /** The character that the seat keeps of those dealt to it. */
      readonly character: CharacterId;
    }
  | {
      readonly kind: 'new-hand';
      /** Whether the seat gives a New Hand token for four new cards. */
      readonly use: boolean;
    }
  | {
      readonly kind: 'commit';
      /** The seat that decides, 0 to 4: several decide at the same time. */
      readonly seat: Seat;
      /** The card that the seat will play, from its hand. */
      readonly card: CardId;
      /** The tile of its stash that goes with the card; `null` when the card is played alone. */
      readonly tile: TileId | null;
    }
  | {
      readonly kind: 'take';
      /** What the urbanization card brings: one resource or one tile (HAL-24). */
      readonly item: 'resource' | 'tile';
    }
  | {
      readonly kind: 'return-tiles';
      /** The seat that decides, 0 to 4: several decide at the same time. */
      readonly seat: Seat;
      /** The next tile that the seat returns for the second supply, in canonical order; `null` when it returns no more. */
      readonly tile: TileId | null;
    };

/**
 * The answer to a chance decision: what turned up.
 *
 * @category Moves
 */
export type ChanceMove =
  | {
      readonly kind: 'start-tile';
      /** The tile that turned up. */
      readonly tile: TileId;
    }
  | {
      readonly kind: 'tile';
      /** The tile that turned up. */
      readonly tile: TileId;
    }
  | {
      readonly kind: 'hal-tile';
      /** The tile that turned up. */
      readonly tile: TileId;
    }
  | {
      readonly kind: 'burn';
      /** The card that turned up. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'card';
      /** The card that turned up. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'hal-card';
      /** The card that turned up. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'expert-card';
      /** The card that turned up. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'first-player';
      /** The seat that is drawn as the first player, 0 to 4. */
      readonly player: Seat;
    }
  | {
      readonly kind: 'starter-set';
      /** The number of the starter set that a seat gets, 1 to 6. */
      readonly set: number;
    }
  | {
      readonly kind: 'character';
      /** The character that a seat is dealt. */
      readonly character: CharacterId;
    };

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
