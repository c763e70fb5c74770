import type { AnyGame, OptionsOf } from '../contract/game.js';

/** How many seats of a game decide freely. */
const playersOf = (game: AnyGame, options: object): number =>
  game.seats(game.newGame({ seed: '', ...options, rng: 'alea' })).filter(({ role }) => role === 'player').length;

/**
 * The options of a deal with a generator that suits it. Where the options name none, players hold hidden cards, and several people decide,
 * it is the sealed one: none of them can compute the others' cards from its own.
 *
 * @param people - How many seats decide for themselves, apart from the script and bots of the host. Default: all that the script does
 *   not play.
 */
export function dealtFor<G extends AnyGame>(game: G, options: OptionsOf<G>, people?: number): OptionsOf<G> {
  if (options.rng !== undefined || options.chance === 'manual' || !game.secret(options)) return options;
  return (people ?? playersOf(game, options)) < 2 ? options : { ...options, rng: 'sealed' };
}
