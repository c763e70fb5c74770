/**
 * More steps than any game takes from one decision to the next. `settle` counts its steps, so that a position that cannot occur in a game,
 * such as one from a forged file, does not make it loop for ever.
 *
 * @category Writing a game
 */
export const MOST_STEPS = 1000;

/**
 * Throws: `settle` found no decision in {@link MOST_STEPS} steps, so this position cannot occur in a game.
 *
 * @throws RangeError
 * @category Writing a game
 */
export function stuck(): never {
  throw new RangeError(`no decision after ${MOST_STEPS} steps: this position cannot occur in a game`);
}
