import type { Seat } from '@wonders/core';
import { ORDERS_TO_END } from '../components/board.js';
import type { Cubes } from '../components/cubes.js';
import { PORTS } from '../components/tiles.js';
import { freeSteps } from '../costs/sailing.js';
import { openSheet } from '../scoring.js';
import { isScript, isSolo, type Position, SCRIPT_SEAT } from '../state/index.js';
import { orderAt } from '../table/ports.js';
import { seatOf } from '../table/seats.js';
import { cubeValue, stepsTo } from './chart.js';

/** What a turn costs in points, and what it adds to the value of the cubes. */
const TURN = 3;
const PACE = 3;
/** How much the second best order counts beside the best. */
const SECOND = 0.3;
/** What an outpost promises, and each unit of the value of the cubes, in points. */
const OUTPOST = 1.5;
const CUBE_VALUE = 0.15;
/** The AI need not sail: what each missing cube costs it, and how much its best order and its cubes count. */
const AI_LACK = 1.5;
const AI_ORDER = 0.8;
const AI_CUBE_VALUE = 0.25;
/** The turns to an order for a boat that is not yet on the map. */
const ASHORE = 2;

/** The value of the cubes that a cargo lacks for an order. */
const lacks = (cost: Cubes, cargo: Cubes): number =>
  Math.max(0, cost[0] - cargo[0]) +
  2 * Math.max(0, cost[1] - cargo[1]) +
  3 * Math.max(0, cost[2] - cargo[2]) +
  4 * Math.max(0, cost[3] - cargo[3]);

/** What the AI's cubes and its nearest order promise. */
function promiseOfScript(position: Position): number {
  const { cargo } = seatOf(position, SCRIPT_SEAT);
  let best = 0;
  for (let port = 0; port < PORTS.length; port++) {
    const order = orderAt(position, port);
    if (order !== undefined) best = Math.max(best, order.vp - AI_LACK * lacks(order.cost, cargo));
  }
  return AI_ORDER * best + AI_CUBE_VALUE * cubeValue(cargo);
}

/** What the cubes, the outposts and the two nearest orders promise a seat. */
function promise(position: Position, seat: Seat): number {
  const { cargo, boat, built } = seatOf(position, seat);
  const held = cubeValue(cargo);
  const free = freeSteps(position, seat);
  const steps = boat === null ? undefined : stepsTo(position, boat);
  const firstPort = position.map.tiles.length;
  let [best, second] = [0, 0];
  for (let port = 0; port < PORTS.length; port++) {
    const order = orderAt(position, port);
    if (order === undefined) continue;
    const missing = lacks(order.cost, cargo);
    const work = missing - 0.5 * Math.min(held - cubeValue(order.cost) + missing, missing);
    const way = steps === undefined ? ASHORE : Math.max(0, ((steps[firstPort + port] ?? 0) - free) / free);
    const worth = order.vp - TURN * (Math.max(work / PACE, way) + 1);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  const outposts = built[0] + built[1] + built[2] + built[3];
  return best + SECOND * second + OUTPOST * outposts + CUBE_VALUE * held;
}

/** What it costs to run out of rounds against the AI, in points, and how many rounds an order takes. */
const RUN_OUT = 40;
const ROUNDS_PER_ORDER = 4;

/** CENT-94: against the AI the last round is lost. What that threat costs, in points: all of it where the rounds have run out. */
function threat(position: Position, over: boolean): number {
  if (over) return position.ending === 'round-limit' ? RUN_OUT : 0;
  let most = 0;
  for (const { orders } of position.seats) most = Math.max(most, orders.length);
  const needed = ROUNDS_PER_ORDER * (ORDERS_TO_END - most);
  const left = position.options.roundLimit - position.round;
  return RUN_OUT * Math.min(1, Math.max(0, 1 - left / Math.max(1, needed)));
}

/** By how many points a seat leads the best of the others: by score, cubes, outposts and orders in reach. */
export function evaluate(position: Position, seat: Seat): number {
  const over = position.pending.length === 0;
  let [mine, best] = [0, Number.NEGATIVE_INFINITY];
  for (let each = 0; each < position.seats.length; each++) {
    const promised = over ? 0 : isScript(position, each) ? promiseOfScript(position) : promise(position, each);
    const sum = openSheet(position, each).total + promised;
    if (each === seat) mine = sum;
    else best = Math.max(best, sum);
  }
  const lost = isSolo(position) ? threat(position, over) : 0;
  return mine - best + (seat === SCRIPT_SEAT ? lost : -lost);
}
