import type { Trace } from '@wonders/core';
import type { BonusId } from '../components/bonuses.js';
import { BONUS_IDS } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import { COLOURS, CUBE, cubesText, minus, plus, RANK, upgraded, withoutLowest } from '../components/cubes.js';
import { stepsTaken } from '../costs/sailing.js';
import { DECISIONS } from '../moves.js';
import type { Move } from '../notation.js';
import type { Decision, View } from '../state.js';
import { noBonus } from '../table/boards.js';
import { hexOf, marketAt, neighboursOf } from '../table/places.js';
import { boatOf } from '../table/seats.js';
import type { Chart } from './chart.js';
import { afterToll, chartFor, within } from './chart.js';
import { planInWords, routeInWords } from './reasons.js';
import type { Frontier, Route } from './routes.js';
import { actionsAt, bestPlan, firstTurn, firstTurns, mostPromising, outlook, tradesAt } from './routes.js';

type Advice = (chart: Chart, trace?: Trace) => Move;

/** The house bot's move: the advice for the decision at hand. */
export function houseMove(view: View, trace?: Trace): Move {
  const decision = view.pending.at(-1) as Decision;
  return legalOr(view, decision, (ADVICE[decision.kind] ?? act)(chartFor(view, decision.seat), trace));
}

/** The advice, or the first legal move: the search does not know every toll. */
function legalOr(view: View, decision: Decision, advice: Move): Move {
  const rules = DECISIONS[decision.kind] as (typeof DECISIONS)[string];
  if (rules.forbids(view, decision, advice) === '') return advice;
  for (let i = rules.size(view, decision, decision.seat) - 1; i >= 0; i--) {
    const move = rules.candidate(view, decision, i, decision.seat);
    if (rules.forbids(view, decision, move) === '') return move;
  }
  return advice;
}

/** The set with the highest rank in it. */
function chooseStart({ position }: Chart, trace?: Trace): Move {
  const set = position.sets.at(-1) ?? 'brown';
  trace?.reasons.push(`It takes the highest lot left, ${set}.`);
  return { kind: 'choose-start', set };
}

/** The market tile from which the best plan starts. */
function placeBoat(chart: Chart, trace?: Trace): Move {
  const { position: view, cargo } = chart;
  const first = firstTurns(chart);
  for (const place of view.map.tiles.keys())
    if (marketAt(view, place) !== undefined) actionsAt(chart, null, place, cargo, first);
  const hex = hexOf(view, mostPromising(first)?.place ?? 0);
  trace?.reasons.push(`${hex} promises the best start.`);
  return { kind: 'place-boat', hex };
}

/** The best plan from the first turns given, or else the most promising of these; its first turn. */
function decide(chart: Chart, first: Frontier, trace?: Trace): Route | undefined {
  const plan = bestPlan(chart, first);
  const route = plan?.route ?? mostPromising(first);
  if (route === undefined) {
    trace?.reasons.push('Whatever it does here changes nothing.');
    return undefined;
  }
  trace?.reasons.push(
    plan === undefined ? 'No order is within its sight: it goes where one is nearest.' : planInWords(chart, plan),
    `Its route: ${routeInWords(chart, route)}.`,
  );
  return firstTurn(route);
}

function sail(chart: Chart, trace?: Trace): Move {
  const { position: view, seat, cargo } = chart;
  const boat = boatOf(view, seat);
  const taken = stepsTaken(view);
  const free = Math.max(0, chart.free - taken);
  if (free === 0) {
    trace?.reasons.push('Its free steps are used up, and it leaves no cubes behind.');
    return { kind: 'dock' };
  }
  const first = firstTurns(chart);
  for (const place of within(view, boat, free)) {
    if (place !== boat && view.path.includes(place)) continue;
    const arrived = place === boat && taken === 0 ? cargo : afterToll(view, seat, place, cargo);
    if (arrived === undefined) continue;
    actionsAt(chart, null, place, arrived, first);
  }
  const place = decide(chart, first, trace)?.place ?? boat;
  if (place === boat) return { kind: taken === 0 ? 'stay' : 'dock' };
  const next = neighboursOf(view, boat);
  const step = next.includes(place) ? place : next.find((each) => neighboursOf(view, each).includes(place));
  return { kind: 'sail', to: hexOf(view, step ?? place), drop: null };
}

function act(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo } = chart;
  const boat = boatOf(position, seat);
  const first = firstTurns(chart);
  actionsAt(chart, null, boat, cargo, first);
  const turn = decide(chart, first, trace);
  if (turn?.action !== 'market') return { kind: turn?.action ?? 'harvest' };
  const price = Math.max(0, chart.price[boat] ?? 0);
  return { kind: 'market', pay: minus(cargo, withoutLowest(cargo, price)) };
}

function trade(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo } = chart;
  const first = firstTurns(chart);
  tradesAt(chart, null, boatOf(position, seat), cargo, position.built, first);
  return { kind: 'trade', times: decide(chart, first, trace)?.trades ?? 0 };
}

/** The cargo after a cube is upgraded or given up. */
function cargoAfter(cargo: Cubes, move: Move): Cubes {
  if (!('colour' in move)) return cargo;
  const rest = minus(cargo, CUBE[move.colour]);
  return move.kind === 'upgrade' ? plus(rest, CUBE[upgraded(move.colour)]) : rest;
}

/** The move with a cube that leaves the best cargo; of equals the first. */
function bestCube(chart: Chart, moves: readonly Move[], trace?: Trace): Move {
  const { cargo, position, seat } = chart;
  const good = (move: Move): number => outlook(chart, boatOf(position, seat), cargoAfter(cargo, move));
  const best = moves.reduce((a, b) => (good(b) > good(a) ? b : a));
  trace?.reasons.push(`With ${cubesText(cargoAfter(cargo, best))} the orders are nearest.`);
  return best;
}

const held = ({ cargo }: Chart): Colour[] => COLOURS.filter((colour) => cargo[RANK[colour]] > 0);

/** One of its cubes is given up. */
const giveUp =
  (kind: 'pay-toll' | 'discard'): Advice =>
  (chart, trace) =>
    bestCube(
      chart,
      held(chart).map((colour) => ({ kind, colour })),
      trace,
    );

/** The highest cube first; brown ones stay as they are. */
function upgrade(chart: Chart, trace?: Trace): Move {
  const ups = held(chart).flatMap((colour): Move[] => (colour === 'brown' ? [] : [{ kind: 'upgrade', colour }]));
  return bestCube(chart, [...ups.reverse(), { kind: 'skip-upgrade' }], trace);
}

/** The order in which the house bot likes bonus tiles. */
const LIKED: readonly BonusId[] = ['bonus-extra-move', 'bonus-harvest-red', 'bonus-cargo', ...BONUS_IDS];

function takeBonus({ position, seat }: Chart, trace?: Trace): Move {
  const tile = LIKED.find((each) => noBonus(position, seat, each) === '') ?? 'bonus-vp-3';
  trace?.reasons.push(`It likes ${tile} best.`);
  return { kind: 'bonus', tile };
}

/** Where the house bot looks for its move, by the kind of the decision. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'choose-start': chooseStart,
  'place-boat': placeBoat,
  sail,
  toll: giveUp('pay-toll'),
  action: act,
  upgrade,
  bonus: takeBonus,
  trade,
  discard: giveUp('discard'),
};
