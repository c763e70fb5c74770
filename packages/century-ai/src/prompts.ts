import { CHANCE, type NoValues, type PromptOf, type Seat } from '@wonders/core';
import { chance } from './chance.js';
import { type Colour, type Cubes, NONE, total } from './components/cubes.js';
import { PORTS, type PortId, SYMBOLS, type TradeSymbol } from './components/tiles.js';
import { outpostPrice } from './costs/building.js';
import { freeStepsLeft, stepsTaken, tollAt } from './costs/sailing.js';
import { minTrades, tradesHere } from './costs/trading.js';
import { decisions } from './moves.js';
import type { Decision, Position } from './state/index.js';
import { capacity, columnsEmptied, hasOutpost } from './table/boards.js';
import type { Hex } from './table/hexes.js';
import { boardPlace, hexOf, hexPlace, marketAt, seatPlace } from './table/places.js';
import { drawPileSize } from './table/ports.js';
import { boatOf, seatOf } from './table/seats.js';

/**
 * What is asked, by key: what is put into each question. `answers`: how many answers there are.
 *
 * @category Position
 */
export interface Prompts {
  'choose-start': { readonly sets: readonly Colour[] };
  'place-boat': NoValues;
  /** The first step of a turn, of which so many are free, or none. */
  sail: { readonly hex: Hex; readonly free: number };
  /** A further step that is free. */
  'sail-on': { readonly hex: Hex; readonly free: number; readonly canEnd: boolean };
  /** A further step, which costs a cube. */
  'sail-paid': { readonly hex: Hex; readonly cubes: number; readonly canEnd: boolean };
  toll: { readonly hex: Hex; readonly owner: Seat };
  /** The actions that are legal here; `price` in cubes if the market action builds. */
  action: {
    readonly hex: Hex;
    readonly actions: readonly ('harvest' | 'port' | 'market')[];
    readonly builds: boolean;
    readonly price: number;
  };
  upgrade: { readonly hex: Hex };
  bonus: { readonly column: number };
  trade: {
    readonly hex: Hex;
    readonly give: Cubes;
    readonly get: Cubes;
    readonly least: number;
    readonly most: number;
  };
  react: { readonly to: Seat; readonly action: 'harvest' | 'port' | 'market' };
  /** How many cubes are too many. */
  discard: { readonly cubes: number };
  remove: { readonly symbol: TradeSymbol; readonly answers: number };
  /** Which cell of how many joins the map. */
  cell: { readonly cell: number; readonly cells: number; readonly answers: number };
  tile: { readonly hex: Hex; readonly answers: number };
  order: { readonly port: PortId; readonly answers: number };
  /** Whose starting cubes the lot brings. */
  lot: { readonly to: Seat; readonly answers: number };
  draw: { readonly port: PortId; readonly answers: number };
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
  if (kind === 'discard')
    return { key: kind, values: { cubes: total(cargo) - capacity(seatOf(position, seat)) }, ...own };
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
    case 'upgrade':
      return { key: kind, values: { hex }, ...there };
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
      const price = builds ? outpostPrice(position, seat) : 0;
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

const ACTIONS = ['market', 'port', 'harvest'] as const;

/** The actions that are legal. */
function actionsAt(position: Position, seat: Seat): Prompts['action']['actions'] {
  const decision = position.pending.at(-1) as Decision;
  const rules = decisions['action'] as (typeof decisions)[string];
  const legal = Array.from({ length: rules.size(position, decision, seat) }, (_, i) =>
    rules.candidate(position, decision, i, seat),
  ).filter((move) => rules.forbids(position, decision, move) === '');
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
      const cells = bag.length + map.tiles.length;
      return { key: 'cell', values: { cell: map.hexes.length + 1, cells, answers }, ...asked };
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
      const port = decision.port ?? 0;
      // A view counts the orders that others keep face down among those not seen: they are not in the pile.
      return {
        key: 'draw',
        values: { port: PORTS[port] as PortId, answers: drawPileSize(position) },
        ...portAsked(port),
      };
    }
  }
}
