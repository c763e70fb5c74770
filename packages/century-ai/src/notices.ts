import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import { ORDERS_TO_END } from './components/board.js';
import { covers, NONE } from './components/cubes.js';
import type { OrderId } from './components/orders.js';
import { PORTS, type PortId } from './components/tiles.js';
import { endingInSight } from './scoring.js';
import { portsByLiking } from './script.js';
import { isSolo, type Position, SCRIPT_SEAT } from './state/index.js';
import { closedPortNext, drawPileSize, orderAt } from './table/ports.js';
import { seatOf, takingTurns } from './table/seats.js';

/**
 * What is about to end the game, or to change its ports, by key: what is put into each sentence.
 *
 * @category Position
 */
export interface Notices {
  /** A seat has as many orders as may be taken before the last one (CENT-90). */
  'orders-nearly-filled': {
    /** The seat that needs one more. */
    readonly seat: Seat;
    /** How many orders it has. */
    readonly orders: number;
    /** With how many the game ends with its round. */
    readonly needed: number;
  };
  /** A seat has its last order: the game ends with this round (CENT-90). */
  'orders-filled': {
    /** The seat that has it. */
    readonly seat: Seat;
    /** How many orders it has. */
    readonly orders: number;
  };
  /** The rounds run out soon (CENT-94). */
  'rounds-left': {
    /** The number of this round, from 1. */
    readonly round: number;
    /** How many rounds follow this one, 1 to 5. */
    readonly left: number;
    /** Whether you lose then, whatever the points: in a game against the AI. */
    readonly lost: boolean;
  };
  /** The rounds run out with this one (CENT-94). */
  'last-round': {
    /** The number of this round, from 1. */
    readonly round: number;
    /** Whether you lose then, whatever the points: in a game against the AI. */
    readonly lost: boolean;
  };
  /** The AI still reacts before the game ends (CENT-91). */
  'last-reaction': {
    /** The seat of the AI. */
    readonly seat: Seat;
  };
  /** Who still takes a turn before the game ends (CENT-117). */
  'last-turns': {
    /** The seats after the one whose turn it is, in turn order; empty in the last turn. */
    readonly seats: readonly Seat[];
  };
  /** Points may decide soon, and who wins if they are equal (CENT-95, CENT-117). */
  tie: {
    /** The seat that wins with equal points. */
    readonly seat: Seat;
  };
  /** The AI takes an order with its next reaction (CENT-72). */
  'ai-takes': {
    /** The order that it takes. */
    readonly order: OrderId;
    /** The port on which the order lies. */
    readonly port: PortId;
    /** Whether nothing can change that any more; otherwise it holds as the ports stand. */
    readonly certain: boolean;
    /** Whether it is the fourth order of the AI, with which the game ends. */
    readonly ends: boolean;
  };
  /** The Closed Port moves with the next order that is taken (CENT-57). */
  'closed-port-moves': {
    /** The port that it leaves. */
    readonly port: PortId;
    /** Whether that port then gets a tile; otherwise the pile is empty. */
    readonly refilled: boolean;
  };
  /** The next tile of the pile is the Closed Port (CENT-29). */
  'closed-port-next': NoValues;
}

/**
 * What is about to end, as data.
 *
 * @category Position
 */
export type Notice = ReasonOf<Notices>;

/** The rounds before the last one that are counted aloud. */
const COUNTED = 5;

/** What is about to end the game, or to change the ports. */
export function notices(position: Position): readonly Notice[] {
  if (position.path.length === 0 || position.phase === 'over') return [];
  return [...ofOrders(position), ...ofRounds(position), ...ofLastTurns(position), ...ofPorts(position)];
}

const ordersOf = (position: Position): readonly number[] => position.seats.map(({ orders }) => orders.length);

function ofOrders(position: Position): readonly Notice[] {
  return ordersOf(position).flatMap((orders, seat): readonly Notice[] => {
    if (orders >= ORDERS_TO_END) return [{ key: 'orders-filled', values: { seat, orders } }];
    return orders === ORDERS_TO_END - 1
      ? [{ key: 'orders-nearly-filled', values: { seat, orders, needed: ORDERS_TO_END } }]
      : [];
  });
}

function ofRounds(position: Position): readonly Notice[] {
  const { round, options } = position;
  const left = options.roundLimit - round;
  const lost = isSolo(position);
  // A last order ends the game by itself, also in the last round.
  if (endingInSight(position) === 'fourth-order' || left > COUNTED) return [];
  return left <= 0
    ? [{ key: 'last-round', values: { round, lost } }]
    : [{ key: 'rounds-left', values: { round, left, lost } }];
}

/** Whether the AI's reaction of this round is still to come. */
const reactionToCome = ({ phase, pending }: Position): boolean =>
  phase !== 'discard' || pending.at(-1)?.kind === 'react';

function ofLastTurns(position: Position): readonly Notice[] {
  const found: Notice[] = [];
  const ending = endingInSight(position);
  const solo = isSolo(position);
  if (ending !== null && solo && reactionToCome(position))
    found.push({ key: 'last-reaction', values: { seat: SCRIPT_SEAT } });
  if (ending !== null && !solo) {
    const seats = [...Array(takingTurns(position)).keys()].filter((seat) => seat > position.turn);
    found.push({ key: 'last-turns', values: { seats } });
  }
  const near = ordersOf(position).some((orders) => orders >= ORDERS_TO_END - 1);
  if (near || (ending !== null && !solo)) found.push({ key: 'tie', values: { seat: position.seats.length - 1 } });
  return found;
}

function ofPorts(position: Position): readonly Notice[] {
  const found: Notice[] = [];
  if (isSolo(position) && reactionToCome(position)) found.push(...ofNextClaim(position));
  const closed = position.ports.indexOf('closed-port');
  const refilled = drawPileSize(position) > 0;
  if (closed >= 0) found.push({ key: 'closed-port-moves', values: { port: PORTS[closed] as PortId, refilled } });
  if (closedPortNext(position)) found.push({ key: 'closed-port-next', values: {} });
  return found;
}

/** CENT-72, step 1. Once you have acted, only a tile that is still to be drawn can change what the AI takes. */
function ofNextClaim(position: Position): readonly Notice[] {
  const { cargo, orders } = seatOf(position, SCRIPT_SEAT);
  const port = portsByLiking(position).find((each) => covers(cargo, orderAt(position, each)?.cost ?? NONE));
  if (port === undefined) return [];
  const order = position.ports[port] as OrderId;
  const certain = position.action !== null && position.pending.at(-1)?.kind !== 'draw';
  const ends = orders.length === ORDERS_TO_END - 1;
  return [{ key: 'ai-takes', values: { order, port: PORTS[port] as PortId, certain, ends } }];
}
