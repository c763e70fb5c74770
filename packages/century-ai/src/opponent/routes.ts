import type { Cubes } from '../components/cubes.js';
import { covers, minus, NONE, plus, total, withoutLowest } from '../components/cubes.js';
import type { Order } from '../components/orders.js';
import { portAt } from '../table/places.js';
import { seatOf } from '../table/seats.js';
import { type Chart, cubeValue, NOTHING, TIME } from './chart.js';

// What the house bot's search goes by; found by playing, not by any rule.
/** First turns kept for each place. */
const FIRST = 8;

/** Turns looked ahead at most. */
const SIGHT = 10;

/** Turns searched on after the first order has been reached. */
const EXTRA = 1;

/** Worth of an outpost, in VP. */
export const OUTPOST = 2.5;

/** Cube value that a turn is guessed to add. */
const PACE = 3;

/** Where a turn has led: the last of a chain. */
export interface Route {
  readonly place: number;
  readonly action: 'harvest' | 'market' | 'port';
  readonly builds: boolean;
  readonly trades: number;
  /** The cargo after the turn, cut down to the hold. */
  readonly cargo: Cubes;
  /** Worth of what has been built so far less what the gifts to the AI cost. */
  readonly worth: number;
  /** The worth, with that of the best order by what is missing and how far it is, less what the turns cost. */
  readonly promise: number;
  /** How many turns it has taken so far. */
  readonly turns: number;
  /** The turns before this one. */
  readonly before: Route | null;
}

/** A route that ends with an order. */
export interface Plan {
  readonly route: Route;
  readonly order: Order;
  /** What all of it is worth. */
  readonly value: number;
}

/** The most promising routes of one turn by place, so that the search spreads over the map. */
export interface Frontier {
  readonly at: (readonly Route[])[];
  readonly width: number;
  /** What a route has to promise: more than the best plan of the turns before. */
  readonly floor: number;
  /** The best plan so far. */
  plan: Plan | undefined;
  /** The worth of the routes that came to the same place with the same cargo before. */
  readonly seen: Map<number, number>;
}

/** A place and a cargo as a number: a hold takes less than 32 cubes. */
const keyOf = (place: number, cargo: Cubes): number =>
  (((place * 32 + cargo[0]) * 32 + cargo[1]) * 32 + cargo[2]) * 32 + cargo[3];

const NO_ROUTES: readonly Route[] = [];

/** For the turns that come first, of which none may lead to where it began. */
export const firstTurns = ({ position, seat, cargo, tiles }: Chart): Frontier => ({
  at: tiles.map(() => NO_ROUTES),
  width: FIRST,
  floor: NOTHING,
  plan: undefined,
  seen: new Map([[keyOf(seatOf(position, seat).boat ?? -1, cargo), 0]]),
});

/** What the AI's gain from a turn costs (CENT-72). */
function reactionCost(chart: Chart, place: number, action: Route['action'], trades: number): number {
  const { aiTradeGain } = chart.position.options;
  const harvests = action === 'port' || (action === 'harvest' && aiTradeGain !== 'printed');
  if (harvests || chart.tiles[place] === undefined) return chart.harvestCost;
  const times = aiTradeGain === 'matched' ? trades : aiTradeGain === 'once' ? Math.min(1, trades) : 1;
  return times * (chart.gainCosts[place] ?? 0);
}

const turnsAfter = (before: Route | null): number => (before?.turns ?? 0) + 1;

/** The route with one more turn. */
const turnTo = (
  before: Route | null,
  place: number,
  action: Route['action'],
  builds: boolean,
  trades: number,
  cargo: Cubes,
  worth: number,
  promise: number,
): Route => ({ place, action, builds, trades, cargo, worth, promise, turns: turnsAfter(before), before });

/** Offers the route that goes on by one turn: it is kept if it is among the most promising at its place. */
function offer(
  chart: Chart,
  { at, width, floor, seen }: Frontier,
  before: Route | null,
  place: number,
  action: 'harvest' | 'market',
  builds: boolean,
  trades: number,
  arrived: Cubes,
  gain: Cubes,
): void {
  const built = builds ? OUTPOST : 0;
  const worth = (before?.worth ?? 0) + built - reactionCost(chart, place, action, trades);
  const rivals = at[place] ?? NO_ROUTES;
  const least = rivals.length < width ? floor : Math.max(floor, rivals[width - 1]?.promise ?? NOTHING);
  const spent = worth - TIME * turnsAfter(before);
  // Not even with all the cubes that an order takes: half of the offers end here, before anything is weighed.
  if (spent + (chart.ceiling[place] ?? NOTHING) <= least) return;
  const cargo = stowed(plus(arrived, gain), chart.hold);
  const promise = promiseOf(chart, place, cargo, spent, least);
  if (promise <= least) return;
  for (const rival of rivals) if (rival.promise >= promise && sameCargo(rival.cargo, cargo)) return;
  // Standing still is no alternative to the first turn, so a build there counts even when it costs more than it brings.
  const begins = before === null && builds;
  if (!begins && (seen.get(keyOf(place, cargo)) ?? NOTHING) >= worth) return;
  const route = turnTo(before, place, action, builds, trades, cargo, worth, promise);
  if (width === 1) {
    at[place] = [route];
    return;
  }
  const others = rivals.filter((rival) => !sameCargo(rival.cargo, cargo));
  at[place] = [...others, route].sort((a, b) => b.promise - a.promise).slice(0, width);
}

/** Cut down to the hold. */
function stowed(cargo: Cubes, hold: number): Cubes {
  const over = total(cargo) - hold;
  return over > 0 ? withoutLowest(cargo, over) : cargo;
}

const sameCargo = (a: Cubes, b: Cubes): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];

const builtOn = (route: Route | null, place: number): boolean =>
  route !== null && ((route.builds && route.place === place) || builtOn(route.before, place));

/** Offers every route and plan that goes on by one turn with its boat on a place; `cargo` as it is on arrival. */
export function actionsAt(chart: Chart, before: Route | null, place: number, cargo: Cubes, into: Frontier): void {
  const plan = claimAt(chart, before, place, cargo);
  if (plan !== undefined && (into.plan === undefined || plan.value > into.plan.value)) into.plan = plan;
  offer(chart, into, before, place, 'harvest', false, 0, cargo, chart.harvest);
  if (chart.tiles[place] === undefined) return;
  const price = chart.price[place] ?? 0;
  const builds = price >= 0 && !builtOn(before, place);
  if (builds && total(cargo) < price) return;
  tradesAt(chart, before, place, builds && price > 0 ? withoutLowest(cargo, price) : cargo, builds, into);
}

/** Offers every number of trades on a place, none only after building (CENT-53). */
export function tradesAt(
  chart: Chart,
  before: Route | null,
  place: number,
  cargo: Cubes,
  builds: boolean,
  into: Frontier,
): void {
  const give = chart.tiles[place]?.give;
  if (give === undefined) return;
  if (builds) offer(chart, into, before, place, 'market', true, 0, cargo, NONE);
  const gain = chart.gains[place] ?? NONE;
  let held = cargo;
  for (let times = 1; covers(held, give); times++) {
    offer(chart, into, before, place, 'market', builds, times, held, gain);
    held = plus(held, gain);
  }
}

/**
 * What a cargo on a place is good for: the best order by what is missing and how far it is.
 *
 * @param spent - Added to it.
 * @param least - What is told where it is no more than that.
 */
function promiseOf(chart: Chart, place: number, cargo: Cubes, spent: number, least: number): number {
  let best = least;
  const held = cubeValue(cargo);
  for (const { port, vp, cost, value, away, most } of chart.aims) {
    // What it promises with all its cubes was weighed before: three of four orders end here.
    const highest = most[place] ?? NOTHING;
    if (port === chart.claimedNext || spent + highest <= best) continue;
    const lacks =
      Math.max(0, cost[0] - cargo[0]) +
      2 * Math.max(0, cost[1] - cargo[1]) +
      3 * Math.max(0, cost[2] - cargo[2]) +
      4 * Math.max(0, cost[3] - cargo[3]);
    const work = (lacks - 0.5 * Math.min(held - value + lacks, lacks)) / PACE;
    best = Math.max(best, spent + (work > (away[place] ?? 0) ? vp - TIME * (work + 1) : highest));
  }
  return best;
}

/** What a cargo on a place is good for. */
export const outlook = (chart: Chart, place: number, cargo: Cubes): number =>
  promiseOf(chart, place, cargo, 0, NOTHING);

/** The plan that ends a route with the order of the port on which it stands, if it can pay it there. */
function claimAt(chart: Chart, before: Route | null, place: number, cargo: Cubes): Plan | undefined {
  const port = portAt(chart.position, place);
  if (port < 0 || (port === chart.claimedNext && before !== null)) return undefined;
  const order = chart.aims.find((aim) => aim.port === port);
  if (order === undefined || !covers(cargo, order.cost)) return undefined;
  const worth = (before?.worth ?? 0) - chart.harvestCost;
  const route = turnTo(before, place, 'port', false, 0, minus(cargo, order.cost), worth, worth);
  const denies = port === chart.claimedNext ? order.vp : 0;
  return { route, order, value: order.vp + denies + worth - TIME * route.turns };
}

/** Searches on from the first turns, turn by turn, for the best plan. */
export function bestPlan(chart: Chart, first: Frontier): Plan | undefined {
  const { seen } = first;
  let { at, plan } = first;
  for (let turns = 1, last = plan === undefined ? SIGHT : EXTRA + 1; turns < last; turns++) {
    const routes = at.flat();
    for (const { place, cargo, worth } of routes) seen.set(keyOf(place, cargo), worth);
    const next: Frontier = {
      at: chart.tiles.map(() => NO_ROUTES),
      width: chart.width,
      plan,
      floor: plan?.value ?? NOTHING,
      seen,
    };
    for (const route of routes)
      for (const place of chart.near[route.place] ?? []) actionsAt(chart, route, place, route.cargo, next);
    if (plan === undefined && next.plan !== undefined) last = Math.min(SIGHT, turns + 1 + EXTRA);
    ({ at, plan } = next);
  }
  return plan;
}

/** The route that promises most. */
export const mostPromising = ({ at }: Frontier): Route | undefined =>
  at.flat().sort((a, b) => b.promise - a.promise)[0];

/** The first turn of a route. */
export const firstTurn = (route: Route): Route => (route.before === null ? route : firstTurn(route.before));
