import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { BonusId } from './components/bonuses.js';
import type { OrderId } from './components/orders.js';
import type { TradeSymbol } from './components/tiles.js';
import type { Move } from './notation.js';
import type { Ending } from './state/index.js';
import type { SupplyEvent } from './table/supply.js';

/**
 * What happened, besides the chance events that every game has.
 *
 * @category Events
 */
export type OwnEvent =
  /** A turn begins; the turn of seat 0 begins a round. */
  | {
      readonly kind: 'turn';
      /** The seat whose turn begins. */
      readonly seat: Seat;
      /** The number of the round, from 1. */
      readonly round: number;
    }
  /** A boat moves to another place. */
  | {
      readonly kind: 'boat';
      /** The seat that owns the boat. */
      readonly seat: Seat;
      /** Where it lies now, as an index of the hexes of the map. */
      readonly place: number;
    }
  /** Cubes change hands. */
  | SupplyEvent
  /** A seat takes its action. */
  | {
      readonly kind: 'action';
      /** The seat that acts. */
      readonly seat: Seat;
      /** The action of its turn. */
      readonly action: 'market' | 'port' | 'harvest';
    }
  /** A seat builds an outpost. */
  | {
      readonly kind: 'outpost';
      /** The seat that builds. */
      readonly seat: Seat;
      /** Where the outpost stands, as an index of the hexes of the map. */
      readonly place: number;
      /** The symbol of that market tile: the row of the board that loses an outpost. */
      readonly symbol: TradeSymbol;
      /** The column that the outpost leaves in that row, 0 to 4. */
      readonly column: number;
    }
  /** A seat has said how often it trades. */
  | {
      readonly kind: 'trades';
      /** The seat that trades. */
      readonly seat: Seat;
      /** How often it makes the trade of its tile, from 0. */
      readonly times: number;
    }
  /** A seat takes a bonus tile. */
  | {
      readonly kind: 'bonus';
      /** The seat that takes it. */
      readonly seat: Seat;
      /** The bonus tile. */
      readonly tile: BonusId;
    }
  /** A seat takes an order from a port. */
  | {
      readonly kind: 'order';
      /** The seat that takes it. */
      readonly seat: Seat;
      /** The port, as an index of {@link PORTS}: NW, NE, SE, SW. */
      readonly port: number;
      /** The order; `'hidden'` for a viewer who is not told. */
      readonly order: OrderId | 'hidden';
      /** The one seat that is told the order; `'all'` in a game against the AI. */
      readonly to: Seat | 'all';
    }
  /** The Closed Port tile moves from one port to another. */
  | {
      readonly kind: 'closed-port';
      /** The port that opens, as an index of {@link PORTS}. */
      readonly from: number;
      /** The port that it closes, as an index of {@link PORTS}. */
      readonly to: number;
    }
  /** The game is over. */
  | {
      readonly kind: 'over';
      /** Why it ended. */
      readonly ending: Ending;
    };

/**
 * What happened, chance events included.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
