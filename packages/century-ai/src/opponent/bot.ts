import type { Seat, Trace } from '@wonders/core';
import { noBonus } from '../building.js';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import { COLOURS, cubesText, minus, ONE, plus, RANK } from '../components/cubes.js';
import { orderText } from '../components/orders.js';
import { PORTS } from '../components/tiles.js';
import { DECISIONS, REACT } from '../moves.js';
import { stepsTaken } from '../sailing.js';
import type { Decision, Move, View } from '../state.js';
import { boatOf, hexOf, marketAt, neighboursOf } from '../world.js';
import { reaction } from './reaction.js';
import type { Chart, Plan, Route } from './route.js';
import {
  actionsAt,
  afterToll,
  bestPlan,
  chartFor,
  claimAt,
  firstTurn,
  onward,
  plain,
  promise,
  routeInWords,
  tradesAt,
  within,
  withoutLowest,
} from './route.js';

type Advice = (chart: Chart, trace?: Trace) => Move;

/** The AI on its turn, whose one move is dictated; the house bot on every other seat. */
export function bot(view: View, _seat: Seat, trace?: Trace): Move {
  const decision = view.pending.at(-1);
  if (decision === undefined) throw new TypeError('the game is over');
  if (decision.kind === 'react') {
    if (trace !== undefined) reaction(view, trace);
    return REACT;
  }
  return legalOr(view, decision, (ADVICE[decision.kind] ?? discard)(chartFor(view, decision.seat), trace));
}

/** The advice, or the first legal move: the search does not know every toll. */
function legalOr(view: View, decision: Decision, advice: Move): Move {
  const rules = DECISIONS[decision.kind];
  if (rules === undefined || rules.no(view, decision, advice) === '') return advice;
  for (let i = rules.size(view, decision, decision.seat) - 1; i >= 0; i--) {
    const move = rules.at(view, decision, i, decision.seat);
    if (rules.no(view, decision, move) === '') return move;
  }
  return advice;
}

/** The set with the highest rank in it. */
function chooseStart({ position }: Chart, trace?: Trace): Move {
  const set = position.sets.at(-1) ?? 'brown';
  trace?.says.push(`Of the starting sets left it takes the ${set} lot, the highest.`);
  return { kind: 'choose-start', set };
}

/** The market tile from which the best plan starts. */
function placeBoat(chart: Chart, trace?: Trace): Move {
  const { position: view, cargo } = chart;
  const starts = view.map.tiles.flatMap((_, place) => {
    if (marketAt(view, place) === undefined) return [];
    const first: Route[] = [];
    actionsAt(chart, null, place, cargo, first);
    return [{ place, value: Math.max(...first.map((route) => promise(chart, route))) }];
  });
  const best = starts.reduce((a, b) => (b.value > a.value ? b : a));
  trace?.says.push(`Starting on ${hexOf(view, best.place)} promises the most points per turn.`);
  return { kind: 'place-boat', hex: hexOf(view, best.place) };
}

/** The best plan from the first turns given, or else the most promising of these; its first turn. */
function decide(chart: Chart, first: readonly Route[], claim: Plan | undefined, trace?: Trace): Route {
  const plan = bestPlan(chart, first, claim);
  const route = plan?.route ?? first.reduce((a, b) => (promise(chart, b) > promise(chart, a) ? b : a));
  const order = plan === undefined ? undefined : chart.orders[plan.port];
  if (trace !== undefined && plan !== undefined && order !== undefined) {
    const what = `the order ${orderText(order)} at ${PORTS[plan.port]}`;
    trace.says.push(
      `It heads for ${what}, ${plan.route.turns} ${plan.route.turns === 1 ? 'turn' : 'turns'} away, ${plan.value.toFixed(1)} points per turn.`,
    );
  } else trace?.says.push('No order is within its sight: it does what brings it nearest to one.');
  trace?.says.push(`Its route: ${routeInWords(chart, route)}.`);
  return firstTurn(route);
}

function sail(chart: Chart, trace?: Trace): Move {
  const { position: view, seat, cargo } = chart;
  const boat = boatOf(view, seat);
  const taken = stepsTaken(view);
  const free = Math.max(0, chart.free - taken);
  if (free === 0) {
    trace?.says.push('Its free steps are used up, and it leaves no cubes behind: it ends its movement here.');
    return { kind: 'dock' };
  }
  const first: Route[] = [];
  let claim: Plan | undefined;
  for (const place of within(view, boat, free)) {
    if (place !== boat && view.path.includes(place)) continue;
    const arrived = place === boat && taken === 0 ? cargo : afterToll(view, seat, place, cargo);
    if (arrived === undefined) continue;
    actionsAt(chart, null, place, arrived, first);
    const here = claimAt(chart, null, place, arrived);
    if (here !== undefined && (claim === undefined || here.value > claim.value)) claim = here;
  }
  if (first.length === 0) return { kind: 'dock' };
  const { place } = decide(chart, first, claim, trace);
  if (place === boat) return { kind: taken === 0 ? 'stay' : 'dock' };
  const next = neighboursOf(view, boat);
  const step = next.find((each) => each === place) ?? next.find((each) => neighboursOf(view, each).includes(place));
  return { kind: 'sail', to: hexOf(view, step ?? place), drop: null };
}

function act(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo } = chart;
  const boat = boatOf(position, seat);
  const first: Route[] = [];
  actionsAt(chart, null, boat, cargo, first);
  const { turn } = decide(chart, first, claimAt(chart, null, boat, cargo), trace);
  if (turn.action !== 'market') return { kind: turn.action };
  const price = Math.max(0, chart.price[boat] ?? 0);
  return { kind: 'market', pay: minus(cargo, withoutLowest(cargo, price)) };
}

function trade(chart: Chart, trace?: Trace): Move {
  const { position, seat, cargo } = chart;
  const first: Route[] = [];
  tradesAt(chart, null, boatOf(position, seat), cargo, position.built, first);
  return { kind: 'trade', times: decide(chart, first, undefined, trace).turn.trades };
}

/** How good a cargo is where the boat stands. */
function outlook(chart: Chart, cargo: Cubes): number {
  const place = boatOf(chart.position, chart.seat);
  return promise(chart, onward(chart, null, plain(place, 'harvest'), cargo));
}

function upgrade(chart: Chart, trace?: Trace): Move {
  const { cargo } = chart;
  const moves: readonly { readonly move: Move; readonly cargo: Cubes }[] = [
    { move: { kind: 'skip-upgrade' }, cargo },
    ...COLOURS.slice(0, -1).flatMap((colour, rank) =>
      cargo[rank as 0] === 0
        ? []
        : [
            {
              move: { kind: 'upgrade', colour } as const,
              cargo: plus(minus(cargo, ONE[rank as 0]), ONE[(rank + 1) as 0]),
            },
          ],
    ),
  ];
  const best = moves.reduce((a, b) => (outlook(chart, b.cargo) >= outlook(chart, a.cargo) ? b : a));
  trace?.says.push(`With ${cubesText(best.cargo)} in its hold the open orders are nearest.`);
  return best.move;
}

/** The colour that is missed least, of equals the lowest. */
function spareColour(chart: Chart, trace?: Trace): Colour {
  const { cargo } = chart;
  const held = COLOURS.filter((colour) => cargo[RANK[colour]] > 0);
  const without = (colour: Colour): number => outlook(chart, minus(cargo, ONE[RANK[colour]]));
  const colour = held.reduce((a, b) => (without(b) > without(a) ? b : a));
  trace?.says.push(`A ${colour} cube is the one it misses least.`);
  return colour;
}

/** The order in which the house bot likes bonus tiles. */
const LIKED: readonly BonusId[] = [
  'bonus-extra-move',
  'bonus-harvest-red',
  'bonus-cargo',
  'bonus-upgrade',
  'bonus-vp-6',
  'bonus-vp-5',
  'bonus-vp-4',
];

function takeBonus({ position, seat }: Chart, trace?: Trace): Move {
  const tile = LIKED.find((each) => noBonus(position, seat, each) === '') ?? 'bonus-vp-3';
  trace?.says.push(`Of the bonus tiles that it may take it likes ${tile} best.`);
  return { kind: 'bonus', tile };
}

const discard: Advice = (chart, trace) => ({ kind: 'discard', colour: spareColour(chart, trace) });

/** Where the house bot looks for its move, by the kind of the decision. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'choose-start': chooseStart,
  'place-boat': placeBoat,
  sail,
  toll: (chart, trace) => ({ kind: 'pay-toll', colour: spareColour(chart, trace) }),
  action: act,
  upgrade,
  bonus: takeBonus,
  trade,
  discard,
};
