/**
 * More steps than any game takes from one decision to the next. The `settle` of a game counts them, so that a position that nobody can come
 * to, read from a file say, does not keep it for ever.
 *
 * @category Writing a game
 */
export const MOST_STEPS = 10_000;

/**
 * Ends a `settle` that has taken {@link MOST_STEPS}.
 *
 * @throws RangeError
 * @category Writing a game
 */
export function stuck(): never {
  throw new RangeError(`no decision after ${MOST_STEPS} steps: no game comes to this position`);
}
