/**
 * How far a seat is ahead of the best of the others, part by part: what counts already, and what is promised.
 *
 * @category Bots
 */
export interface Lead {
  /** Points in hand, those for New Hand tokens included. */
  readonly points: number;
  /** The equals cards as the table stands. */
  readonly cards: number;
  /** The districts as the table stands. */
  readonly districts: number;
  /** What cards, buildings, resources and tiles promise, less what districts may still lose. */
  readonly prospects: number;
  /** Points for a victory when the game is over, negative for a defeat; else 0. */
  readonly victory: number;
  /** The sum. */
  readonly total: number;
}
