import type { Explanation } from './priority.js';
import type { Reason } from './reason.js';

/**
 * What a seat could do so that a scripted opponent chooses otherwise: `whatWouldChange` of the coach finds it.
 *
 * @typeParam V - The views of the game.
 * @typeParam M - The moves of the game.
 * @typeParam W - The game's reasons.
 * @category Coach
 */
export interface Change<V = unknown, M = unknown, W extends Reason = Reason> {
  /** The moves of the seat, mostly one, each with what it sees before it. */
  readonly line: readonly {
    /** What the seat sees before it moves. */
    readonly view: V;
    /** What it does. */
    readonly move: M;
  }[];
  /** What the seat sees when the script decides. */
  readonly after: V;
  /** What the script chooses then, and why. */
  readonly explanation: Explanation<M, W>;
}
