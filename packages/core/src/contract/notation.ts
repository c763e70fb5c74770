import type { Field } from './field.js';
import type { Seat } from './position.js';

/**
 * A move: `kind` says which, the other keys are its parameters. A parameter named `seat` is always the seat that moves;
 * moves of simultaneous decisions carry it.
 *
 * @category Contract
 */
export interface BaseMove {
  readonly kind: string;
}

/**
 * A hidden move, as other seats see it: that it was made, and by which seat. Games do not accept it as a move.
 *
 * @category Contract
 */
export interface SealedMove {
  readonly kind: 'sealed';
  /** The seat that chose; {@link CHANCE} when something turned up. */
  readonly seat: Seat;
}

/**
 * The parameters of each kind of move, in the order in which they are written. This one table drives `encodeMove`,
 * `decodeMove` and the validation of untrusted moves.
 *
 * @category Writing a game
 */
export type Notation<M extends BaseMove> = {
  readonly [K in M['kind']]: {
    readonly [F in Exclude<keyof Extract<M, { kind: K }>, 'kind'>]: Field<Extract<M, { kind: K }>[F]>;
  };
};
