/**
 * A score sheet in words.
 *
 * @category Words
 */
export interface ScoreSheet<P extends number | null = number> {
  /** The names of the seats, the heads of the columns. */
  readonly seats: readonly string[];
  /** A line for each category, the total last. */
  readonly lines: readonly ScoreLine<P>[];
}

/**
 * A line of a {@link ScoreSheet}.
 *
 * @category Words
 */
export interface ScoreLine<P extends number | null = number> {
  /** The key of the category, `total` in the last line. */
  readonly category: string;
  /** The name of the category. */
  readonly name: string;
  /** Points by seat. */
  readonly points: readonly P[];
}
