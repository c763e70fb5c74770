import type { Notation } from '@wonders/core';
import { encoded, integer, nullable, oneOf } from '@wonders/core';
import { BONUS_IDS, type BonusId } from './components/bonuses.js';
import type { Cubes } from './components/cubes.js';
import { COLOURS, type Colour, cubesText, PAYMENTS } from './components/cubes.js';
import type { Hex } from './components/hexes.js';
import { HEX } from './components/hexes.js';
import { ORDER_IDS, type OrderId } from './components/orders.js';
import { type LandTileId, MARKET_TILE_IDS, type MarketTileId, SEA_TILES } from './components/tiles.js';

/** Up to three cubes, written as letters. */
const payment = encoded('4 numbers of cubes, at most 3 cubes in all', PAYMENTS.flat(), cubesText);

const colour = oneOf(...COLOURS);
const marketTile = oneOf(...MARKET_TILE_IDS);

/** How moves are written: one table for encoding, decoding and validation. */
export const notation: Notation<Move> = {
  'choose-start': { set: colour },
  'place-boat': { hex: HEX },
  sail: { to: HEX, drop: nullable(colour) },
  stay: {},
  dock: {},
  'pay-toll': { colour },
  collect: {},
  leave: {},
  harvest: {},
  port: {},
  market: { pay: payment },
  pass: {},
  upgrade: { colour },
  'skip-upgrade': {},
  bonus: { tile: oneOf(...BONUS_IDS) },
  // Even the longest game cannot bring more cubes to one tile.
  trade: { times: integer(0, 9999) },
  react: {},
  discard: { colour },
  remove: { tile: marketTile },
  cell: { hex: HEX },
  tile: { tile: oneOf(...MARKET_TILE_IDS, ...SEA_TILES) },
  order: { order: oneOf(...ORDER_IDS) },
  lot: { colour },
  draw: { tile: oneOf(...ORDER_IDS, 'closed-port') },
};

/**
 * What a seat does.
 *
 * @category Moves
 */
export type SeatMove =
  | {
      readonly kind: 'choose-start';
      /** The starting set that you take, by its colour. */
      readonly set: Colour;
    }
  | {
      readonly kind: 'place-boat';
      /** The hex where your boat begins. */
      readonly hex: Hex;
    }
  | {
      readonly kind: 'sail';
      /** The adjacent hex to which your boat sails. */
      readonly to: Hex;
      /** The colour of the cube that you leave behind for this step; `null` for a free step (CENT-36). */
      readonly drop: Colour | null;
    }
  | { readonly kind: 'stay' }
  | { readonly kind: 'dock' }
  | {
      readonly kind: 'pay-toll';
      /** The colour of the cube that you give to the owner of the other boat. */
      readonly colour: Colour;
    }
  | { readonly kind: 'collect' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'harvest' }
  | { readonly kind: 'port' }
  | {
      readonly kind: 'market';
      /** The cubes that the outpost costs, 0 to 3 in all; none where you have one, or where it is the first (CENT-47). */
      readonly pay: Cubes;
    }
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'upgrade';
      /** The colour of the cube that rises by one rank: yellow, red or green. */
      readonly colour: Colour;
    }
  | { readonly kind: 'skip-upgrade' }
  | {
      readonly kind: 'bonus';
      /** The bonus tile that you take. */
      readonly tile: BonusId;
    }
  | {
      readonly kind: 'trade';
      /** How many times you make the trade of this tile, from 0. */
      readonly times: number;
    }
  | { readonly kind: 'react' }
  | {
      readonly kind: 'discard';
      /** The colour of the cube that you discard, one at a time. */
      readonly colour: Colour;
    };

/**
 * What turned up: the answer to a chance decision.
 *
 * @category Moves
 */
export type ChanceMove =
  | {
      readonly kind: 'remove';
      /** The market tile that leaves the game. */
      readonly tile: MarketTileId;
    }
  | {
      readonly kind: 'cell';
      /** The hex by which a random map grows. */
      readonly hex: Hex;
    }
  | {
      readonly kind: 'tile';
      /** The tile that lies on the next hex of the map. */
      readonly tile: LandTileId;
    }
  | {
      readonly kind: 'order';
      /** The order on the next port. */
      readonly order: OrderId;
    }
  | {
      readonly kind: 'lot';
      /** The colour of the starting set that a seat gets. */
      readonly colour: Colour;
    }
  | {
      readonly kind: 'draw';
      /** The order that refills the port, or the Closed Port. */
      readonly tile: OrderId | 'closed-port';
    };

/**
 * A move: what a seat does, or the answer to a chance decision.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

/** The move of a kind. */
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
