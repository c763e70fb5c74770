import { drawInt, type Rng, type Viewer } from '@wonders/core';
import type { OrderId } from './components/orders.js';
import { ORDER_IDS } from './components/orders.js';
import type { Event } from './events.js';
import { clone, copyOf } from './state/generated.js';
import type { Draft, State, View } from './state/index.js';
import { isSolo } from './state/index.js';

const inOrder = (orders: readonly OrderId[]): readonly OrderId[] => ORDER_IDS.filter((order) => orders.includes(order));

/** Whether claimed orders are face down for others (CENT-118): in versus, until all is scored. */
const faceDown = (state: State): boolean => !isSolo(state) && state.phase !== 'over';

/** CENT-04, CENT-118: everything but the generator, and in versus the orders that others have claimed. */
export function view(state: State, viewer: Viewer): View {
  const open = copyOf(state, viewer, null);
  if (!faceDown(state)) return open;
  const hidden: OrderId[] = [];
  const seats = state.seats.map((side, seat) => {
    if (seat === viewer) return side;
    hidden.push(...side.orders);
    return { ...side, orders: side.orders.map((): 'hidden' => 'hidden') };
  });
  return { ...open, seats, unseen: inOrder([...state.unseen, ...hidden]) };
}

/** CENT-118: only its owner sees which order was taken. All other events are open. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.kind !== 'order' || event.to === 'all' || event.to === viewer) return event;
  return { ...event, order: 'hidden' };
}

/** Deals the hidden orders from the unseen ones (CENT-118). */
export function determinize(view: View, rng: Rng): Draft {
  let unseen = [...view.unseen];
  const deal = (order: OrderId | 'hidden'): OrderId => {
    if (order !== 'hidden') return order;
    const dealt = unseen[drawInt(rng, unseen.length)] as OrderId;
    unseen = unseen.filter((each) => each !== dealt);
    return dealt;
  };
  const seats = view.seats.map((side) => ({ ...side, orders: side.orders.map(deal) }));
  return clone({ ...view, viewer: null, rng: null, seats, unseen });
}
