import { choose, type Naming, priorityList, type Rung } from '@wonders/core';
import { HARVEST } from './components/board.js';
import type { Cubes } from './components/cubes.js';
import { covers, lacking, multiple, NONE, total } from './components/cubes.js';
import type { OrderId } from './components/orders.js';
import { PORTS, type PortId } from './components/tiles.js';
import type { Reason, Trace } from './reasons/index.js';
import type { Position } from './state/index.js';
import { SCRIPT_SEAT } from './state/index.js';
import { hasOutpost } from './table/boards.js';
import { hexOf, marketAt } from './table/places.js';
import { orderAt } from './table/ports.js';
import { boatOf, seatOf } from './table/seats.js';

/** What the AI does (CENT-72): it takes an order; or else it may place an outpost and gain cubes. */
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

const portId = (port: Port): PortId => PORTS[port] as PortId;

/** The order on a port that shows one. */
const orderIdAt = (port: Port, position: Position): OrderId => position.ports[port] as OrderId;

const vpAt = (port: Port, position: Position): number => orderAt(position, port)?.vp ?? 0;
const cubesAt = (port: Port, position: Position): number => total(orderAt(position, port)?.cost ?? NONE);

/** Which of two orders the AI prefers if it can pay for both. No two ports have the same index, so one is left. */
const LIKING: readonly Rung<Port, Position, Reason>[] = [
  {
    rule: 'CENT-72',
    label: { key: 'order-with-most-vp', values: {} },
    score: vpAt,
    note: (port, position) => ({ key: 'vp', values: { vp: vpAt(port, position) } }),
  },
  {
    rule: 'CENT-72',
    label: { key: 'order-with-fewest-cubes', values: {} },
    score: (port, position) => -cubesAt(port, position),
    note: (port, position) => ({ key: 'number-of-cubes', values: { cubes: cubesAt(port, position) } }),
  },
  { rule: 'CENT-72', label: { key: 'first-port', values: {} }, score: (port) => -port },
];

/** The first step of the reaction: an order that it can pay, or none. */
const WHICH_ORDER = priorityList<Port, Position, Reason>({ key: 'order-list', values: {} }, [
  {
    rule: 'CENT-72',
    label: { key: 'order-it-can-pay', values: {} },
    yesNo: true,
    score: (port, position) => (port === NO_ORDER ? 0 : canPay(position, port) ? 1 : -1),
    note: payment,
  },
  ...LIKING,
]);

/** What an explanation calls the ports. */
const NAMING: Naming<Port, Reason> = {
  id: (port) => PORTS[port] ?? 'no-order',
  name: (port) =>
    port === NO_ORDER ? { key: 'no-order', values: {} } : { key: 'port', values: { port: portId(port) } },
};

function canPay(position: Position, port: Port): boolean {
  const order = orderAt(position, port);
  return order !== undefined && covers(seatOf(position, SCRIPT_SEAT).cargo, order.cost);
}

/** Whether the AI can pay for the order of a port, and what it lacks. */
function payment(port: Port, position: Position): Reason {
  if (port === NO_ORDER) return { key: 'last-resort', values: {} };
  const order = orderIdAt(port, position);
  const lacks = lacking(orderAt(position, port)?.cost ?? NONE, seatOf(position, SCRIPT_SEAT).cargo);
  return total(lacks) === 0 ? { key: 'can-pay', values: { order } } : { key: 'cannot-pay', values: { order, lacks } };
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
 * @param trace - Collects the reasons.
 */
export function scriptMove(position: Position, trace?: Trace): Reaction {
  const claims = orderToTake(position, trace);
  const reaction = claims === NO_ORDER ? withoutOrder(position, trace) : { claims, places: false, gains: NONE };
  if (trace !== undefined) trace.headline = headline(position, reaction, trace);
  return reaction;
}

/** CENT-72, step 1. */
function orderToTake(position: Position, trace?: Trace): Port {
  // Without a trace there is nothing to compare as long as it can pay for none.
  if (trace === undefined && !ALL_PORTS.some((port) => canPay(position, port))) return NO_ORDER;
  for (const [other, face] of position.ports.entries())
    if (face === 'closed-port') trace?.reasons.push({ key: 'port-is-closed', values: { port: portId(other) } });
  const candidates = ALL_PORTS.filter((port) => orderAt(position, port) !== undefined);
  const [port = NO_ORDER] = choose([...candidates, NO_ORDER], WHICH_ORDER, position, trace, NAMING);
  trace?.reasons.push(
    port === NO_ORDER
      ? { key: 'pays-no-order', values: { store: seatOf(position, SCRIPT_SEAT).cargo } }
      : { key: 'order-is-all', values: {} },
  );
  return port;
}

/** CENT-72, steps 2 and 3. */
function withoutOrder(position: Position, trace?: Trace): Reaction {
  if (position.action === 'port') {
    trace?.reasons.push({ key: 'port-action', values: { seat: position.turn } });
    return { claims: NO_ORDER, places: false, gains: HARVEST };
  }
  const boat = boatOf(position, position.turn);
  const places = marketAt(position, boat) !== undefined && !hasOutpost(position, SCRIPT_SEAT, boat);
  const gains = places && position.options.aiMarketReaction === 'place-or-gain' ? NONE : gain(position, boat);
  const reaction: Reaction = { claims: NO_ORDER, places, gains };
  trace?.reasons.push(outpostReason(position, boat, reaction), ...gainReasons(position, boat, reaction));
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

/** What decided, by the last item that dropped an order. */
const DECIDED = {
  'order-it-can-pay': 'only-one',
  'order-with-most-vp': 'most-vp',
  'order-with-fewest-cubes': 'fewest-cubes',
  'first-port': 'first-port',
} as const;

/** The reaction in one sentence. */
function headline(position: Position, { claims, places, gains }: Reaction, { steps }: Trace): Reason {
  if (claims !== NO_ORDER) {
    const decisive = [...steps].reverse().find(({ candidates }) => candidates.some(({ kept }) => !kept));
    const because = DECIDED[decisive?.label.key as keyof typeof DECIDED];
    return { key: 'takes-order', values: { order: orderIdAt(claims, position), port: portId(claims), because } };
  }
  const hex = hexOf(position, boatOf(position, position.turn));
  if (places) return { key: 'places-outpost', values: { hex, gains } };
  return total(gains) > 0 ? { key: 'gains-cubes', values: { gains } } : { key: 'changes-nothing', values: {} };
}

/** Why it places an outpost, or none. */
function outpostReason(position: Position, boat: number, { places }: Reaction): Reason {
  const hex = hexOf(position, boat);
  if (marketAt(position, boat) === undefined) return { key: 'no-market-tile', values: { hex } };
  return { key: places ? 'lacks-outpost' : 'has-outpost', values: { hex } };
}

/** Why it gains what it gains. */
function gainReasons(position: Position, boat: number, { places, gains }: Reaction): readonly Reason[] {
  const { action, trades, options, turn: seat } = position;
  const { aiTradeGain: reading, aiMarketReaction } = options;
  if (places && aiMarketReaction === 'place-or-gain') return [{ key: 'outpost-is-all', values: {} }];
  const tile = marketAt(position, boat);
  if (tile === undefined) return [{ key: 'no-trade-here', values: { gains } }];
  if (reading === 'printed') return [{ key: 'gains-as-printed', values: { seat, get: tile.get, gains } }];
  if (action === 'harvest') return [{ key: 'seat-harvested', values: { seat, gains } }];
  const nothing: readonly Reason[] = places ? [] : [{ key: 'turn-all-the-same', values: {} }];
  if (trades === 0) return [{ key: 'seat-did-not-trade', values: { seat, reading, gains } }, ...nothing];
  return [{ key: 'seat-traded', values: { seat, trades, reading, gains } }];
}
