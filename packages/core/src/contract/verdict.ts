import type { Seat } from './seat.js';

/**
 * The end of a game that its rules do not know: a seat resigns, its time is up, the host ends the game, or all agree to a draw.
 *
 * @category Records
 */
export interface Verdict {
  /** Why the game ended. */
  readonly by: 'resign' | 'time' | 'host' | 'draw';
  /** The seat that lost by it. With `host` it may be `null`: the standing decides. With `draw` it is `null`. */
  readonly seat: Seat | null;
  /** After how many moves. A game ends once, so it is the number of moves of the record. */
  readonly ply: number;
}
