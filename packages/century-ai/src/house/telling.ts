import type { OrderId } from '../components/orders.js';
import { PORTS, type PortId } from '../components/tiles.js';
import type { Reason, Trace } from '../reasons/index.js';
import type { PlannedTurn } from '../reasons/told.js';
import { endingInSight } from '../scoring.js';
import { hexOf, portAt } from '../table/places.js';
import { type Chart, TIME } from './chart.js';
import { cubesIn } from './hold.js';
import { firstTurn, OUTPOST, type Plan, type Route } from './routes.js';

/** The turns of a route, first to last. */
const turnsOf = (route: Route): readonly Route[] =>
  route.before === null ? [route] : [...turnsOf(route.before), route];

/** A route turn by turn, as data. */
const planned = ({ position }: Chart, route: Route): readonly PlannedTurn[] =>
  turnsOf(route).map(({ place, action, builds, trades }) => ({ hex: hexOf(position, place), action, builds, trades }));

/** How many outposts a route builds, what they are worth, and what the AI's gains on it cost, in VP. */
function sums(route: Route): { readonly outposts: number; readonly building: number; readonly gifts: number } {
  const outposts = turnsOf(route).filter(({ builds }) => builds).length;
  const building = outposts * OUTPOST;
  return { outposts, building, gifts: building - route.worth };
}

/** The plan in points: what it brings, what it costs, and what is left. */
function planInPoints(chart: Chart, { route, order, value }: Plan): Reason {
  const { turns, place } = route;
  const denied = portAt(chart.position, place) === chart.claimedNext ? order.vp : 0;
  const time = -TIME * turns;
  return { key: 'points-of-plan', values: { order: order.vp, denied, ...sums(route), turns, time, total: value } };
}

/** Tells a plan that ends with an order. */
export function tellPlan(chart: Chart, plan: Plan, trace: Trace): void {
  const { route, value } = plan;
  const { position } = chart;
  const at = portAt(position, route.place);
  const [order, port] = [position.ports[at] as OrderId, PORTS[at] as PortId];
  const turns = planned(chart, route);
  const first = turns[0] as PlannedTurn;
  const cargo = cubesIn(firstTurn(route).cargo);
  trace.headline = { key: 'head-for', values: { order, port, turns: route.turns, points: value, first, cargo } };
  trace.reasons.push({ key: 'route', values: { route: turns } }, planInPoints(chart, plan));
  if (route.turns > 1 && endingInSight(position) !== null) trace.reasons.push({ key: 'end-unweighed', values: {} });
}

/** Tells a route that ends with no order yet. */
export function tellRoute(chart: Chart, route: Route, trace: Trace): void {
  const { gifts } = sums(route);
  const cargo = cubesIn(route.cargo);
  trace.headline = { key: 'no-order-in-sight', values: { route: planned(chart, route), cargo } };
  trace.reasons.push({ key: 'points-of-route', values: { total: route.promise, gifts } });
}
