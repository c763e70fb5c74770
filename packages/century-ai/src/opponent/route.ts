import type { Seat } from '@wonders/core';
import { capacity, hasOutpost, outpostCost } from '../building.js';
import type { Cubes } from '../components/cubes.js';
import { covers, minus, NONE, plus, total } from '../components/cubes.js';
import type { Order } from '../components/orders.js';
import type { MarketTile } from '../components/tiles.js';
import { PORTS, tradeText } from '../components/tiles.js';
import { boatsOn, freeSteps } from '../sailing.js';
import type { Position } from '../state.js';
import { AI } from '../state.js';
import { maxTrades, traded } from '../trading.js';
import { hexOf, marketAt, neighboursOf, orderAt, owns, portAt, seatOf } from '../world.js';

/** What the house bot's search goes by; found by playing, not by any rule. */
const TUNING = {
  /** Routes kept after each turn for each place. */
  width: 2,
  /** Turns looked ahead at most. */
  turns: 12,
  /** Turns searched on after the first order has been reached. */
  extra: 2,
  /** Worth of an outpost, in VP. */
  outpost: 2.5,
  /** What a unit of cube value in the AI's store costs, in VP. */
  gift: 0.5,
  /** Cube value that a turn is guessed to add. */
  pace: 3,
} as const;

/** One turn of a route. */
interface Turn {
  readonly place: number;
  readonly action: 'harvest' | 'market' | 'port';
  readonly builds: boolean;
  readonly trades: number;
}

/** A turn without building or trading. */
export const plain = (place: number, action: Turn['action']): Turn => ({ place, action, builds: false, trades: 0 });

/** Where a route has come to after its last turn. */
export interface Route {
  readonly place: number;
  readonly cargo: Cubes;
  /** Worth of what it has built less worth of what it has given to the AI. */
  readonly worth: number;
  readonly turn: Turn;
  /** The turns before the last. */
  readonly before: Route | null;
  /** How many turns it has taken. */
  readonly turns: number;
}

/** A route that ends with an order. */
export interface Plan {
  readonly route: Route;
  readonly port: number;
  /** Points per turn. */
  readonly value: number;
}

/** What the search looks up again and again. */
export interface Chart {
  readonly position: Position;
  readonly seat: Seat;
  readonly cargo: Cubes;
  readonly hold: number;
  readonly free: number;
  readonly orders: readonly (Order | undefined)[];
  readonly tiles: readonly (MarketTile | undefined)[];
  /** What an outpost costs by place, −1 where the seat has one. */
  readonly price: readonly number[];
  /** Steps to each port, by port and place. */
  readonly steps: readonly (readonly number[])[];
  /** The places within the free steps, by place. */
  readonly near: readonly (readonly number[])[];
  /** The port that the AI will empty with its next reaction, −1 for none. */
  readonly doomed: number;
  readonly gift: number;
}

const worthOf = (cubes: Cubes): number => cubes[0] + 2 * cubes[1] + 3 * cubes[2] + 4 * cubes[3];

function stepsTo(position: Position, from: number): number[] {
  const steps = position.map.hexes.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const queue = [from];
  for (const place of queue)
    for (const next of neighboursOf(position, place))
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = (steps[place] ?? 0) + 1;
        queue.push(next);
      }
  return steps;
}

export function within(position: Position, place: number, steps: number): readonly number[] {
  const reached = new Set([place]);
  for (let i = 0; i < steps; i++)
    for (const each of [...reached]) for (const next of neighboursOf(position, each)) reached.add(next);
  return [...reached];
}

export function chartFor(position: Position, seat: Seat): Chart {
  const places = position.map.hexes.map((_, place) => place);
  const ports = PORTS.map((_, port) => port);
  const side = seatOf(position, seat);
  const free = freeSteps(position, seat);
  const solo = position.options.mode === 'solo';
  const orders = ports.map((port) => orderAt(position, port));
  return {
    position,
    seat,
    cargo: side.cargo,
    hold: capacity(side),
    free,
    orders,
    tiles: places.map((place) => marketAt(position, place)),
    price: places.map((place) => (hasOutpost(position, seat, place) ? -1 : outpostCost(position, place))),
    steps: ports.map((port) => stepsTo(position, position.map.tiles.length + port)),
    near: places.map((place) => within(position, place, free)),
    doomed: solo ? doomedPort(position, orders) : -1,
    gift: solo ? TUNING.gift : 0,
  };
}

/** The best order that the AI can pay as things are: unless it is taken this turn, it is gone. */
function doomedPort(position: Position, orders: readonly (Order | undefined)[]): number {
  const { cargo } = seatOf(position, AI);
  let doomed = -1;
  for (const [port, order] of orders.entries())
    if (order !== undefined && covers(cargo, order.cost) && order.vp > (orders[doomed]?.vp ?? 0)) doomed = port;
  return doomed;
}

/** Takes so many cubes off, lowest rank first. */
export function withoutLowest(cargo: Cubes, count: number): Cubes {
  let left = count;
  const take = (held: number): number => {
    const taken = Math.min(held, left);
    left -= taken;
    return held - taken;
  };
  return [take(cargo[0]), take(cargo[1]), take(cargo[2]), take(cargo[3])];
}

/** What the AI is given by a turn, as cube value (CENT-72). */
function gift(chart: Chart, tile: MarketTile | undefined, turn: Turn): number {
  const { aiTradeGain } = chart.position.options;
  if (turn.action === 'port' || tile === undefined) return 2;
  if (aiTradeGain === 'printed') return worthOf(tile.get);
  if (turn.action === 'harvest') return 2;
  return worthOf(tile.get) * (aiTradeGain === 'once' ? Math.min(1, turn.trades) : turn.trades);
}

/** The route after one more turn, whose cargo is cut down to the hold. */
export function onward(chart: Chart, before: Route | null, turn: Turn, cargo: Cubes): Route {
  const over = total(cargo) - chart.hold;
  const given = gift(chart, chart.tiles[turn.place], turn);
  return {
    place: turn.place,
    cargo: over > 0 ? withoutLowest(cargo, over) : cargo,
    worth: (before?.worth ?? 0) + (turn.builds ? TUNING.outpost : 0) - chart.gift * given,
    turn,
    before,
    turns: (before?.turns ?? 0) + 1,
  };
}

const builtOn = (route: Route | null, place: number): boolean =>
  route !== null && ((route.turn.builds && route.turn.place === place) || builtOn(route.before, place));

/** Every route that goes on by one turn with its boat on a place; `cargo` as it is on arrival. */
export function actionsAt(chart: Chart, before: Route | null, place: number, cargo: Cubes, into: Route[]): void {
  const red = owns(chart.position, chart.seat, 'bonus-harvest-red') ? 1 : 0;
  into.push(onward(chart, before, plain(place, 'harvest'), plus(cargo, [2, red, 0, 0])));
  const tile = chart.tiles[place];
  if (tile === undefined) return;
  const price = chart.price[place] ?? 0;
  const builds = price >= 0 && !builtOn(before, place);
  if (builds && total(cargo) < price) return;
  tradesAt(chart, before, place, builds ? withoutLowest(cargo, price) : cargo, builds, into);
}

/** Every number of trades on a place, none only after building (CENT-53). */
export function tradesAt(
  chart: Chart,
  before: Route | null,
  place: number,
  cargo: Cubes,
  builds: boolean,
  into: Route[],
): void {
  const tile = chart.tiles[place];
  if (tile === undefined) return;
  const most = maxTrades(cargo, tile);
  for (let times = builds ? 0 : 1; times <= most; times++)
    into.push(onward(chart, before, { place, action: 'market', builds, trades: times }, traded(cargo, tile, times)));
}

/** Points per turn that a route promises: the best order by what is missing and how far it is. */
export function promise(chart: Chart, { cargo, place, worth, turns }: Route): number {
  let best = Number.NEGATIVE_INFINITY;
  const value = worthOf(cargo);
  for (let port = 0; port < chart.orders.length; port++) {
    const order = chart.orders[port];
    if (order === undefined || port === chart.doomed) continue;
    const { cost } = order;
    const lacks =
      Math.max(0, cost[0] - cargo[0]) +
      2 * Math.max(0, cost[1] - cargo[1]) +
      3 * Math.max(0, cost[2] - cargo[2]) +
      4 * Math.max(0, cost[3] - cargo[3]);
    const spare = value - worthOf(cost) + lacks;
    const work = lacks - 0.5 * Math.min(spare, lacks);
    const left = Math.max(work / TUNING.pace, ((chart.steps[port]?.[place] ?? 0) - chart.free) / chart.free) + 1;
    best = Math.max(best, (order.vp + worth) / (turns + left));
  }
  return best;
}

/** The plan that ends a route with the order of the port on which it stands, if it can pay it there. */
export function claimAt(chart: Chart, before: Route | null, place: number, cargo: Cubes): Plan | undefined {
  const port = portAt(chart.position, place);
  const order = chart.orders[port];
  if (order === undefined || !covers(cargo, order.cost)) return undefined;
  if (port === chart.doomed && before !== null) return undefined;
  const route = onward(chart, before, plain(place, 'port'), minus(cargo, order.cost));
  const denies = port === chart.doomed ? order.vp : 0;
  return { route, port, value: (order.vp + denies + route.worth) / route.turns };
}

/** Searches on from the routes of the first turn, turn by turn, keeping the most promising ones of each place. */
export function bestPlan(chart: Chart, first: readonly Route[], found: Plan | undefined): Plan | undefined {
  let best = found;
  let routes = prune(chart, first);
  let last: number = best === undefined ? TUNING.turns : TUNING.extra + 1;
  for (let turns = 1; turns < last && routes.length > 0; turns++) {
    const next: Route[] = [];
    for (const route of routes) {
      for (const place of chart.near[route.place] ?? []) {
        const plan = claimAt(chart, route, place, route.cargo);
        if (plan !== undefined) {
          if (best === undefined) last = Math.min(TUNING.turns, plan.route.turns + TUNING.extra);
          if (best === undefined || plan.value > best.value) best = plan;
        }
        actionsAt(chart, route, place, route.cargo, next);
      }
    }
    routes = prune(chart, next);
  }
  return best;
}

/** The most promising routes, some for each place, so that the search spreads over the map. */
function prune(chart: Chart, routes: readonly Route[]): readonly Route[] {
  const kept: (Route | undefined)[] = [];
  const promises: number[] = [];
  for (const route of routes) {
    const worth = promise(chart, route);
    for (let slot = route.place * TUNING.width, end = slot + TUNING.width; slot < end; slot++) {
      const rival = kept[slot];
      if (rival !== undefined && worth <= (promises[slot] ?? 0)) {
        if (sameCargo(rival.cargo, route.cargo)) break;
        continue;
      }
      kept[slot] = route;
      promises[slot] = worth;
      break;
    }
  }
  return kept.filter((route) => route !== undefined);
}

const sameCargo = (a: Cubes, b: Cubes): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];

/** The first turn of a route. */
export const firstTurn = (route: Route): Route => (route.before === null ? route : firstTurn(route.before));

/** A route in words, turn by turn. */
export function routeInWords(chart: Chart, route: Route): string {
  const { place, action, builds, trades } = route.turn;
  const here = hexOf(chart.position, place);
  const tile = chart.tiles[place];
  const trade = tile === undefined ? '' : tradeText(tile);
  const deals = trades > 0 ? `${builds ? ' and ' : ''}trade ${trade} × ${trades}` : '';
  const what = action === 'market' ? `${builds ? 'build' : ''}${deals}` : action === 'port' ? 'deliver' : 'harvest';
  return `${route.before === null ? '' : `${routeInWords(chart, route.before)}; `}on ${here} ${what}`;
}

/** Whether a seat can pay for ending on a place, and what it has left then. */
export function afterToll(position: Position, seat: Seat, place: number, cargo: Cubes): Cubes | undefined {
  const toll = boatsOn(position, seat, place);
  if (toll > total(cargo)) return undefined;
  return plus(withoutLowest(cargo, toll), position.loose[place] ?? NONE);
}
