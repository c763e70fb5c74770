/** Whether guesses of what a view hides are as likely as the rules make them. */

import { type AnyGame, type StateOf, seedRng, type Viewer } from './core/src/index.js';

/** How many guesses a distribution is judged by. */
export const GUESSES = 2000;

/** The guesses of a viewer. */
export function guessesOf<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  times = GUESSES,
): readonly StateOf<G>[] {
  const view = game.view(state, viewer);
  return Array.from({ length: times }, (_, i) => game.determinize(view, seedRng(`guess ${i}`)) as StateOf<G>);
}

/**
 * How far draws without replacement are from even, as a chi-square in standard deviations from its mean: above 5 about once in a
 * million times.
 *
 * @param pool - The pieces that may be drawn, each once.
 * @param draws - The pieces of each draw, as many in each.
 * @throws Error that names a piece that is drawn and does not belong to the pool.
 */
export function unevenness<T>(pool: readonly T[], draws: readonly (readonly T[])[]): number {
  const counts = new Map(pool.map((piece) => [piece, 0]));
  for (const piece of draws.flat()) {
    const count = counts.get(piece);
    if (count === undefined) throw new Error(`${String(piece)} was guessed, and is not in the pool`);
    counts.set(piece, count + 1);
  }
  const share = (draws[0]?.length ?? 0) / pool.length;
  const variance = draws.length * share * (1 - share);
  const degrees = pool.length - 1;
  let chiSquare = 0;
  for (const count of counts.values()) chiSquare += (count - draws.length * share) ** 2 / variance;
  return ((chiSquare * degrees) / pool.length - degrees) / Math.sqrt(2 * degrees);
}
