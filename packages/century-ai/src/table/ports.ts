import type { Order, PortFace } from '../components/orders.js';
import type { Position } from '../state/index.js';
import { tablesOf } from './places.js';

/** The order that a port shows; `undefined` when it is closed or empty (CENT-58, CENT-59). */
export function orderAt(position: Position, port: number): Order | undefined {
  const face: PortFace | undefined = position.ports[port];
  return face === null || face === undefined || face === 'closed-port' ? undefined : tablesOf(position).orders[face];
}

/** Whether the Closed Port is still in the draw pile (CENT-29). */
export const closedPortInside = (position: Position): boolean => !position.ports.includes('closed-port');
