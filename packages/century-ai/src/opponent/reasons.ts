import type { Trace as CoreTrace, NoValues, ReasonOf, Seat } from '@wonders/core';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import type { PortId } from '../components/tiles.js';
import type { Settings } from '../options/settings.js';
import type { Ending } from '../state/index.js';
import type { Hex } from '../table/hexes.js';

/**
 * A turn that the house bot plans.
 *
 * @category Bots
 */
export interface PlannedTurn {
  /** Where the boat ends its movement. */
  readonly hex: Hex;
  readonly action: 'harvest' | 'market' | 'port';
  /** Whether it builds an outpost there. */
  readonly builds: boolean;
  /** How often it trades there. */
  readonly trades: number;
}

/**
 * What the bots have to say, by key: what is put into each sentence.
 *
 * @category Bots
 */
export interface Reasons {
  // The AI's reaction, first what it does.
  'takes-order': {
    readonly order: OrderId;
    readonly port: PortId;
    /** What decided among the orders that it can pay; `null` where that is not told. */
    readonly because: 'only-one' | 'most-vp' | 'fewest-cubes' | 'first-port' | null;
  };
  'places-outpost': { readonly hex: Hex; readonly gains: Cubes };
  'gains-cubes': { readonly gains: Cubes };
  'changes-nothing': NoValues;

  // Which order it takes: the list, its items, its candidates and what is to be known of them.
  'order-list': NoValues;
  'order-it-can-pay': NoValues;
  'order-with-most-vp': NoValues;
  'order-with-fewest-cubes': NoValues;
  'first-port': NoValues;
  port: { readonly port: PortId };
  'no-order': NoValues;
  'can-pay': { readonly order: OrderId };
  'cannot-pay': { readonly order: OrderId; readonly lacks: Cubes };
  'last-resort': NoValues;
  vp: { readonly vp: number };
  'number-of-cubes': { readonly cubes: number };

  // Why it does that.
  'port-is-closed': { readonly port: PortId };
  'pays-no-order': { readonly store: Cubes };
  'order-is-all': NoValues;
  'port-action': { readonly seat: Seat };
  'no-market-tile': { readonly hex: Hex };
  'has-outpost': { readonly hex: Hex };
  'lacks-outpost': { readonly hex: Hex };
  'outpost-is-all': NoValues;
  'no-trade-here': { readonly gains: Cubes };
  'gains-as-printed': { readonly seat: Seat; readonly get: Cubes; readonly gains: Cubes };
  'seat-harvested': { readonly seat: Seat; readonly gains: Cubes };
  'seat-did-not-trade': { readonly seat: Seat; readonly reading: Settings['aiTradeGain']; readonly gains: Cubes };
  'seat-traded': {
    readonly seat: Seat;
    readonly trades: number;
    readonly reading: Settings['aiTradeGain'];
    readonly gains: Cubes;
  };
  'turn-all-the-same': NoValues;

  // What it will do: after what, and what that comes to.
  'if-you': { readonly upgrade: Colour | null; readonly trades: number | null };
  'if-drawn': { readonly port: PortId; readonly tiles: readonly (OrderId | 'closed-port')[] };
  'closed-port-goes': { readonly from: PortId; readonly to: PortId };
  /** `bonus`: a bonus tile of yours is still to come. `discards`: that many cubes of yours still go. */
  'scores-then': { readonly you: number; readonly ai: number; readonly bonus: boolean; readonly discards: number };
  'ends-game': { readonly ending: Ending; readonly leads: Seat };
  'tie-won-by': { readonly seat: Seat };

  // What the house bot chooses.
  /** `first`: the first of its turns; `cargo`: what the hold has after it. */
  'head-for': {
    readonly order: OrderId;
    readonly port: PortId;
    readonly turns: number;
    readonly points: number;
    readonly first: PlannedTurn;
    readonly cargo: Cubes;
  };
  'no-order-in-sight': { readonly route: readonly PlannedTurn[]; readonly cargo: Cubes };
  'start-with': { readonly set: Colour };
  'begin-on': { readonly hex: Hex };
  'dock-now': NoValues;
  /** Its search gives a move that is not legal, so it takes the last legal one. */
  unweighed: NoValues;
  'no-order-open': NoValues;
  'all-the-same': NoValues;
  /** `equal`: how many other cargos are as near. */
  'cargo-nearest': { readonly cargo: Cubes; readonly equal: number };
  'only-cube': { readonly cargo: Cubes };
  'take-bonus': { readonly tile: BonusId };

  // Why, in turns and in points.
  route: { readonly route: readonly PlannedTurn[] };
  'points-of-plan': {
    readonly order: number;
    /** What is added because the AI would take the order next. */
    readonly denied: number;
    readonly outposts: number;
    readonly building: number;
    readonly turns: number;
    readonly time: number;
    /** What the AI gains on the way, 0 or more. */
    readonly gifts: number;
    readonly total: number;
  };
  'cargo-then': { readonly cargo: Cubes };
  'points-of-route': { readonly total: number; readonly gifts: number };

  // Its lists, their items, candidates and what is to be known of them.
  'nearest-list': NoValues;
  'set-list': NoValues;
  'best-set': NoValues;
  'nearest-cargo': NoValues;
  'bonus-list': NoValues;
  'best-bonus': NoValues;
  set: { readonly set: Colour };
  cubes: { readonly cubes: Cubes };
  cube: { readonly colour: Colour };
  'no-cube': NoValues;
  /** What an order promises with it, in points; `null` where none is open. */
  'leaves-cargo': { readonly cargo: Cubes; readonly points: number | null };
  bonus: { readonly tile: BonusId };
}

/**
 * Something that a bot has to say, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;

/** Hears why a bot moves as it does. */
export type Trace = CoreTrace<Reason>;
