import { capital, count, listed, type Speaker } from '@wonders/core/words';
import { CARGO_BONUS, ORDERS_TO_END, STARTING_SETS } from '../components/board.js';
import { BONUSES, type BonusId } from '../components/bonuses.js';
import { type Cubes, total } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import type { PortId } from '../components/tiles.js';
import type { Reasons } from '../reasons/index.js';
import type { Position } from '../state/index.js';
import { tablesOf } from '../table/places.js';
import type { Language } from './language.js';
import { hexInWords, routeInWords } from './map.js';
import { nameOf } from './names.js';
import { bonusInWords, cubesInWords, faceInWords, often, orderInWords, points, pointsOf } from './phrases.js';
import { speakerAt } from './seats.js';

const port = (id: PortId): string => `the ${nameOf(id)}`;

/** An order by its cost and its points: `2 red and 2 green for 12 points`. */
function worth(position: Position, id: OrderId): string {
  const { vp, cost } = tablesOf(position).orders[id];
  return `${cubesInWords(cost)} for ${vp} points`;
}

/** What step 3 of the reaction brings. */
const gained = (gains: Cubes): string => `it gains ${cubesInWords(gains)}.`;

/** How often it gains what a trade gives, by the reading that the option names. */
function asOften({ within, doing }: Speaker, reading: Reasons['seat-traded']['reading']): string {
  return reading === 'once' ? `once, however often ${doing('trade')}` : `as often as ${within}`;
}

/** What decided which order the AI takes. */
const DECIDED = {
  'only-one': 'its cubes can pay no other',
  'most-vp': 'of those that its cubes can pay, the one worth most points',
  'fewest-cubes': 'of those worth most points, the one with the fewest cubes',
  'first-port': 'of equal orders, the one on the first port',
} as const;

/** The effects of the abilities. */
const ABILITIES: { readonly [T in BonusId]?: string } = {
  'bonus-extra-move': 'one more free step each turn saves turns and cubes',
  'bonus-harvest-red': `a red cube with each harvest, and ${count(BONUSES['bonus-harvest-red'].vp, 'point')}`,
  'bonus-cargo': `${CARGO_BONUS} more spaces in the hold`,
  'bonus-upgrade': `an upgrade with each build, and ${count(BONUSES['bonus-upgrade'].vp, 'point')}`,
};

/** A plan in points: what it brings, what it costs, and what is left. */
function planInPoints(plan: Reasons['points-of-plan']): string {
  const parts = [`${plan.order} for the order`];
  if (plan.denied > 0) parts.push(`${plan.denied} because the AI would take it next`);
  if (plan.outposts > 0) parts.push(`${points(plan.building)} for ${count(plan.outposts, 'outpost')}`);
  parts.push(`${points(plan.time)} for ${count(plan.turns, 'turn')}`);
  if (plan.gifts > 0) parts.push(`${points(-plan.gifts)} for what the AI gains on the way`);
  return `In points: ${listed(parts)}; ${points(plan.total)} in all.`;
}

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  'takes-order'({ order, port: from, because }, position) {
    const takes = `The AI takes ${orderInWords(position, order)} from ${port(from)}`;
    return because === null ? `${takes}.` : `${takes}: ${DECIDED[because]}.`;
  },
  'places-outpost'({ hex, gains }, position) {
    const placed = `The AI places an outpost on ${hexInWords(position, hex)}`;
    return total(gains) > 0 ? `${placed} and gains ${cubesInWords(gains)}.` : `${placed}.`;
  },
  'gains-cubes': ({ gains }) => `The AI gains ${cubesInWords(gains)}.`,
  'changes-nothing': () => 'The AI has its turn and changes nothing.',

  'order-list': () => "the AI's reaction, step 1",
  'order-it-can-pay': (_, __, met) =>
    met === 'none' ? 'its cubes can pay none of the orders' : 'an order that its cubes can pay',
  'order-with-most-vp': () => 'the order worth most points',
  'order-with-fewest-cubes': () => 'the order with the fewest cubes',
  'first-port': () => 'the first of the ports north-west, north-east, south-east and south-west',
  port: (values) => port(values.port),
  'no-order': () => 'no order',
  'can-pay': ({ order }, position) => `can pay ${worth(position, order)}`,
  'cannot-pay': ({ order, lacks }, position) => `cannot pay ${worth(position, order)}: lacks ${cubesInWords(lacks)}`,
  'last-resort': () => 'the last resort',
  vp: ({ vp }) => count(vp, 'point'),
  'number-of-cubes': ({ cubes }) => count(cubes, 'cube'),

  'port-is-closed': (values) => `${capital(port(values.port))} is closed.`,
  'pays-no-order': ({ store }) =>
    `With ${total(store) === 0 ? 'no cubes' : cubesInWords(store)} it can pay none of the orders.`,
  'order-is-all': () => 'Taking an order is all that it does in its turn.',
  'port-action': ({ seat }, position) => `${speakerAt(position, seat).start} took a port action, so it harvests.`,
  'no-market-tile': ({ hex }, position) =>
    `Outposts stand on market tiles alone, so it places none on ${hexInWords(position, hex)}.`,
  'has-outpost': ({ hex }, position) => `It has an outpost on ${hexInWords(position, hex)} already.`,
  'lacks-outpost': ({ hex }, position) =>
    `It has no outpost on ${hexInWords(position, hex)}, so it places one, free of charge.`,
  'outpost-is-all': () => 'By the reading "place-or-gain" a turn in which it places an outpost brings no cubes.',
  'no-trade-here': ({ gains }) => `There is no trade here, so ${gained(gains)}`,
  'gains-as-printed': ({ seat, get, gains }, position) =>
    `The trade of the tile gives ${cubesInWords(get)}, whatever ${speakerAt(position, seat).within} did: ${gained(gains)}`,
  'seat-harvested': ({ seat, gains }, position) => `${speakerAt(position, seat).start} harvested, so ${gained(gains)}`,
  'seat-did-not-trade': ({ seat, reading, gains }, position) =>
    `${speakerAt(position, seat).start} built and did not trade, so by the reading "${reading}" ${gained(gains)}`,
  'seat-traded'({ seat, trades, reading, gains }, position) {
    const who = speakerAt(position, seat);
    const share = `it gains what the trade gives ${asOften(who, reading)}`;
    return `${who.start} traded ${often(trades)}; by the reading "${reading}" ${share}: ${gained(gains)}`;
  },
  'if-you'({ upgrades, trades }) {
    const deeds = [
      ...upgrades.map((colour) => `upgrade a ${nameOf(colour)} cube`),
      ...(trades === null ? [] : [trades === 0 ? 'do not trade' : `trade ${often(trades)}`]),
    ];
    return `If you ${listed(deeds)}:`;
  },
  'if-drawn': ({ port: refilled, tiles }, position) =>
    `If ${port(refilled)} gets ${listed(
      tiles.map((face) => faceInWords(position, face)),
      'or',
    )}:`,
  'closed-port-goes': ({ from, to }) => `The Closed Port goes from ${port(from)} to ${port(to)}.`,
  'scores-then'({ you, ai, bonus, discards }, position) {
    const open = [
      ...(bonus ? ['your bonus tile not counted'] : []),
      ...(discards > 0 ? [`before you discard ${count(discards, 'cube')}`] : []),
    ];
    const [first, second] = [speakerAt(position, 0).within, speakerAt(position, 1).within];
    return `Then the points are ${you} for ${first} and ${ai} for ${second}${open.map((each) => `, ${each}`).join('')}.`;
  },
  'ends-game': ({ ending, leads }, position) =>
    ending === 'fourth-order'
      ? `The game ends with this round, because ${count(ORDERS_TO_END, 'order')} are filled; as the points stand, ${speakerAt(position, leads).doing('win')}.`
      : `The game ends with this round, the last one: ${speakerAt(position, leads).doing('win')}, whatever the points.`,
  'tie-won-by': ({ seat }, position) => `With equal points ${speakerAt(position, seat).doing('win')}.`,
  'turn-all-the-same': () => 'A turn that changes nothing is its turn all the same.',

  'head-for'(values, position) {
    const away = values.turns === 1 ? 'this turn' : `in ${count(values.turns, 'turn')}`;
    const order = `${orderInWords(position, values.order)} at ${port(values.port)}`;
    const begin = routeInWords(position, [values.first]);
    const now = values.turns === 1 ? '' : ` First ${begin}; the hold then has ${cubesInWords(values.cargo)}.`;
    return `Head for ${order}, ${away}: worth ${pointsOf(values.points)}.${now}`;
  },
  'no-order-in-sight': ({ route, cargo }, position) =>
    `No order is in sight yet; this promises most: ${routeInWords(position, route)}. The hold then has ${cubesInWords(cargo)}.`,
  'start-with': ({ set }) =>
    `Start with ${cubesInWords(STARTING_SETS[set])}: of the sets left the house bot likes the ${nameOf(set)} one best.`,
  'begin-on': ({ hex }, position) => `Begin on ${hexInWords(position, hex)}: of all market tiles it promises most.`,
  'dock-now': () => 'A step has been paid for. The house bot pays for no second one in a turn.',
  unweighed: () =>
    'What its search found is not possible here, so the house bot takes another move without weighing it.',
  'no-order-open': () => 'No port has an order to head for, so the house bot has nothing to weigh.',
  'all-the-same': () => 'Nothing that it considers here would change the cubes in its hold or build an outpost.',
  'cargo-nearest': ({ cargo, equal }) =>
    equal === 0
      ? `With ${cubesInWords(cargo)} the orders are nearest.`
      : `With ${cubesInWords(cargo)} the orders are no farther than with any other cargo.`,
  'only-cube': ({ cargo }) => `There is only one colour to choose: it leaves ${cubesInWords(cargo)}.`,
  collects: ({ cargo }) => `Collect what lies here: the hold then has ${cubesInWords(cargo)}.`,
  leaves: ({ cargo }) =>
    `Leave what lies here: the hold is full with ${cubesInWords(cargo)}, and as many cubes would be discarded.`,
  'take-bonus': ({ tile }) =>
    `Take ${bonusInWords(tile)}${ABILITIES[tile] === undefined ? '' : `: ${ABILITIES[tile]}`}.`,

  route: ({ route }, position) => `The route: ${routeInWords(position, route)}.`,
  'points-of-plan': planInPoints,
  'end-unweighed': () => 'Not weighed: the game ends with this round, so only the first of these turns will be played.',
  'cargo-then': ({ cargo }) => `The hold has ${cubesInWords(cargo)} then.`,
  'points-of-route': ({ total: all, gifts }) =>
    `In points: ${points(all)}${gifts > 0 ? `, with ${points(-gifts)} for what the AI gains on the way` : ''}.`,

  'nearest-list': () => 'what brings the house bot nearest to an order',
  'set-list': () => 'the starting sets',
  'best-set': () => 'the one that the house bot likes best (brown, then green, red and yellow)',
  'nearest-cargo': () => 'the cargo with which an order is nearest, in points',
  'bonus-list': () => 'bonus tiles by what they are worth to the house bot',
  'best-bonus': () => 'the tile that it likes best',
  set: ({ set }) => `the ${nameOf(set)} set`,
  cubes: ({ cubes }) => cubesInWords(cubes),
  cube: ({ colour }) => `a ${nameOf(colour)} cube`,
  'no-cube': () => 'no cube',
  'leaves-cargo': ({ cargo, points: promise }) =>
    `leaves ${cubesInWords(cargo)}${promise === null ? '' : `: ${pointsOf(promise)}`}`,
  bonus: ({ tile }) => nameOf(tile),
};
