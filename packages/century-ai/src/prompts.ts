import { CHANCE, type NoValues, type PromptOf, type Seat } from '@wonders/core';
import { chance } from './chance.js';
import { type Colour, type Cubes, NONE, total } from './components/cubes.js';
import { growth, type Hex } from './components/hexes.js';
import { PORTS, type PortId, SYMBOLS, type TradeSymbol } from './components/tiles.js';
import { outpostPrice } from './costs/building.js';
import { freeStepsLeft, stepsTaken, tollAt } from './costs/sailing.js';
import { minTrades, tradesHere } from './costs/trading.js';
import { decisions } from './moves.js';
import type { Decision, Position } from './state/index.js';
import { columnsEmptied, hasOutpost, overfull } from './table/boards.js';
import { boardPlace, hexOf, hexPlace, marketAt, seatPlace } from './table/places.js';
import { drawPileSize } from './table/ports.js';
import { boatOf, seatOf } from './table/seats.js';

/**
 * Where the boat of the asked seat lies.
 *
 * @category Position
 */
export interface BoatAt {
  /** The hex of the boat. */
  readonly hex: Hex;
}

/**
 * How open a chance question is.
 *
 * @category Position
 */
export interface Answers {
  /** How many answers there are. */
  readonly answers: number;
}

/**
 * What is asked, by key: what is put into each question.
 *
 * @category Position
 */
export interface Prompts {
  /** Which starting set to take, in a game of several seats (CENT-113). */
  'choose-start': {
    /** The starting sets that are left, by the colours that they are named for. */
    readonly sets: readonly Colour[];
  };
  /** On which market tile the boat begins (CENT-27). */
  'place-boat': NoValues;
  /** The first step of a turn. */
  sail: BoatAt & {
    /** How many steps of this turn are free: 1, and one for each such bonus tile (CENT-35, CENT-63). */
    readonly free: number;
  };
  /** A further step that is free. */
  'sail-on': BoatAt & {
    /** How many more steps are free, 1 or more. */
    readonly free: number;
    /** Whether the seat can end its movement here: it can pay the toll. */
    readonly canEnd: boolean;
  };
  /** A further step, which costs a cube. */
  'sail-paid': BoatAt & {
    /** How many cubes the hold has; with 0 the movement must end. */
    readonly cubes: number;
    /** Whether the seat can end its movement here: it can pay the toll. */
    readonly canEnd: boolean;
  };
  /** One cube of the toll. */
  toll: BoatAt & {
    /** The seat that the cube goes to. */
    readonly owner: Seat;
  };
  /** Whether to collect the cubes on the hex (CENT-121). */
  collect: BoatAt & {
    /** The cubes lying there, by colour. */
    readonly cubes: Cubes;
  };
  /** The action of a turn. */
  action: BoatAt & {
    /** The actions that are legal here; `pass` leaves it out (CENT-120). */
    readonly actions: readonly ('harvest' | 'port' | 'market' | 'pass')[];
    /** Whether the market action builds an outpost here. */
    readonly builds: boolean;
    /** How many cubes that outpost costs; 0 where none is built. */
    readonly price: number;
  };
  /** Which cube to upgrade, if any (CENT-50). */
  upgrade: BoatAt & {
    /** How many upgrades are left, this one included. */
    readonly left: number;
  };
  /** Which bonus tile to take (CENT-60). */
  bonus: {
    /** How many columns of the seat's board are empty, 1 to 5: the latest one brings the tile. */
    readonly column: number;
  };
  /** How often to trade. */
  trade: BoatAt & {
    /** What one trade takes, by colour. */
    readonly give: Cubes;
    /** What one trade gives, by colour. */
    readonly get: Cubes;
    /** The fewest trades that are legal: 0 after an outpost was built, otherwise 1 (CENT-53). */
    readonly least: number;
    /** The most trades that the hold can pay for. */
    readonly most: number;
  };
  /** The AI's reaction. */
  react: {
    /** The seat that it reacts to. */
    readonly to: Seat;
    /** The action of that seat. */
    readonly action: 'harvest' | 'port' | 'market';
  };
  /** A cube to discard. */
  discard: {
    /** How many cubes are too many for the hold. */
    readonly cubes: number;
  };
  /** Which market tile leaves the game. */
  remove: Answers & {
    /** The symbol of the tile. */
    readonly symbol: TradeSymbol;
  };
  /** Which hex joins a random map. */
  cell: Answers & {
    /** Which cell of the map it is, from 1. */
    readonly cell: number;
    /** How many cells the map will have. */
    readonly cells: number;
  };
  /** Which tile lies on the map. */
  tile: Answers & {
    /** The hex of the tile. */
    readonly hex: Hex;
  };
  /** Which order lies on a port at the start. */
  order: Answers & {
    /** The port that gets it. */
    readonly port: PortId;
  };
  /** Which starting cubes a seat gets. */
  lot: Answers & {
    /** The seat that gets them. */
    readonly to: Seat;
  };
  /** Which tile refills a port. */
  draw: Answers & {
    /** The port that gets it. */
    readonly port: PortId;
  };
}

/**
 * What is asked, as data.
 *
 * @category Position
 */
export type Prompt = PromptOf<Prompts>;

/** The question of a decision. */
export function prompt(position: Position, decision: Decision, seat: Seat): Prompt {
  return seat === CHANCE ? askedOfTable(position, decision) : askedOfSeat(position, decision, seat);
}

function askedOfSeat(position: Position, { kind, owner }: Decision, seat: Seat): Prompt {
  const own = { seat, places: [seatPlace(seat)] };
  if (kind === 'choose-start') return { key: kind, values: { sets: position.sets }, ...own };
  if (kind === 'place-boat') return { key: kind, values: {}, seat, places: [] };
  const { cargo } = seatOf(position, seat);
  if (kind === 'discard') return { key: kind, values: { cubes: overfull(seatOf(position, seat)) }, ...own };
  if (kind === 'bonus') {
    const column = columnsEmptied(seatOf(position, seat));
    return { key: kind, values: { column }, seat, places: [boardPlace(seat)] };
  }
  const boat = boatOf(position, position.turn);
  const hex = hexOf(position, boat);
  const there = { seat, places: [hexPlace(hex)] };
  switch (kind) {
    case 'toll':
      return { key: kind, values: { hex, owner: owner ?? seat }, ...there };
    case 'collect':
      return { key: kind, values: { hex, cubes: position.loose[boat] ?? NONE }, ...there };
    case 'upgrade': {
      const left = position.pending.filter((each) => each.kind === kind).length;
      return { key: kind, values: { hex, left }, ...there };
    }
    case 'trade': {
      const { give, get } = marketAt(position, boat) ?? { give: NONE, get: NONE };
      return {
        key: kind,
        values: { hex, give, get, least: minTrades(position), most: tradesHere(position) },
        ...there,
      };
    }
    case 'react':
      return { key: kind, values: { to: position.turn, action: position.action ?? 'harvest' }, ...there };
    case 'action': {
      const builds = marketAt(position, boat) !== undefined && !hasOutpost(position, seat, boat);
      const price = outpostPrice(position, seat);
      return { key: kind, values: { hex, actions: actionsAt(position, seat), builds, price }, ...there };
    }
    default: {
      const free = freeStepsLeft(position, seat);
      if (stepsTaken(position) === 0) return { key: 'sail', values: { hex, free }, ...there };
      const canEnd = total(cargo) >= tollAt(position, seat, boat);
      return free > 0
        ? { key: 'sail-on', values: { hex, free, canEnd }, ...there }
        : { key: 'sail-paid', values: { hex, cubes: total(cargo), canEnd }, ...there };
    }
  }
}

const ACTIONS = ['market', 'port', 'harvest', 'pass'] as const;

/** The actions that are legal. */
function actionsAt(position: Position, seat: Seat): Prompts['action']['actions'] {
  const decision = position.pending.at(-1) as Decision;
  const legal = decisions['action']?.list(position, decision, seat) ?? [];
  return ACTIONS.filter((action) => legal.some(({ kind }) => kind === action));
}

function askedOfTable(position: Position, decision: Decision): Prompt {
  const { map, ports, bag, removed } = position;
  const answers = chance.rules[decision.kind]?.size(position, decision) ?? 0;
  const asked = { seat: CHANCE, places: [] };
  const portAsked = (port: number) => ({
    seat: CHANCE,
    places: [hexPlace(hexOf(position, map.hexes.length - ports.length + port))],
  });
  switch (decision.kind) {
    case 'remove':
      return { key: 'remove', values: { symbol: SYMBOLS[removed.length] ?? 'cloves', answers }, ...asked };
    case 'cell': {
      const places = growth(map.hexes).map(hexPlace);
      return { key: 'cell', values: { cell: map.hexes.length + 1, cells: bag.length, answers }, seat: CHANCE, places };
    }
    case 'tile': {
      const hex = hexOf(position, map.tiles.length);
      return { key: 'tile', values: { hex, answers }, seat: CHANCE, places: [hexPlace(hex)] };
    }
    case 'order': {
      const port = ports.indexOf(null);
      return { key: 'order', values: { port: PORTS[port] as PortId, answers }, ...portAsked(port) };
    }
    case 'lot':
      return { key: 'lot', values: { to: 0, answers }, seat: CHANCE, places: [seatPlace(0)] };
    default: {
      const port = decision.port as number;
      // A view counts the orders that others keep face down among those not seen: they are not in the pile.
      return {
        key: 'draw',
        values: { port: PORTS[port] as PortId, answers: drawPileSize(position) },
        ...portAsked(port),
      };
    }
  }
}
