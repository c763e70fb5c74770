import type { BaseEvent, ChanceEvent } from '../contract/event.js';
import type { Viewer } from '../contract/position.js';

/** The chance event as a viewer may know it. */
export function viewChance<M>(event: ChanceEvent<M>, viewer: Viewer): ChanceEvent<M> {
  return event.to === 'all' || event.to === viewer ? event : { ...event, move: 'hidden' };
}

/** Whether an event is a chance event. */
export function isChance<M>(event: BaseEvent): event is ChanceEvent<M> {
  return event.kind === 'chance';
}
