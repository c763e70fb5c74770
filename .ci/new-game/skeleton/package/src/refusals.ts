import type { Move } from './notation.js';
import type { Position } from './state/index.js';

/**
 * Why a move is refused: its code, the rule, and what the sentence needs.
 *
 * @category Refusals
 */
export interface Refusal {
  readonly code: 'no-more-leaves';
  readonly rule: 'TINY-04';
  /** How many cards a seat may leave. */
  readonly leaves: number;
}

/** The codes of refusals. */
export type Code = Refusal['code'];

/** The refusal of a move that `moves` forbids. */
export const refuse = ({ options }: Position, _decision: unknown, _move: Move, code: Code): Refusal => ({
  code,
  rule: 'TINY-04',
  leaves: options.leaves,
});
