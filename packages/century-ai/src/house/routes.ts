import type { Cubes } from '../components/cubes.js';
import type { Order } from '../components/orders.js';
import { seatOf } from '../table/seats.js';
import { atMost, type Chart, NOTHING, TIME, within } from './chart.js';
import { canPay, type Hold, holdOf, holdValue, isTold, lacking, sizeOf, stowed, withoutCheapest } from './hold.js';

// The house bot's search. No rule gives these numbers: they were found by playing.
/** First turns kept for each place. */
const FIRST = 8;

/** The most turns to look ahead. */
const SIGHT = 10;

/** Turns to search on after the first plan has been found. */
const EXTRA = 1;

/** Worth of an outpost, in VP. */
export const OUTPOST = 2.5;

/** What a turn adds to the value of the cubes, roughly. */
const PACE = 3;

/** A turn, with those before it. */
export interface Route {
  readonly place: number;
  readonly action: 'harvest' | 'market' | 'port';
  readonly builds: boolean;
  readonly trades: number;
  /** The cargo after the turn, cut down to the hold. */
  readonly cargo: Hold;
  /** The worth of all outposts built so far, less what the AI's gains cost. */
  readonly worth: number;
  /** The worth, plus that of the best order by its missing cubes and its distance, less what the turns cost. */
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

/** The most promising routes of one turn, kept by place so that the search spreads over the map. */
export interface Frontier {
  readonly at: (readonly Route[])[];
  readonly width: number;
  /** The worth that a route must beat, by place: the best plan of the turns before, and the last route kept. */
  readonly least: Float64Array;
  /** The best plan so far. */
  plan: Plan | undefined;
  /** The worth of earlier routes, by place and cargo. */
  readonly seen: Map<Hold, number>[];
}

const NO_ROUTES: readonly Route[] = [];

const frontierOf = (places: number, width: number, plan: Plan | undefined, seen: Frontier['seen']): Frontier => ({
  at: new Array(places).fill(NO_ROUTES),
  width,
  least: new Float64Array(places).fill(plan?.value ?? NOTHING),
  plan,
  seen,
});

/**
 * The frontier for first turns: a first turn may not end where it began with the same cargo.
 *
 * @param from - Where it began; default: where the boat is.
 */
export function firstTurns({ position, seat, cargo, tiles }: Chart, from = seatOf(position, seat).boat): Frontier {
  const first = frontierOf(tiles.length, FIRST, undefined, []);
  if (from !== null) first.seen[from] = new Map([[holdOf(cargo), 0]]);
  return first;
}

/** What the AI's gain from a turn costs us (CENT-72). */
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
  cargo: Hold,
  worth: number,
  promise: number,
): Route => ({ place, action, builds, trades, cargo, worth, promise, turns: turnsAfter(before), before });

/** The worth of a route with one more turn. */
const worthAfter = (before: Route | null, builds: boolean, cost: number): number =>
  (before?.worth ?? 0) + (builds ? OUTPOST : 0) - cost;

/** What a worth promises at a place with all the cubes of an order. */
const highestAt = (chart: Chart, before: Route | null, place: number, worth: number): number =>
  worth - TIME * turnsAfter(before) + (chart.ceiling[place] ?? NOTHING);

/** Offers a route extended by one turn. It stays if it is among the most promising at its place. */
function offer(
  chart: Chart,
  frontier: Frontier,
  before: Route | null,
  place: number,
  action: 'harvest' | 'market',
  builds: boolean,
  trades: number,
  loaded: Hold,
): void {
  const { at, width, least: leasts, seen } = frontier;
  const worth = worthAfter(before, builds, reactionCost(chart, place, action, trades));
  const least = leasts[place] ?? NOTHING;
  // Half of the offers end here, before their cargo is weighed.
  if (highestAt(chart, before, place, worth) <= least) return;
  const cargo = stowed(loaded, chart.hold);
  const promise = promiseOf(chart, place, cargo, worth - TIME * turnsAfter(before), least);
  if (promise <= least) return;
  const rivals = at[place] ?? NO_ROUTES;
  for (const rival of rivals) if (rival.promise >= promise && rival.cargo === cargo) return;
  // Standing still is no alternative to the first turn, so a build there counts even when it costs more than it brings.
  const begins = before === null && builds;
  if (!begins && (seen[place]?.get(cargo) ?? NOTHING) >= worth) return;
  const route = turnTo(before, place, action, builds, trades, cargo, worth, promise);
  const kept =
    width === 1 ? [route] : mostPromisingOf([...rivals.filter((rival) => rival.cargo !== cargo), route], width);
  at[place] = kept;
  if (kept.length === width) leasts[place] = Math.max(least, kept[width - 1]?.promise ?? NOTHING);
}

/** The most promising routes, first to last. */
const mostPromisingOf = (routes: readonly Route[], count: number): readonly Route[] =>
  [...routes].sort((a, b) => b.promise - a.promise).slice(0, count);

const builtOn = (route: Route | null, place: number): boolean =>
  route !== null && ((route.builds && route.place === place) || builtOn(route.before, place));

/** Offers every route and plan, extended by one turn on a place. `cargo` is the hold on arrival. */
export function actionsAt(chart: Chart, before: Route | null, place: number, cargo: Hold, into: Frontier): void {
  const plan = claimAt(chart, before, place, cargo);
  if (plan !== undefined && (into.plan === undefined || plan.value > into.plan.value)) into.plan = plan;
  const price = chart.price[place] ?? -1;
  // Even at no cost, none of the offers would stay.
  if (highestAt(chart, before, place, worthAfter(before, price >= 0, 0)) <= (into.least[place] ?? NOTHING)) return;
  const builds = price >= 0 && !builtOn(before, place);
  const market = builds
    ? sizeOf(cargo) >= price
    : chart.tiles[place] !== undefined && canPay(cargo, chart.gives[place] ?? 0);
  // It throws no harvest away where it can take the market action.
  if (!market || sizeOf(cargo + chart.harvest) <= chart.hold)
    offer(chart, into, before, place, 'harvest', false, 0, cargo + chart.harvest);
  if (!market) return;
  tradesAt(chart, before, place, builds && price > 0 ? withoutCheapest(cargo, price) : cargo, builds, into);
}

/** Offers every number of trades on a place; no trade only after building (CENT-53). */
export function tradesAt(
  chart: Chart,
  before: Route | null,
  place: number,
  cargo: Hold,
  builds: boolean,
  into: Frontier,
): void {
  if (chart.tiles[place] === undefined) return;
  if (builds) offer(chart, into, before, place, 'market', true, 0, cargo);
  const [give, gain] = [chart.gives[place] ?? 0, chart.gains[place] ?? 0];
  let held = cargo;
  for (let times = 1; canPay(held, give) && isTold(held + gain); times++) {
    held += gain;
    offer(chart, into, before, place, 'market', builds, times, held);
  }
}

/**
 * The promise of a cargo on a place: the best order by its missing cubes and its distance.
 *
 * @param spent - Added to it.
 * @param least - The result where nothing promises more.
 */
function promiseOf(chart: Chart, place: number, cargo: Hold, spent: number, least: number): number {
  let best = least;
  const held = holdValue(cargo);
  for (const { port, vp, price, value, away } of chart.aims) {
    const turns = away[place] ?? Number.POSITIVE_INFINITY;
    // Its promise with all its cubes was weighed before: three of four orders end here.
    if (port === chart.claimedNext || spent + atMost(vp, turns) <= best) continue;
    const lacks = holdValue(lacking(price, cargo));
    const work = (lacks - 0.5 * Math.min(held - value + lacks, lacks)) / PACE;
    best = Math.max(best, spent + atMost(vp, Math.max(turns, work)));
  }
  return best;
}

/** The promise of a cargo on a place. */
export const outlook = (chart: Chart, place: number, cargo: Cubes): number =>
  promiseOf(chart, place, holdOf(cargo), 0, NOTHING);

/** The plan that ends a route with the order on its place, if the cargo can pay for it. */
function claimAt(chart: Chart, before: Route | null, place: number, cargo: Hold): Plan | undefined {
  const order = chart.open[place];
  if (order === undefined || !canPay(cargo, order.price)) return undefined;
  const { port } = order;
  if (port === chart.claimedNext && before !== null) return undefined;
  const worth = (before?.worth ?? 0) - chart.harvestCost;
  const route = turnTo(before, place, 'port', false, 0, cargo - order.price, worth, worth);
  const denies = port === chart.claimedNext ? order.vp : 0;
  return { route, order, value: order.vp + denies + worth - TIME * route.turns };
}

/** Searches on from the first turns, turn by turn, for the best plan. */
function bestPlan(chart: Chart, first: Frontier): Plan | undefined {
  const { seen } = first;
  const near = chart.tiles.map((_, place) => within(chart.position, place, chart.free));
  let { at, plan } = first;
  for (let turns = 1, last = plan === undefined ? SIGHT : EXTRA + 1; turns < last; turns++) {
    for (const routes of at)
      for (const { place, cargo, worth } of routes) {
        seen[place] ??= new Map();
        seen[place].set(cargo, worth);
      }
    const next = frontierOf(at.length, chart.width, plan, seen);
    for (const routes of at)
      for (const route of routes)
        for (const place of near[route.place] ?? []) actionsAt(chart, route, place, route.cargo, next);
    if (plan === undefined && next.plan !== undefined) last = Math.min(SIGHT, turns + 1 + EXTRA);
    ({ at, plan } = next);
  }
  return plan;
}

/** Whether a first turn leaves all as it was but the boat, or harvests into a full hold. */
const isIdle = (chart: Chart, { action, builds, cargo }: Route): boolean => {
  const before = holdOf(chart.cargo);
  return !builds && (cargo === before || (action === 'harvest' && sizeOf(cargo) <= sizeOf(before)));
};

/** The first turns that change something; all of them where none does. */
function useful(chart: Chart, first: Frontier): Frontier {
  const at = first.at.map((routes) => routes.filter((route) => !isIdle(chart, route)));
  return at.some((routes) => routes.length > 0) ? { ...first, at, seen: firstTurns(chart).seen } : first;
}

/** With no more turns than this a plan may begin with a turn that only brings the boat nearer. */
const NEAR = 2;

/**
 * The best plan from the first turns. Plans turn with each position, and a hold that is full of the wrong cubes could sail to and fro
 * between two of them: a plan for later begins with a turn that changes something.
 */
export function steadyPlan(chart: Chart, first: Frontier): Plan | undefined {
  const plan = bestPlan(chart, first);
  if (plan === undefined || plan.route.turns <= NEAR || !isIdle(chart, firstTurn(plan.route))) return plan;
  return bestPlan(chart, useful(chart, first));
}

/** The route that promises most, of those whose turn changes something if there are any. */
export const mostPromising = (chart: Chart, first: Frontier): Route | undefined =>
  mostPromisingOf(useful(chart, first).at.flat(), 1)[0];

/** The first turn of a route. */
export const firstTurn = (route: Route): Route => (route.before === null ? route : firstTurn(route.before));
