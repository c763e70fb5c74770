import type { Trace } from '@wonders/core';
import { choose, priorityList } from '@wonders/core';
import { STARTING_SETS } from '../components/board.js';
import type { BonusId } from '../components/bonuses.js';
import { BONUS_IDS, BONUSES } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import { COLOURS, CUBE, cubesInWords, minus, plus, RANK, upgraded, withoutLowest } from '../components/cubes.js';
import { stepsTaken } from '../costs/sailing.js';
import { DECISIONS } from '../moves.js';
import type { Move } from '../notation.js';
import type { Decision, View } from '../state/index.js';
import { noBonus } from '../table/boards.js';
import { hexOf, marketAt, neighboursOf, placeName } from '../table/places.js';
import { boatOf } from '../table/seats.js';
import type { Chart } from './chart.js';
import { afterToll, chartFor, NOTHING, within } from './chart.js';
import { holdOf } from './hold.js';
import { tellPlan, tellRoute } from './reasons.js';
import type { Frontier, Route } from './routes.js';
import { actionsAt, bestPlan, firstTurn, firstTurns, mostPromising, outlook, tradesAt } from './routes.js';

type Advice = (chart: Chart, trace?: Trace) => Move;

/** The house bot's move: the advice for the decision at hand. */
export function houseMove(view: View, trace?: Trace): Move {
  const decision = view.pending.at(-1) as Decision;
  return legalOr(view, decision, (ADVICE[decision.kind] ?? act)(chartFor(view, decision.seat), trace), trace);
}

/** The advice, or the first legal move: the search does not know every toll. */
function legalOr(view: View, decision: Decision, advice: Move, trace?: Trace): Move {
  const rules = DECISIONS[decision.kind] as (typeof DECISIONS)[string];
  if (rules.forbids(view, decision, advice) === '') return advice;
  for (let i = rules.size(view, decision, decision.seat) - 1; i >= 0; i--) {
    const move = rules.candidate(view, decision, i, decision.seat);
    if (rules.forbids(view, decision, move) !== '') continue;
    if (trace !== undefined) trace.says = 'The boats on the way leave nothing better to do.';
    return move;
  }
  return advice;
}

/** What the house bot goes by where it need not search: the best of a few candidates, told with what each is worth. */
const LIST = 'what brings the house bot nearest to an order';

/** The set with the highest rank in it. */
function chooseStart({ position }: Chart, trace?: Trace): Move {
  const liking = priorityList<Colour, null>(LIST, [
    {
      rule: 'CENT-23',
      label: 'the set with the highest cube',
      score: (set) => RANK[set],
      says: (set) => cubesInWords(STARTING_SETS[set]),
    },
  ]);
  const [set = 'brown'] = choose(position.sets, liking, null, trace, (each) => `the ${each} set`, String);
  if (trace !== undefined)
    trace.says = `Start with ${cubesInWords(STARTING_SETS[set])}, the set with the highest cube.`;
  return { kind: 'choose-start', set };
}

/** The market tile from which the best plan starts. */
function placeBoat(chart: Chart, trace?: Trace): Move {
  const { position: view, cargo } = chart;
  const first = firstTurns(chart);
  for (const place of view.map.tiles.keys())
    if (marketAt(view, place) !== undefined) actionsAt(chart, null, place, holdOf(cargo), first);
  const best = mostPromising(first);
  const place = best?.place ?? 0;
  if (trace !== undefined && best !== undefined) {
    tellRoute(chart, best, trace);
    trace.says = `Begin on ${placeName(view, place)}: of all market tiles it promises most.`;
  }
  return { kind: 'place-boat', hex: hexOf(view, place) };
}

/** The best plan from the first turns given, or else the most promising of these; its first turn. */
function decide(chart: Chart, first: Frontier, trace?: Trace): Route | undefined {
  const plan = bestPlan(chart, first);
  const route = plan?.route ?? mostPromising(first);
  if (trace !== undefined) {
    if (plan !== undefined) tellPlan(chart, plan, trace);
    else if (route !== undefined) tellRoute(chart, route, trace);
    else trace.says = 'Whatever is done here changes nothing.';
  }
  return route === undefined ? undefined : firstTurn(route);
}

function sail(chart: Chart, trace?: Trace): Move {
  const { position: view, seat, cargo } = chart;
  const boat = boatOf(view, seat);
  const taken = stepsTaken(view);
  const free = Math.max(0, chart.free - taken);
  if (free === 0) {
    if (trace !== undefined) trace.says = 'The free steps are used up, and no cube is worth leaving behind.';
    return { kind: 'dock' };
  }
  const first = firstTurns(chart);
  for (const place of within(view, boat, free)) {
    if (place !== boat && view.path.includes(place)) continue;
    const arrived = place === boat && taken === 0 ? cargo : afterToll(view, seat, place, cargo);
    if (arrived === undefined) continue;
    actionsAt(chart, null, place, holdOf(arrived), first);
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
  actionsAt(chart, null, boat, holdOf(cargo), first);
  const turn = decide(chart, first, trace);
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

/** The cargo after a cube is upgraded or given up. */
function cargoAfter(cargo: Cubes, move: Move): Cubes {
  if (!('colour' in move)) return cargo;
  const rest = minus(cargo, CUBE[move.colour]);
  return move.kind === 'upgrade' ? plus(rest, CUBE[upgraded(move.colour)]) : rest;
}

/** To the hundredth; nothing when no order is open. */
const nearness = (promise: number): number => (promise === NOTHING ? 0 : Math.round(100 * promise) / 100);

/** The move with a cube that leaves the best cargo; of equals the first. */
function bestCube(chart: Chart, moves: readonly Move[], trace?: Trace): Move {
  const { cargo, position, seat } = chart;
  const place = boatOf(position, seat);
  const liking = priorityList<Move, null>(LIST, [
    {
      rule: 'CENT-56',
      label: 'the cargo with which an order is nearest, in points',
      score: (move) => nearness(outlook(chart, place, cargoAfter(cargo, move))),
      says: (move) => `leaves ${cubesInWords(cargoAfter(cargo, move))}`,
    },
  ]);
  const name = (move: Move): string => ('colour' in move ? `a ${move.colour} cube` : 'no cube');
  const id = (move: Move): string => ('colour' in move ? move.colour : 'none');
  const [best = moves[0] as Move] = choose(moves, liking, null, trace, name, id);
  if (trace !== undefined) trace.says = `With ${cubesInWords(cargoAfter(cargo, best))} the orders are nearest.`;
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
  const liking = priorityList<BonusId, null>('bonus tiles by what they are worth to the house bot', [
    { rule: 'CENT-60', label: 'the tile that it likes best', score: (tile) => LIKED.length - LIKED.indexOf(tile) },
  ]);
  const possible = BONUS_IDS.filter((each) => noBonus(position, seat, each) === '');
  const [tile = 'bonus-vp-3'] = choose(possible, liking, null, trace, (each) => BONUSES[each].name, String);
  if (trace !== undefined) trace.says = `Take ${BONUSES[tile].name}: ${WORTH[tile] ?? `${BONUSES[tile].vp} points`}.`;
  return { kind: 'bonus', tile };
}

/** What the abilities are good for. */
const WORTH: { readonly [T in BonusId]?: string } = {
  'bonus-extra-move': 'a second free step each turn saves turns and cubes',
  'bonus-harvest-red': 'a red cube with each harvest, and 1 point',
  'bonus-cargo': 'three more spaces in the hold',
  'bonus-upgrade': 'an upgrade with each build, and 2 points',
};

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
