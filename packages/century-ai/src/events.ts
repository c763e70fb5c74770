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
  /** A round and a turn begin. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  /** A boat moves to another place. */
  | { readonly kind: 'boat'; readonly seat: Seat; readonly place: number }
  /** Cubes change hands. */
  | SupplyEvent
  /** A seat takes its action. */
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: 'market' | 'port' | 'harvest' }
  /** A seat builds an outpost from a column (0 to 4) of its row. */
  | {
      readonly kind: 'outpost';
      readonly seat: Seat;
      readonly place: number;
      readonly symbol: TradeSymbol;
      readonly column: number;
    }
  /** A seat trades this many times. */
  | { readonly kind: 'trades'; readonly seat: Seat; readonly times: number }
  /** A seat takes a bonus tile. */
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly tile: BonusId }
  /** A seat takes an order from a port. */
  | {
      readonly kind: 'order';
      readonly seat: Seat;
      readonly port: number;
      readonly order: OrderId | 'hidden';
      readonly to: Seat | 'all';
    }
  /** The Closed Port tile moves from one port to another. */
  | { readonly kind: 'closed-port'; readonly from: number; readonly to: number }
  /** The game is over. */
  | { readonly kind: 'over'; readonly ending: Ending };

/**
 * What happened, chance events included.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
