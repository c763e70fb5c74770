import type { Rung, Trace } from '@wonders/core';
import { choose } from '@wonders/core';
import { HARVEST } from '../components/board.js';
import type { Cubes } from '../components/cubes.js';
import { covers, cubesInWords, multiple, NONE, total } from '../components/cubes.js';
import { orderText } from '../components/orders.js';
import { PORTS, tradeText } from '../components/tiles.js';
import type { Position } from '../state.js';
import { SCRIPT_SEAT } from '../state.js';
import { hasOutpost } from '../table/boards.js';
import { hexOf, marketAt } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { boatOf, seatOf } from '../table/seats.js';

/** What the AI does (CENT-72): it takes an order, or else it may place an outpost and gain cubes. */
export interface Reaction {
  /** The port whose order it takes, −1 for none. */
  readonly claims: number;
  /** Whether it places an outpost on your tile. */
  readonly places: boolean;
  readonly gains: Cubes;
}

const IDLE: Reaction = { claims: -1, places: false, gains: NONE };

type Port = number;

/** Which of the orders it can pay it takes: no two ports have the same index, so one is left. */
const WHICH_ORDER: readonly Rung<Port, Position>[] = [
  { rule: 'CENT-72', label: 'highest VP', score: (port, position) => orderAt(position, port)?.vp ?? 0 },
  { rule: 'CENT-72', label: 'fewest cubes', score: (port, position) => -total(orderAt(position, port)?.cost ?? NONE) },
  { rule: 'CENT-72', label: 'lowest port index', score: (port) => -port },
];

/** The ports that show an order, in the order in which the AI would take them. */
export const portsByLiking = (position: Position): readonly Port[] =>
  PORTS.map((_, port) => port)
    .filter((port) => orderAt(position, port) !== undefined)
    .sort((a, b) => WHICH_ORDER.reduce((lead, { score }) => lead || score(b, position) - score(a, position), 0));

const portName = (port: Port): string => PORTS[port] ?? '';

/**
 * The AI's reaction to the action just taken.
 *
 * @param trace - Hears why.
 */
export function scriptMove(position: Position, trace?: Trace): Reaction {
  const { cargo: store } = seatOf(position, SCRIPT_SEAT);
  const payable = PORTS.flatMap((_, port) => {
    const order = orderAt(position, port);
    return order !== undefined && covers(store, order.cost) ? [port] : [];
  });
  if (trace !== undefined) explainPorts(position, payable, trace);
  if (payable.length > 0) {
    const [claims = -1] = choose(payable, WHICH_ORDER, position, trace, portName);
    trace?.reasons.push(`It takes the order at ${portName(claims)} (CENT-72, step 1) and does nothing else.`);
    return { ...IDLE, claims };
  }
  if (position.action === 'port') {
    trace?.reasons.push('You took a port action, so it harvests 2 yellow (CENT-72, step 2).');
    return { ...IDLE, gains: HARVEST };
  }
  const boat = boatOf(position, position.turn);
  const places = marketAt(position, boat) !== undefined && !hasOutpost(position, SCRIPT_SEAT, boat);
  if (trace !== undefined) explainOutpost(position, boat, places, trace);
  if (places && position.options.aiMarketReaction === 'place-or-gain') {
    trace?.reasons.push('By the strict reading place-or-gain the outpost is all it does (CENT-72, step 3).');
    return { ...IDLE, places };
  }
  const gains = gain(position, boat);
  if (trace !== undefined) explainGain(position, boat, gains, trace);
  return { ...IDLE, places, gains };
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

function explainPorts(position: Position, payable: readonly Port[], { reasons }: Trace): void {
  const { cargo: store } = seatOf(position, SCRIPT_SEAT);
  for (const [port, name] of PORTS.entries()) {
    const order = orderAt(position, port);
    const what = order && `pay the order at ${name}, ${orderText(order)}`;
    if (order === undefined) reasons.push(`${name} shows no order (CENT-58).`);
    else if (payable.includes(port)) reasons.push(`It can ${what}.`);
    else {
      const lacks = order.cost.map((n, rank) => Math.max(0, n - store[rank as 0])) as unknown as Cubes;
      reasons.push(`It cannot ${what}: it lacks ${cubesInWords(lacks)}.`);
    }
  }
}

function explainOutpost(position: Position, boat: number, places: boolean, { reasons }: Trace): void {
  const here = hexOf(position, boat);
  if (marketAt(position, boat) === undefined)
    reasons.push(`${here} is no market tile, so it places nothing (CENT-75).`);
  else if (places) reasons.push(`It has no outpost on ${here}, so it places one, free of charge (CENT-74).`);
  else reasons.push(`It has an outpost on ${here} already.`);
}

function explainGain(position: Position, boat: number, gains: Cubes, { reasons }: Trace): void {
  const { action, trades, options } = position;
  const tile = marketAt(position, boat);
  const printed = tile !== undefined && options.aiTradeGain === 'printed';
  const trade = tile && tradeText(tile);
  const why = printed
    ? `The tile prints ${trade}`
    : action === 'harvest'
      ? 'You harvested'
      : `You traded ${trade} ${trades} ${trades === 1 ? 'time' : 'times'}`;
  const reading = printed || action !== 'harvest' ? `by the reading ${options.aiTradeGain} ` : '';
  reasons.push(`${why}: ${reading}it gains ${cubesInWords(gains)} (CENT-72, step 3).`);
  if (total(gains) === 0) reasons.push('A reaction without a gain is its turn all the same (CENT-77).');
}
