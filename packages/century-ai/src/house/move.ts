import { choose, type Naming, priorityList } from '@wonders/core';
import type { Colour, Cubes } from '../components/cubes.js';
import { COLOURS, CUBE, minus, NONE, plus, RANK, upgraded, withoutLowest } from '../components/cubes.js';
import { stepsTaken } from '../costs/sailing.js';
import { decisions } from '../moves.js';
import type { Move } from '../notation.js';
import type { Reason, Trace } from '../reasons/index.js';
import type { Decision, View } from '../state/index.js';
import { hexOf, marketAt, neighboursOf } from '../table/places.js';
import { boatOf } from '../table/seats.js';
import type { Chart } from './chart.js';
import { afterToll, chartFor, NOTHING, stepsTo, within } from './chart.js';
import { cubesIn, holdOf, stowed } from './hold.js';
import { chooseStart, takeBonus } from './lists.js';
import type { Frontier, Plan, Route } from './routes.js';
import { actionsAt, firstTurn, firstTurns, mostPromising, outlook, steadyPlan, tradesAt } from './routes.js';
import { tellPlan, tellRoute } from './telling.js';

type Advice = (chart: Chart, trace?: Trace) => Move;

/** The house bot's move: the advice for the decision at hand. */
export function houseMove(view: View, trace?: Trace): Move {
  const decision = view.pending.at(-1) as Decision;
  return legalOr(view, decision, (ADVICE[decision.kind] ?? act)(chartFor(view, decision.seat), trace), trace);
}

/** The advice, or a legal move where it is none: the search does not know every toll. */
function legalOr(view: View, decision: Decision, advice: Move, trace?: Trace): Move {
  const rules = decisions[decision.kind] as (typeof decisions)[string];
  if (rules.forbids(view, decision, advice) === '') return advice;
  const legal = rules.list(view, decision, decision.seat).at(-1);
  if (legal === undefined) return advice;
  if (trace !== undefined) {
    trace.headline = { key: 'unweighed', values: {} };
    trace.reasons.length = 0;
  }
  return legal;
}

/** The list for decisions without a search: it compares a few candidates. */
const LIST: Reason = { key: 'nearest-list', values: {} };

/** The market tile that promises most. */
function placeBoat(chart: Chart, trace?: Trace): Move {
  const { position: view, cargo } = chart;
  const first = firstTurns(chart);
  for (const place of view.map.tiles.keys())
    if (marketAt(view, place) !== undefined) actionsAt(chart, null, place, holdOf(cargo), first);
  const best = mostPromising(chart, first);
  const place = best?.place ?? 0;
  if (trace !== undefined && best !== undefined) {
    tellRoute(chart, best, trace);
    trace.reasons.unshift({ key: 'cargo-then', values: { cargo: cubesIn(best.cargo) } });
    trace.headline = { key: 'begin-on', values: { hex: hexOf(view, place) } };
  }
  return { kind: 'place-boat', hex: hexOf(view, place) };
}

/** What a search has found: a plan that ends with an order, or else the most promising first turn. */
interface Found {
  readonly plan: Plan | undefined;
  readonly route: Route | undefined;
}

/** The best plan, or else the most promising first turn, one that changes nothing only where there is no other. */
function find(chart: Chart, first: Frontier): Found {
  const plan = steadyPlan(chart, first);
  return { plan, route: plan?.route ?? mostPromising(chart, first) };
}

/** Tells what was found. */
function tell(chart: Chart, { plan, route }: Found, trace: Trace): void {
  if (plan !== undefined) tellPlan(chart, plan, trace);
  else if (route !== undefined) tellRoute(chart, route, trace);
  else trace.headline = { key: isAnyOpen(chart) ? 'all-the-same' : 'no-order-open', values: {} };
}

/** The first turn of what was found. */
const turnOf = ({ route }: Found): Route | undefined => route && firstTurn(route);

/** The first turn of the best plan, or else the most promising one, told. */
function decide(chart: Chart, first: Frontier, trace?: Trace): Route | undefined {
  const found = find(chart, first);
  if (trace !== undefined) tell(chart, found, trace);
  return turnOf(found);
}

/** Whether there is an order to head for. */
const isAnyOpen = ({ aims, claimedNext }: Chart): boolean => aims.some(({ port }) => port !== claimedNext);

/** The cube to leave behind on the way to a place (CENT-36): the one whose loss keeps the cargo nearest to an order. */
function cubeToLeave(chart: Chart, place: number): Colour | undefined {
  const { cargo } = chart;
  const left = held(chart).map((colour) => ({ colour, promise: outlook(chart, place, minus(cargo, CUBE[colour])) }));
  return left.reduce<(typeof left)[number] | undefined>((a, b) => (a && a.promise >= b.promise ? a : b), undefined)
    ?.colour;
}

/** How many steps of a turn it pays for at most. */
const PAID_STEPS = 1;

/**
 * The cargo after ending the movement on a place that is some steps away; `undefined` when it cannot end there.
 *
 * @param begins - Whether the movement begins where these steps do: with none it stays, and pays no toll.
 */
function arrival(chart: Chart, place: number, steps: number, free: number, begins: boolean): Cubes | undefined {
  const { position, seat, cargo } = chart;
  if (steps === 0 && begins) return cargo;
  if (steps <= free) return afterToll(position, seat, place, cargo);
  const colour = cubeToLeave(chart, place);
  return colour && afterToll(position, seat, place, minus(cargo, CUBE[colour]));
}

/** The first turns that sail from a place. */
function turnsFrom(chart: Chart, from: number, free: number, steps: number): Frontier {
  const { position } = chart;
  const first = firstTurns(chart, from);
  const away = stepsTo(position, from);
  const begins = position.path.indexOf(from) === 0;
  for (const place of within(position, from, steps)) {
    const arrived = arrival(chart, place, away[place] ?? 0, free, begins);
    if (arrived !== undefined) actionsAt(chart, null, place, holdOf(arrived), first);
  }
  return first;
}

/**
 * Where to sail, found from where the turn began: a search from halfway sees fewer places, and might turn the boat round, so that the
 * next turn would begin as this one. Where the boat cannot get there any more, it is found from where the boat is.
 */
function course(chart: Chart, boat: number, free: number, left: number): Found {
  const { path } = chart.position;
  const found = find(chart, turnsFrom(chart, path[0] ?? boat, chart.free, chart.free + PAID_STEPS));
  const place = turnOf(found)?.place;
  const open = place === undefined || within(chart.position, boat, left).includes(place);
  return open ? found : find(chart, turnsFrom(chart, boat, free, left));
}

function sail(chart: Chart, trace?: Trace): Move {
  const { position: view, seat } = chart;
  const boat = boatOf(view, seat);
  const taken = stepsTaken(view);
  const free = Math.max(0, chart.free - taken);
  const left = chart.free + PAID_STEPS - taken;
  if (left <= 0) {
    if (trace !== undefined) trace.headline = { key: 'dock-now', values: {} };
    return { kind: 'dock' };
  }
  const found = course(chart, boat, free, left);
  if (trace !== undefined) tell(chart, found, trace);
  const place = turnOf(found)?.place ?? boat;
  if (place === boat) return { kind: taken === 0 ? 'stay' : 'dock' };
  const togo = stepsTo(view, place);
  const near = neighboursOf(view, boat);
  const step = near.reduce((a, b) => ((togo[b] ?? 0) < (togo[a] ?? 0) ? b : a), near[0] ?? place);
  return { kind: 'sail', to: hexOf(view, step), drop: free > 0 ? null : (cubeToLeave(chart, place) ?? null) };
}

/** What it finds to do where the boat is, with a cargo. */
function here(chart: Chart, cargo: Cubes): Found {
  const first = firstTurns(chart);
  actionsAt(chart, null, boatOf(chart.position, chart.seat), holdOf(cargo), first);
  return find(chart, first);
}

/** CENT-121: it collects, unless its turn would go the same way and end with the same hold: it would only discard as many. */
function collect(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo, hold } = chart;
  const all = plus(cargo, position.loose[boatOf(position, seat)] ?? NONE);
  const [taken, left] = [all, cargo].map((each) => turnOf(here(chart, each)));
  const inVain =
    taken?.action === left?.action &&
    taken?.builds === left?.builds &&
    taken?.trades === left?.trades &&
    stowed(taken?.cargo ?? holdOf(all), hold) === stowed(left?.cargo ?? holdOf(cargo), hold);
  if (trace !== undefined)
    trace.headline = inVain ? { key: 'leaves', values: { cargo } } : { key: 'collects', values: { cargo: all } };
  return { kind: inVain ? 'leave' : 'collect' };
}

function act(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo } = chart;
  const boat = boatOf(position, seat);
  const found = here(chart, cargo);
  if (trace !== undefined) tell(chart, found, trace);
  const turn = turnOf(found);
  if (turn?.action !== 'market') return { kind: turn?.action ?? 'harvest' };
  const price = Math.max(0, chart.price[boat] ?? 0);
  return { kind: 'market', pay: minus(cargo, withoutLowest(cargo, price)) };
}

function trade(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo } = chart;
  const first = firstTurns(chart);
  tradesAt(chart, null, boatOf(position, seat), holdOf(cargo), position.built, first);
  return { kind: 'trade', times: decide(chart, first, trace)?.trades ?? 0 };
}

/** The cargo after a seat has upgraded or given up a cube. */
function cargoAfter(cargo: Cubes, move: Move): Cubes {
  if (!('colour' in move)) return cargo;
  const rest = minus(cargo, CUBE[move.colour]);
  return move.kind === 'upgrade' ? plus(rest, CUBE[upgraded(move.colour)]) : rest;
}

/** Points to the hundredth; 0 when no order is open. */
const nearness = (promise: number): number => (promise === NOTHING ? 0 : Math.round(100 * promise) / 100);

/** The move that leaves the best cargo; of equal ones the first. */
function bestCube(chart: Chart, moves: readonly Move[], trace?: Trace): Move {
  const { cargo, position, seat } = chart;
  const place = boatOf(position, seat);
  const liking = priorityList<Move, null, Reason>(LIST, [
    {
      rule: 'CENT-56',
      label: { key: 'nearest-cargo', values: {} },
      score: (move) => nearness(outlook(chart, place, cargoAfter(cargo, move))),
      note(move) {
        const left = cargoAfter(cargo, move);
        const promise = outlook(chart, place, left);
        return { key: 'leaves-cargo', values: { cargo: left, points: promise === NOTHING ? null : nearness(promise) } };
      },
    },
  ]);
  const naming: Naming<Move, Reason> = {
    id: (move) => ('colour' in move ? move.colour : 'none'),
    name: (move) =>
      'colour' in move ? { key: 'cube', values: { colour: move.colour } } : { key: 'no-cube', values: {} },
  };
  const [best = moves[0] as Move, ...equal] = choose(moves, liking, null, trace, naming);
  if (trace === undefined) return best;
  const left = cargoAfter(cargo, best);
  trace.headline =
    moves.length === 1
      ? { key: 'only-cube', values: { cargo: left } }
      : { key: 'cargo-nearest', values: { cargo: left, equal: equal.length } };
  return best;
}

const held = ({ cargo }: Chart): Colour[] => COLOURS.filter((colour) => cargo[RANK[colour]] > 0);

/** It gives up one of its cubes. */
const giveUp =
  (kind: 'pay-toll' | 'discard'): Advice =>
  (chart, trace) =>
    bestCube(
      chart,
      held(chart).map((colour) => ({ kind, colour })),
      trace,
    );

/** The highest cube first. Brown ones cannot rise. */
function upgrade(chart: Chart, trace?: Trace): Move {
  const ups = held(chart).flatMap((colour): Move[] => (colour === 'brown' ? [] : [{ kind: 'upgrade', colour }]));
  return bestCube(chart, [...ups.reverse(), { kind: 'skip-upgrade' }], trace);
}

/** The advice for each kind of decision. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'choose-start': chooseStart,
  'place-boat': placeBoat,
  sail,
  toll: giveUp('pay-toll'),
  collect,
  action: act,
  upgrade,
  bonus: takeBonus,
  trade,
  discard: giveUp('discard'),
};
