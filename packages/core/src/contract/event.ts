import type { Seat } from './position.js';

/**
 * What happened, for animations and logs. Each game has its own union; `kind` says which.
 *
 * @category Contract
 */
export interface BaseEvent {
  readonly kind: string;
}

/**
 * A component turned up. In every game each chance decision emits one, whether it was drawn or answered by the host.
 *
 * @category Contract
 */
export interface ChanceEvent<M> {
  readonly kind: 'chance';
  /** The kind of the chance decision. */
  readonly decision: string;
  /** What turned up, as the move that answers the decision; `'hidden'` for viewers who may not see it. */
  readonly move: M | 'hidden';
  /** Who sees it. */
  readonly to: Seat | 'all';
}

/**
 * Hears events while they happen.
 *
 * @category Contract
 */
export type Emit<E> = (event: E) => void;
