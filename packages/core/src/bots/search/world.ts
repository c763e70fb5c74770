import type { AnyGame, StateOf, ViewOf } from '../../game.js';
import type { Rng } from '../../rng.js';

/** A generator of its own, drawn from another: cheaper than seeding one by text. */
export const spawn = (random: () => number): Rng => ({ c: 1, s0: random(), s1: random(), s2: random() });

/**
 * Gives drafts of full states that agree with a view: a new guess each time, or `count` guesses in turn. Their future is
 * drawn anew in either case.
 */
export function worldsOf(
  game: AnyGame,
  view: ViewOf<AnyGame>,
  count: number,
  random: () => number,
): () => ReturnType<AnyGame['fast']['clone']> {
  if (count === 0) return () => game.fast.clone(game.determinize(view, spawn(random)));
  const worlds: StateOf<AnyGame>[] = [];
  let next = 0;
  return () => {
    const at = next++ % count;
    worlds[at] ??= game.determinize(view, spawn(random));
    const draft = game.fast.clone(worlds[at]);
    draft.rng = spawn(random);
    return draft;
  };
}
