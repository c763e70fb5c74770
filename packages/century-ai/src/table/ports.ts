import { PACKET } from '../components/board.js';
import type { Order, OrderId } from '../components/orders.js';
import type { Position } from '../state/index.js';
import { tablesOf } from './places.js';

/** The order that a port shows; `undefined` when it is closed or empty (CENT-58, CENT-59). */
export const orderAt = (position: Position, port: number): Order | undefined =>
  tablesOf(position).orders[position.ports[port] as OrderId];

/** Whether the Closed Port is still in the draw pile (CENT-29). */
export const closedPortInside = (position: Position): boolean => !position.ports.includes('closed-port');

/** How many different tiles the draw pile may hold, the Closed Port included; orders that seats keep face down are not in it. */
export function drawPileSize(position: Position): number {
  let hidden = 0;
  for (const { orders } of position.seats) for (const order of orders) if (order === 'hidden') hidden++;
  return position.unseen.length - hidden + (closedPortInside(position) ? 1 : 0);
}

/** Whether the Closed Port comes for certain with the next draw (CENT-29). */
export const closedPortNext = (position: Position): boolean => closedPortInside(position) && position.drawn >= PACKET;
