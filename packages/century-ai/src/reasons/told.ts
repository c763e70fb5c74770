import type { Seat } from '@wonders/core';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { OrderId } from '../components/orders.js';
import type { PortId } from '../components/tiles.js';
import type { Settings } from '../options/settings.js';

/**
 * A turn that the house bot plans.
 *
 * @category Bots
 */
export interface PlannedTurn {
  /** Where the boat ends its movement. */
  readonly hex: Hex;
  /** What it does there. */
  readonly action: 'harvest' | 'market' | 'port';
  /** Whether it builds an outpost there. */
  readonly builds: boolean;
  /** How often it trades there. */
  readonly trades: number;
}

/**
 * The hex of the boat whose turn the AI reacts to.
 *
 * @category Bots
 */
export interface BoatHex {
  /** Where the boat of the turn lies. */
  readonly hex: Hex;
}

/**
 * The seat that the AI reacts to.
 *
 * @category Bots
 */
export interface ActingSeat {
  /** The seat whose turn it is. */
  readonly seat: Seat;
}

/**
 * What the AI gains by a reaction.
 *
 * @category Bots
 */
export interface GainedCubes {
  /** The cubes that the AI takes from the supply, by colour. */
  readonly gains: Cubes;
}

/**
 * The reading by which the AI gains what a trade gives.
 *
 * @category Bots
 */
export interface TradeReading {
  /** The value of the option `aiTradeGain`. */
  readonly reading: Settings['aiTradeGain'];
}

/**
 * A hold that a bot foresees.
 *
 * @category Bots
 */
export interface ForeseenCargo {
  /** The cubes in the hold of the bot after the turn or the choice, by colour. */
  readonly cargo: Cubes;
}

/**
 * A port.
 *
 * @category Bots
 */
export interface NamedPort {
  /** The port, by its direction on the map. */
  readonly port: PortId;
}

/**
 * An order that shows on a port.
 *
 * @category Bots
 */
export interface NamedOrder {
  /** The order, by its tile. */
  readonly order: OrderId;
}

/**
 * A bonus tile that the house bot can take.
 *
 * @category Bots
 */
export interface NamedBonus {
  /** The bonus tile, by its ability or its points. */
  readonly tile: BonusId;
}

/**
 * A starting set that is left.
 *
 * @category Bots
 */
export interface NamedSet {
  /** The set, by the colour that it is named for. */
  readonly set: Colour;
}

/**
 * Turns that the house bot plans.
 *
 * @category Bots
 */
export interface PlannedRoute {
  /** The turns, the next one first. */
  readonly route: readonly PlannedTurn[];
}
