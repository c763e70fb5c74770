import type { Trace as CoreTrace, NoValues, ReasonOf, Seat } from '@wonders/core';
import type { Colour, Cubes } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { OrderId } from '../components/orders.js';
import type { PortId } from '../components/tiles.js';
import type { Ending } from '../state/index.js';

import type {
  ActingSeat,
  BoatHex,
  ForeseenCargo,
  GainedCubes,
  NamedBonus,
  NamedOrder,
  NamedPort,
  NamedSet,
  PlannedRoute,
  PlannedTurn,
  TradeReading,
} from './told.js';

/**
 * What the bots have to say, by key: what is put into each sentence.
 *
 * @category Bots
 */
export interface Reasons {
  // The AI's reaction, first what it does.
  /** The headline of a reaction that takes an order (CENT-72, step 1). */
  'takes-order': NamedOrder &
    NamedPort & {
      /** What decided among the orders that it can pay; `null` where that is not told. */
      readonly because: 'only-one' | 'most-vp' | 'fewest-cubes' | 'first-port' | null;
    };
  /** The headline of a reaction that places an outpost on your hex (CENT-72, step 3); it may gain cubes as well. */
  'places-outpost': BoatHex & GainedCubes;
  /** The headline of a reaction that only gains cubes (CENT-72, steps 2 and 3). */
  'gains-cubes': GainedCubes;
  /** The headline of a reaction that brings nothing (CENT-77). */
  'changes-nothing': NoValues;

  // Which order it takes: the list, its items, its candidates and what is to be known of them.
  /** The name of the list by which it takes an order. */
  'order-list': NoValues;
  /** The first item of that list: an order that its cubes can pay. */
  'order-it-can-pay': NoValues;
  /** The second item: the most victory points. */
  'order-with-most-vp': NoValues;
  /** The third item: the fewest cubes. */
  'order-with-fewest-cubes': NoValues;
  /** The last item: the first of the ports NW, NE, SE, SW. */
  'first-port': NoValues;
  /** A candidate: the port of an order. */
  port: NamedPort;
  /** A candidate: to take none. */
  'no-order': NoValues;
  /** Of a port: the AI can pay its order. */
  'can-pay': NamedOrder;
  /** Of a port: the AI cannot pay its order. */
  'cannot-pay': NamedOrder & {
    /** The cubes of its cost that the AI does not have, by colour. */
    readonly lacks: Cubes;
  };
  /** Of the candidate that takes no order: it comes last. */
  'last-resort': NoValues;
  /** Of a port: what its order is worth. */
  vp: {
    /** The victory points that the order is worth. */
    readonly vp: number;
  };
  /** Of a port: how much its order costs. */
  'number-of-cubes': {
    /** How many cubes the order costs, of all colours. */
    readonly cubes: number;
  };

  // Why it does that.
  /** A port has no order: the Closed Port lies on it (CENT-58). */
  'port-is-closed': NamedPort;
  /** It takes no order: its cubes can pay none. */
  'pays-no-order': {
    /** The cubes that the AI has, by colour. */
    readonly store: Cubes;
  };
  /** An order is all that it takes in its turn (CENT-72, step 1). */
  'order-is-all': NoValues;
  /** It harvests, since you took a port action (CENT-72, step 2). */
  'port-action': ActingSeat;
  /** It places no outpost: there is no market tile (CENT-75). */
  'no-market-tile': BoatHex;
  /** It places no outpost: it has one there. */
  'has-outpost': BoatHex;
  /** It places an outpost, free of charge (CENT-74). */
  'lacks-outpost': BoatHex;
  /** It gains no cubes, since it placed an outpost: the option `aiMarketReaction` says so. */
  'outpost-is-all': NoValues;
  /** It gains a harvest: your hex has no trade. */
  'no-trade-here': GainedCubes;
  /** It gains what the trade gives, whatever you did: the option `aiTradeGain` says so. */
  'gains-as-printed': ActingSeat &
    GainedCubes & {
      /** What one trade of the tile gives, by colour. */
      readonly get: Cubes;
    };
  /** It gains a harvest, as you did. */
  'seat-harvested': ActingSeat & GainedCubes;
  /** It gains nothing: you built and did not trade. */
  'seat-did-not-trade': ActingSeat & TradeReading & GainedCubes;
  /** It gains what your trades gave, once or each time. */
  'seat-traded': ActingSeat &
    TradeReading &
    GainedCubes & {
      /** How often that seat traded this turn, 1 or more. */
      readonly trades: number;
    };
  /** A turn that changes nothing is its turn all the same (CENT-77). */
  'turn-all-the-same': NoValues;

  // What it will do: after what, and what that comes to.
  /** A reaction that is foreseen: it follows if you decide like this. */
  'if-you': {
    /** The cubes that you upgrade first, in this order. */
    readonly upgrades: readonly Colour[];
    /** How often you trade first; `null` where no trade is asked. */
    readonly trades: number | null;
  };
  /** A reaction that is foreseen: it follows if one of these tiles is drawn. */
  'if-drawn': {
    /** The port that you have emptied. */
    readonly port: PortId;
    /** The tiles of the pile after any of which the AI does this. */
    readonly tiles: readonly (OrderId | 'closed-port')[];
  };
  /** The Closed Port moves with the order that it takes (CENT-57). */
  'closed-port-goes': {
    /** The port that the Closed Port tile leaves. */
    readonly from: PortId;
    /** The port that it closes next. */
    readonly to: PortId;
  };
  /** The scores after a reaction that is foreseen. */
  'scores-then': {
    /** Your points after the reaction. */
    readonly you: number;
    /** The points of the AI after the reaction. */
    readonly ai: number;
    /** Whether a bonus tile of yours is still to come, which `you` does not count. */
    readonly bonus: boolean;
    /** How many cubes you still discard, which `you` counts. */
    readonly discards: number;
  };
  /** The game ends with the round of that reaction. */
  'ends-game': {
    /** Why the game ends with this round. */
    readonly ending: Ending;
    /** The seat that wins if the scores stay as they are. */
    readonly leads: Seat;
  };
  /** The scores are equal then. */
  'tie-won-by': {
    /** The seat that wins with equal points (CENT-95). */
    readonly seat: Seat;
  };

  // What the house bot chooses.
  /** The house bot's plan: an order, and how it gets there. */
  'head-for': NamedOrder &
    NamedPort &
    ForeseenCargo & {
      /** How many turns until it takes the order, this one included. */
      readonly turns: number;
      /** What the whole plan is worth to it, in victory points, with fractions. */
      readonly points: number;
      /** The first of its turns, after which the hold has `cargo`. */
      readonly first: PlannedTurn;
    };
  /** The house bot's plan without an order: the route that promises most. */
  'no-order-in-sight': PlannedRoute & ForeseenCargo;
  /** The starting set that it takes. */
  'start-with': NamedSet;
  /** Where it places its boat: the market tile that promises most. */
  'begin-on': {
    /** The hex where it places its boat. */
    readonly hex: Hex;
  };
  /** It ends its movement, since it pays for one step in a turn at most. */
  'dock-now': NoValues;
  /** Its search gives a move that is not legal, so it takes the last legal one. */
  unweighed: NoValues;
  /** It has no plan: no port has an order to head for. */
  'no-order-open': NoValues;
  /** It has no plan: nothing that it considers changes its cubes or builds. */
  'all-the-same': NoValues;
  /** What it pays, upgrades or discards: the choice that leaves it nearest to an order. */
  'cargo-nearest': ForeseenCargo & {
    /** How many other choices leave a cargo that is as near to an order. */
    readonly equal: number;
  };
  /** What it pays, upgrades or discards: there is no other choice. */
  'only-cube': ForeseenCargo;
  /** It collects the cubes on its hex. */
  collects: ForeseenCargo;
  /** It leaves the cubes on its hex: it would only discard as many. */
  leaves: ForeseenCargo;
  /** The bonus tile that it takes. */
  'take-bonus': NamedBonus;

  // Why, in turns and in points.
  /** The plan turn by turn. */
  route: PlannedRoute;
  /** The plan in victory points, with fractions. */
  'points-of-plan': {
    /** The victory points of the order. */
    readonly order: number;
    /** What is added because the AI would take the order next. */
    readonly denied: number;
    /** How many outposts it builds on the way. */
    readonly outposts: number;
    /** What these outposts are worth to it, 0 or more. */
    readonly building: number;
    /** How many turns the plan takes. */
    readonly turns: number;
    /** What these turns cost it, less than 0. */
    readonly time: number;
    /** What the AI gains on the way, 0 or more. */
    readonly gifts: number;
    /** What the plan is worth in all: the sum of the parts, less `gifts`. */
    readonly total: number;
  };
  /** CENT-90, CENT-94: the plan takes more turns than the game has left. */
  'end-unweighed': NoValues;
  /** What the hold has after the first turn. */
  'cargo-then': ForeseenCargo;
  /** The route in victory points, with fractions. */
  'points-of-route': {
    /** What the route promises in all, in victory points, with fractions. */
    readonly total: number;
    /** What the AI gains on the way, 0 or more, which `total` has taken off. */
    readonly gifts: number;
  };

  // Its lists, their items, candidates and what is to be known of them.
  /** The name of the list by which it pays, upgrades and discards cubes. */
  'nearest-list': NoValues;
  /** The name of the list by which it takes a starting set. */
  'set-list': NoValues;
  /** The item of that list: brown, then green, red and yellow. */
  'best-set': NoValues;
  /** The item of the list of cubes: the cargo nearest to an order. */
  'nearest-cargo': NoValues;
  /** The name of the list by which it takes a bonus tile. */
  'bonus-list': NoValues;
  /** The item of that list: the tile that it likes best. */
  'best-bonus': NoValues;
  /** A candidate: a starting set. */
  set: NamedSet;
  /** Of a starting set: what is in it. */
  cubes: {
    /** The cubes of a starting set, by colour. */
    readonly cubes: Cubes;
  };
  /** A candidate: a cube of its hold. */
  cube: {
    /** The colour of the cube that it pays, upgrades or discards. */
    readonly colour: Colour;
  };
  /** A candidate: to upgrade none. */
  'no-cube': NoValues;
  /** Of a cube: what the choice leaves in the hold. */
  'leaves-cargo': ForeseenCargo & {
    /** What the best order promises with that cargo, in victory points; `null` where none is open. */
    readonly points: number | null;
  };
  /** A candidate: a bonus tile. */
  bonus: NamedBonus;
}

/**
 * Something that a bot has to say, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;

/** Hears why a bot moves as it does. */
export type Trace = CoreTrace<Reason>;
