import type { Seat } from '@wonders/core';
import { HARVEST, ORDERS_TO_END } from '../components/board.js';
import { CUBE, type Cubes, covers, multiple, NONE, plus, total, withoutLowest } from '../components/cubes.js';
import type { Order } from '../components/orders.js';
import type { MarketTile } from '../components/tiles.js';
import { outpostCost } from '../costs/building.js';
import { freeSteps, tollAt } from '../costs/sailing.js';
import { portsByLiking } from '../script.js';
import { isSolo, type Position, SCRIPT_SEAT } from '../state/index.js';
import { capacity, hasOutpost } from '../table/boards.js';
import { marketAt, neighboursOf, portAt } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { seatOf, tilesOf } from '../table/seats.js';
import { type Hold, holdOf } from './hold.js';

/** Worse than any promise. */
export const NOTHING = -1e9;

/** What a turn costs, in VP. */
export const TIME = 3;

/** What a cube in the AI's store costs us by its rank, in VP. By the reading `printed` the AI gains most, so cubes cost more. */
const CUBE_COSTS: Cubes = [0.5, 1, 1.5, 2];
const PRINTED_CUBE_COSTS: Cubes = [0.5, 2, 5, 7];

/** No order takes more cubes of a colour than this; each beyond it costs only this share. */
const PLENTY = 6;
const SURPLUS = 0.2;

/** From this round on it cares less about the AI and searches wider, so that no game drags on. */
const PATIENCE = 50;

/** This many rounds later it no longer cares about the AI at all. */
const HASTE = 20;

/** How many rounds an order takes in peace. Where fewer are left, this many too few end all care. */
const ROUNDS_PER_ORDER = 8;
const TOO_FEW = 10;

/** An order to head for. */
interface Aim extends Order {
  readonly port: number;
  /** Its cubes. */
  readonly price: Hold;
  /** The value of its cubes. */
  readonly value: number;
  /** Turns to reach it, by place. A typed array keeps numbers of one kind: it saves a sixth of the house bot's time. */
  readonly away: Float64Array;
}

/** What an order promises at a distance in turns, with all its cubes in the hold. */
export const atMost = (vp: number, away: number): number => vp - TIME * (away + 1);

/** Values that the search needs again and again, computed once. */
export interface Chart {
  readonly position: Position;
  readonly seat: Seat;
  readonly cargo: Cubes;
  readonly hold: number;
  readonly free: number;
  readonly harvest: Hold;
  /** The open orders, the highest first. */
  readonly aims: readonly Aim[];
  /** The same by place. */
  readonly open: readonly (Aim | undefined)[];
  readonly tiles: readonly (MarketTile | undefined)[];
  /** What one trade takes, by place. */
  readonly gives: readonly Hold[];
  /** What one trade adds to the cargo less what it takes, by place. */
  readonly gains: readonly number[];
  /** What an outpost costs by place, −1 where the seat has one or there is no market tile. */
  readonly price: readonly number[];
  /** The port that the AI will empty with its next reaction unless you do so this turn; −1 for none. */
  readonly claimedNext: number;
  /** The most that any order promises from a place, with all its cubes in the hold. */
  readonly ceiling: Float64Array;
  /** What it costs that the AI gains what the tile gives, by place. */
  readonly gainCosts: Float64Array;
  /** What it costs that the AI harvests. */
  readonly harvestCost: number;
  /** Routes kept after each turn for each place. */
  readonly width: number;
}

const weighed = (cubes: Cubes, each: Cubes): number =>
  cubes[0] * each[0] + cubes[1] * each[1] + cubes[2] * each[2] + cubes[3] * each[3];
const VALUES: Cubes = [1, 2, 3, 4];
export const cubeValue = (cubes: Cubes): number => weighed(cubes, VALUES);

export function stepsTo(position: Position, from: number): readonly number[] {
  const steps: number[] = [];
  steps[from] = 0;
  const queue = [from];
  for (const place of queue)
    for (const next of neighboursOf(position, place))
      if (steps[next] === undefined) {
        steps[next] = (steps[place] ?? 0) + 1;
        queue.push(next);
      }
  return steps;
}

/** The places within a number of steps, nearest first. */
export function within(position: Position, place: number, steps: number): readonly number[] {
  const reached = [place];
  for (let step = 0, from = 0; step < steps; step++)
    for (const end = reached.length; from < end; from++)
      for (const next of neighboursOf(position, reached[from] as number))
        if (!reached.includes(next)) reached.push(next);
  return reached;
}

/** CENT-72: an order that the AI will take next promises nothing. */
function ceilings(places: readonly number[], aims: readonly Aim[], claimedNext: number): Float64Array {
  const ceiling = new Float64Array(places.length).fill(NOTHING);
  for (const { port, vp, away } of aims)
    if (port !== claimedNext)
      for (const place of places)
        ceiling[place] = Math.max(ceiling[place] ?? NOTHING, atMost(vp, away[place] ?? Number.POSITIVE_INFINITY));
  return ceiling;
}

/** The order on a port. */
function aimAt(position: Position, port: number, free: number): Aim {
  const { cost, vp } = orderAt(position, port) as Order;
  const away = new Float64Array(position.map.hexes.length).fill(Number.POSITIVE_INFINITY);
  stepsTo(position, position.map.tiles.length + port).forEach((steps, place) => {
    away[place] = (steps - free) / free;
  });
  return { port, cost, vp, price: holdOf(cost), value: cubeValue(cost), away };
}

/** CENT-94: against the AI the last round is lost. By how many rounds the limit comes before a fourth order, in peace. */
function roundsMissing(position: Position): number {
  const most = Math.max(...position.seats.map(({ orders }) => orders.length));
  return ROUNDS_PER_ORDER * (ORDERS_TO_END - most) - (position.options.roundLimit - position.round);
}

/** The chart for a seat that decides. */
export function chartFor(position: Position, seat: Seat): Chart {
  const places = [...position.map.hexes.keys()];
  const side = seatOf(position, seat);
  const free = freeSteps(position, seat);
  const solo = isSolo(position);
  const store = solo ? seatOf(position, SCRIPT_SEAT).cargo : NONE;
  const liked = portsByLiking(position).map((port) => aimAt(position, port, free));
  const aims = [...liked].sort((a, b) => b.vp - a.vp);
  const tiles = places.map((place) => marketAt(position, place));
  const gives = tiles.map((tile) => (tile === undefined ? 0 : holdOf(tile.give)));
  const haste = Math.max(0, (position.round - PATIENCE) / HASTE, solo ? roundsMissing(position) / TOO_FEW : 0);
  const care = solo ? Math.max(0, 1 - haste) : 0;
  const gift = (position.options.aiTradeGain === 'printed' ? PRINTED_CUBE_COSTS : CUBE_COSTS).map(
    (each, rank) => care * each * (store[rank as 0] < PLENTY ? 1 : SURPLUS),
  ) as unknown as Cubes;
  const claimedNext = solo ? (liked.find(({ cost }) => covers(store, cost))?.port ?? -1) : -1;
  return {
    position,
    seat,
    cargo: side.cargo,
    hold: capacity(side),
    free,
    harvest: holdOf(plus(HARVEST, multiple(CUBE.red, tilesOf(side, 'bonus-harvest-red')))),
    aims,
    open: places.map((place) => aims.find(({ port }) => port === portAt(position, place))),
    tiles,
    gives,
    gains: tiles.map((tile, place) => (tile === undefined ? 0 : holdOf(tile.get) - (gives[place] ?? 0))),
    price: tiles.map((tile, place) =>
      tile === undefined || hasOutpost(position, seat, place) ? -1 : outpostCost(position, place),
    ),
    claimedNext,
    ceiling: ceilings(places, aims, claimedNext),
    gainCosts: new Float64Array(tiles.map((tile) => (tile === undefined ? 0 : weighed(tile.get, gift)))),
    harvestCost: weighed(HARVEST, gift),
    width: 1 + Math.floor(haste),
  };
}

/** The cargo after ending on a place; `undefined` when it cannot pay the toll. */
export function afterToll(position: Position, seat: Seat, place: number, cargo: Cubes): Cubes | undefined {
  const toll = tollAt(position, seat, place);
  if (toll > total(cargo)) return undefined;
  return plus(withoutLowest(cargo, toll), position.loose[place] ?? NONE);
}
