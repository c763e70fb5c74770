import type { Emit } from './event.js';
import type { BaseMove } from './notation.js';

/**
 * The member of a union that has a kind. One member may serve several kinds.
 *
 * @category Writing a game
 */
export type OfKind<T, K> = T extends { readonly kind: infer Own } ? (K extends Own ? T : never) : never;

/**
 * A function for each kind of a union.
 *
 * @category Writing a game
 */
export type ByKind<T extends { readonly kind: string }, A extends readonly unknown[], R> = {
  readonly [K in T['kind']]: (value: OfKind<T, K>, ...more: A) => R;
};

/**
 * What each kind of move does to the draft.
 *
 * @typeParam M - The moves of seats, without the answers to chance decisions.
 * @category Writing a game
 */
export type Plays<D, K, M extends BaseMove, E> = {
  readonly [N in M['kind']]: (draft: D, decision: K, move: OfKind<M, N>, emit?: Emit<E>) => void;
};
