import type { Seat } from './position.js';

/**
 * The end of a game that its rules do not know: a seat resigns, its time is up, or the host ends the game.
 *
 * @category Records
 */
export interface Verdict {
  /** Why the game ended. */
  readonly by: 'resign' | 'time' | 'host';
  /** The seat that lost by it; `null` where the standing decides. */
  readonly seat: Seat | null;
  /** After how many moves. A game ends once, so it is the number of moves of the record. */
  readonly ply: number;
}
