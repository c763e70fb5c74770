import type { AnyGame, OptionsOf } from './game.js';

/**
 * The options of a deal with a generator that suits it. Where the options name none, players hold hidden cards, and several people decide,
 * it is the sealed one: none of them can compute the others' cards from its own.
 *
 * @param people - How many seats decide for themselves, apart from scripts and bots of the host.
 */
export function dealtFor<G extends AnyGame>(game: G, options: OptionsOf<G>, people: number): OptionsOf<G> {
  const open = people < 2 || options.rng !== undefined || options.chance === 'manual' || !game.secret(options);
  return open ? options : { ...options, rng: 'sealed' };
}
