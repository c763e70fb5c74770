import type { AnyGame, StateOf, ViewOf } from '../../contract/game.js';
import type { AleaRng } from '../../contract/generator.js';

/** A new generator, drawn from another one: cheaper than seeding one by text. */
export const spawn = (random: () => number): AleaRng => ({ c: 1, s0: random(), s1: random(), s2: random() });

/** Gives drafts of full states that agree with a view. */
export interface Worlds {
  /** A new guess each time, or `count` guesses in turn. Either way, the future is drawn anew. */
  readonly next: () => ReturnType<AnyGame['fast']['clone']>;
  /** The guess with this number, with its future: the same for each call. */
  readonly numbered: (at: number) => ReturnType<AnyGame['fast']['clone']>;
}

/** The worlds that agree with a view. */
export function worldsOf(game: AnyGame, view: ViewOf<AnyGame>, count: number, random: () => number): Worlds {
  const worlds: { readonly state: StateOf<AnyGame>; readonly rng: AleaRng }[] = [];
  let next = 0;
  const numbered = (at: number, rng?: AleaRng) => {
    worlds[at] ??= { state: game.determinize(view, spawn(random)), rng: spawn(random) };
    const draft = game.fast.clone(worlds[at].state);
    draft.rng = rng ?? { ...worlds[at].rng };
    return draft;
  };
  return {
    next: () =>
      count === 0 ? game.fast.clone(game.determinize(view, spawn(random))) : numbered(next++ % count, spawn(random)),
    numbered: (at) => numbered(count === 0 ? at : at % count),
  };
}
