import type { BaseMove, SealedMove } from './notation.js';
import type { Seat } from './position.js';
import type { Reason } from './reason.js';

/**
 * What a move will certainly do, as far as its seat can know: its events, and the answers of scripted opponents, up to the first
 * thing that is hidden or left to chance.
 *
 * @typeParam M - Move.
 * @typeParam E - Event.
 * @category Contract
 */
export interface Preview<M extends BaseMove, E> {
  /** The move, then each answer of a script, with the events that are certain. */
  readonly plies: readonly PreviewedPly<M, E>[];
  /**
   * Why the preview ends: a seat chooses freely, chance decides, something hidden decides, or the game is over. Only `over` says how
   * the game goes on after the last ply.
   */
  readonly until: 'seat' | 'chance' | 'hidden' | 'over';
  /**
   * What is about to end after the last ply and was not before the move, as `notices` gives it to the seat. Where something hidden cuts that ply
   * short, what is about to end before it.
   */
  readonly notices: readonly Reason[];
}

/**
 * A ply of a {@link Preview}.
 *
 * @category Contract
 */
export interface PreviewedPly<M extends BaseMove, E> {
  /** The seat that moves. */
  readonly seat: Seat;
  /** The move; sealed where the viewer may not know it. */
  readonly move: M | SealedMove;
  /** What certainly happens, as the viewer sees it. */
  readonly events: readonly E[];
}
