import type { Emit } from './event.js';
import type { BaseMove } from './notation.js';
import type { Decision, Seat } from './position.js';

/**
 * The rules of one kind of chance decision: one component that turns up, its outcomes by number.
 *
 * @typeParam P - A position to read: state, view or draft.
 * @typeParam D - The draft it changes.
 * @typeParam K - The entry on the stack of decisions.
 * @typeParam M - The move that answers it.
 * @typeParam E - The events of the game.
 * @category Writing a game
 */
export interface ChanceRules<P, D, K, M, E> {
  /** How many different outcomes there are; at least one whenever the decision is due. */
  size(position: P, decision: K): number;
  /** The numbers of the outcomes in canonical order, where they are not 0 … size − 1. Such rules need `random`, too. */
  numbers?(position: P, decision: K): readonly number[];
  /** The outcome with a number. */
  outcome(position: P, decision: K, i: number): M;
  /** Its weight, a whole number; only a host may answer with an outcome of weight 0. When absent, all weights are 1. */
  weight?(position: P, decision: K, i: number): number;
  /** Draws by hand the number that `weight` would draw: only for the hottest kind. */
  random?(position: P, decision: K, random: () => number): number;
  /** The number of an outcome of the right kind, −1 if it is none. */
  find(position: P, decision: K, move: M): number;
  /** The seats that see the outcome. */
  to(position: P, decision: K): Seat | 'all';
  /** Takes the outcome out of its pool and puts it where it belongs. */
  apply(draft: D, decision: K, i: number, emit?: Emit<E>): void;
  /** What happens when there is only one outcome: it is asked for like any other (default), or applied at once, without a draw. */
  readonly sure?: 'asked' | 'applied';
}

/**
 * The chance decisions of a game by kind, and the one way to resolve them.
 *
 * @category Writing a game
 */
export interface Chance<P, D, K extends Decision, M extends BaseMove, E> {
  /** The rules by kind. A chance decision is answered by the move of the same kind. */
  readonly rules: Readonly<Record<string, ChanceRules<P, D, K, M, E>>>;
  /**
   * Resolves a chance decision: draws and applies it at once when the draft has a generator, else leaves it on the stack for the
   * host.
   */
  ask(draft: D, decision: K, emit?: Emit<E>): void;
  /** Applies the outcome with the number `i` and emits its event: for draws and for answers of the host. */
  settle(draft: D, decision: K, i: number, emit?: Emit<E>): void;
}
