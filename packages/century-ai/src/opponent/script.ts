import type { Trace } from '@wonders/core';
import { choose, priorityList } from '@wonders/core';
import { count, type Speaker, speakerOf } from '@wonders/core/words';
import { HARVEST } from '../components/board.js';
import type { Cubes } from '../components/cubes.js';
import { covers, cubesInWords, lacking, multiple, NONE, total } from '../components/cubes.js';
import { orderName } from '../components/orders.js';
import { PORT_NAMES, PORTS } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { hasOutpost } from '../table/boards.js';
import { marketAt, placeName } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { boatOf, seatInfos, seatOf } from '../table/seats.js';

/** What the AI does (CENT-72): it takes an order, or else it may place an outpost and gain cubes. */
export interface Reaction {
  /** The port whose order it takes, −1 for none. */
  readonly claims: number;
  /** Whether it places an outpost on your tile. */
  readonly places: boolean;
  readonly gains: Cubes;
}

/** A port by its index. */
type Port = number;

/** What the AI does when it can pay none of the orders. */
const NO_ORDER: Port = -1;

const vpAt = (port: Port, position: Position): number => orderAt(position, port)?.vp ?? 0;
const cubesAt = (port: Port, position: Position): number => total(orderAt(position, port)?.cost ?? NONE);

/** Which of two orders the AI likes better, if it can pay both: no two ports have the same index, so one is left. */
const LIKING = [
  {
    rule: 'CENT-72',
    label: 'the order with the most VP',
    score: vpAt,
    says: (port: Port, position: Position) => `${vpAt(port, position)} VP`,
  },
  {
    rule: 'CENT-72',
    label: 'the order with the fewest cubes',
    score: (port: Port, position: Position) => -cubesAt(port, position),
    says: (port: Port, position: Position) => count(cubesAt(port, position), 'cube'),
  },
  {
    rule: 'CENT-72',
    label: 'the first of the ports north-west, north-east, south-east and south-west',
    score: (port: Port) => -port,
  },
] as const;

/** The first step of the reaction: an order that it can pay, or none. */
const WHICH_ORDER = priorityList<Port, Position>("the AI's reaction, step 1", [
  {
    rule: 'CENT-72',
    label: 'an order that its cubes can pay',
    score: (port, position) => (port === NO_ORDER ? 0 : canPay(position, port) ? 1 : -1),
    says: payment,
  },
  ...LIKING,
]);

function canPay(position: Position, port: Port): boolean {
  const order = orderAt(position, port);
  return order !== undefined && covers(seatOf(position, SCRIPT_SEAT).cargo, order.cost);
}

/** What the AI would pay for the order of a port, or what it lacks. */
function payment(port: Port, position: Position): string {
  const order = orderAt(position, port);
  if (port === NO_ORDER) return 'what is left when it can pay no order';
  if (order === undefined) return 'shows no order';
  const lacks = lacking(order.cost, seatOf(position, SCRIPT_SEAT).cargo);
  const what = `${order.vp} VP for ${cubesInWords(order.cost)}`;
  return total(lacks) === 0 ? `can pay ${what}` : `cannot pay ${what}: lacks ${cubesInWords(lacks)}`;
}

const ALL_PORTS: readonly Port[] = PORTS.map((_, port) => port);

/** The ports that show an order, in the order in which the AI would take them. */
export const portsByLiking = (position: Position): readonly Port[] =>
  ALL_PORTS.filter((port) => orderAt(position, port) !== undefined).sort((a, b) =>
    LIKING.reduce((lead, { score }) => lead || score(b, position) - score(a, position), 0),
  );

/**
 * The AI's reaction to the action just taken.
 *
 * @param trace - Hears why.
 */
export function scriptMove(position: Position, trace?: Trace): Reaction {
  const claims = orderToTake(position, trace);
  const reaction = claims === NO_ORDER ? withoutOrder(position, trace) : { claims, places: false, gains: NONE };
  if (trace !== undefined) trace.says = headline(position, reaction);
  return reaction;
}

/** CENT-72, step 1. */
function orderToTake(position: Position, trace?: Trace): Port {
  // Where nobody asks why, there is nothing to compare as long as it can pay none (4 % of the listed lane).
  if (trace === undefined && !ALL_PORTS.some((port) => canPay(position, port))) return NO_ORDER;
  const candidates = ALL_PORTS.filter((port) => orderAt(position, port) !== undefined);
  const name = (port: Port): string => PORT_NAMES[port] ?? 'no order';
  const id = (port: Port): string => PORTS[port] ?? 'no-order';
  const [port = NO_ORDER] = choose([...candidates, NO_ORDER], WHICH_ORDER, position, trace, name, id);
  if (trace === undefined) return port;
  for (const [other, face] of position.ports.entries())
    if (face === 'closed-port') trace.reasons.push(`The ${PORT_NAMES[other]} is closed (CENT-58).`);
  trace.reasons.push(
    port === NO_ORDER
      ? `With ${cubesInWords(seatOf(position, SCRIPT_SEAT).cargo)} it can pay none of the orders (CENT-72, step 1).`
      : `Taking an order is all that it does in its turn (CENT-72, step 1).`,
  );
  return port;
}

/** Whose action the AI reacts to. */
const reactedTo = (position: Position): Speaker => speakerOf(seatInfos(position), position.turn);

/** CENT-72, steps 2 and 3. */
function withoutOrder(position: Position, trace?: Trace): Reaction {
  if (position.action === 'port') {
    trace?.reasons.push(`${reactedTo(position).start} took a port action, so it harvests (CENT-72, step 2).`);
    return { claims: NO_ORDER, places: false, gains: HARVEST };
  }
  const boat = boatOf(position, position.turn);
  const places = marketAt(position, boat) !== undefined && !hasOutpost(position, SCRIPT_SEAT, boat);
  const gains = places && position.options.aiMarketReaction === 'place-or-gain' ? NONE : gain(position, boat);
  const reaction: Reaction = { claims: NO_ORDER, places, gains };
  trace?.reasons.push(...outpostReasons(position, boat, reaction), ...gainReasons(position, boat, reaction));
  return reaction;
}

/** What it gains by the reading that the option `aiTradeGain` names; it never pays for it (CENT-72, CENT-76). */
function gain(position: Position, boat: number): Cubes {
  const tile = marketAt(position, boat);
  if (tile === undefined) return HARVEST;
  const { aiTradeGain } = position.options;
  if (aiTradeGain === 'printed') return tile.get;
  if (position.action === 'harvest') return HARVEST;
  return multiple(tile.get, aiTradeGain === 'once' ? Math.min(1, position.trades) : position.trades);
}

/** The reaction in one sentence. */
function headline(position: Position, { claims, places, gains }: Reaction): string {
  const order = orderAt(position, claims);
  if (order !== undefined) return `The AI takes the ${orderName(order)} from the ${PORT_NAMES[claims]}.`;
  const placed = `places an outpost on ${placeName(position, boatOf(position, position.turn))}`;
  const gained = `gains ${cubesInWords(gains)}`;
  if (places) return `The AI ${placed}${total(gains) > 0 ? ` and ${gained}` : ''}.`;
  return total(gains) > 0 ? `The AI ${gained}.` : 'The AI has its turn and changes nothing.';
}

function outpostReasons(position: Position, boat: number, { places }: Reaction): readonly string[] {
  const here = placeName(position, boat);
  if (marketAt(position, boat) === undefined)
    return [`Outposts stand on market tiles alone, so it places none on ${here} (CENT-75).`];
  if (!places) return [`It has an outpost on ${here} already.`];
  return [`It has no outpost on ${here}, so it places one, free of charge (CENT-74).`];
}

const often = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

function gainReasons(position: Position, boat: number, { places, gains }: Reaction): readonly string[] {
  const { action, trades, options } = position;
  const { aiTradeGain, aiMarketReaction } = options;
  const who = reactedTo(position);
  if (places && aiMarketReaction === 'place-or-gain')
    return ['By the reading place-or-gain a turn in which it places an outpost brings no cubes (CENT-72, step 3).'];
  const gained = `it gains ${cubesInWords(gains)} (CENT-72, step 3).`;
  const tile = marketAt(position, boat);
  if (tile === undefined) return [`There is no trade here, so ${gained}`];
  if (aiTradeGain === 'printed')
    return [`The trade of the tile gives ${cubesInWords(tile.get)}, whatever ${who.within} did: ${gained}`];
  if (action === 'harvest') return [`${who.start} harvested, so ${gained}`];
  const nothing = places ? [] : ['A turn that changes nothing is its turn all the same (CENT-77).'];
  if (trades === 0)
    return [`${who.start} built and did not trade, so by the reading ${aiTradeGain} ${gained}`, ...nothing];
  const reading = aiTradeGain === 'once' ? `once, however often ${who.doing('trade')}` : `as often as ${who.within}`;
  return [
    `${who.start} traded ${often(trades)}; by the reading ${aiTradeGain} it gains what the trade gives ${reading}: ${gained}`,
  ];
}
