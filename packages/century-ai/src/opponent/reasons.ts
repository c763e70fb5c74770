import type { Trace } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import { cubesInWords } from '../components/cubes.js';
import { orderName } from '../components/orders.js';
import { PORT_NAMES } from '../components/tiles.js';
import { placeName, portAt } from '../table/places.js';
import { type Chart, TIME } from './chart.js';
import { cubesIn } from './hold.js';
import type { Plan, Route } from './routes.js';
import { OUTPOST } from './routes.js';

/** Points to halves and tenths: `2.5`, `−1`. */
const points = (n: number): string => String(Math.round(n * 10) / 10).replace('-', '−');

const often = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

/** The turns of a route, first to last. */
const turnsOf = (route: Route): readonly Route[] =>
  route.before === null ? [route] : [...turnsOf(route.before), route];

function turnInWords(chart: Chart, { place, action, builds, trades }: Route): string {
  if (action === 'port') return `deliver at ${placeName(chart.position, place)}`;
  const deeds = action === 'harvest' ? ['harvest'] : [];
  if (builds) deeds.push('build');
  if (trades > 0) deeds.push(`trade ${often(trades)}`);
  return `${listed(deeds)} on ${placeName(chart.position, place)}`;
}

/** A route turn by turn. */
const routeInWords = (chart: Chart, route: Route): string =>
  turnsOf(route)
    .map((turn) => turnInWords(chart, turn))
    .join('; then ');

/** What the outposts on a route bring, and what the AI's gains on it cost, in VP. */
function sums(route: Route): { readonly outposts: number; readonly gifts: number } {
  const outposts = turnsOf(route).filter(({ builds }) => builds).length;
  return { outposts, gifts: outposts * OUTPOST - route.worth };
}

/** The plan in points: what it brings, what it costs, and what is left. */
function planInPoints(chart: Chart, { route, order, value }: Plan): string {
  const { outposts, gifts } = sums(route);
  const parts = [`${order.vp} for the order`];
  if (portAt(chart.position, route.place) === chart.claimedNext)
    parts.push(`${order.vp} because the AI would take it next`);
  if (outposts > 0) parts.push(`${points(outposts * OUTPOST)} for ${count(outposts, 'outpost')}`);
  parts.push(`${points(-TIME * route.turns)} for ${count(route.turns, 'turn')}`);
  if (gifts > 0) parts.push(`${points(-gifts)} for what the AI gains on the way`);
  return `In points: ${listed(parts)}; ${points(value)} in all.`;
}

/** Tells a plan that ends with an order. */
export function tellPlan(chart: Chart, plan: Plan, trace: Trace): void {
  const { route, order } = plan;
  const port = `the ${PORT_NAMES[portAt(chart.position, route.place)]}`;
  const away = route.turns === 1 ? 'this turn' : `in ${count(route.turns, 'turn')}`;
  trace.says = `Head for the ${orderName(order)} at ${port}, ${away}: worth ${points(plan.value)} points.`;
  trace.reasons.push(`The route: ${routeInWords(chart, route)}.`, planInPoints(chart, plan));
}

/** Tells a route that ends with no order yet. */
export function tellRoute(chart: Chart, route: Route, trace: Trace): void {
  const { gifts } = sums(route);
  trace.says = `No order is in sight yet: ${routeInWords(chart, route)}, from where one is nearest.`;
  trace.reasons.push(
    `It holds ${cubesInWords(cubesIn(route.cargo))} then.`,
    `In points: ${points(route.promise)}, with ${points(-gifts)} for what the AI gains on the way.`,
  );
}
