import type { AnyGame, OptionsOf } from '../contract/game.js';
import { cipher } from '../rng/cipher.js';
import { InvalidOptionsError } from './errors.js';

/** How many seats of a game decide freely. */
const playersOf = (game: AnyGame, options: object): number =>
  game.seats(game.newGame({ seed: '', ...options, rng: 'alea' })).filter(({ role }) => role === 'player').length;

/**
 * Whether a deal needs a generator that no player can foresee, and its options name none: players hold hidden cards, and several people
 * decide.
 *
 * @param people - How many seats decide for themselves. Default: all that the script does not play.
 */
export function needsSealed<G extends AnyGame>(game: G, options: OptionsOf<G>, people?: number): boolean {
  if (options.rng !== undefined || options.chance === 'manual' || !game.secret(options)) return false;
  return (people ?? playersOf(game, options)) > 1;
}

/**
 * The options of a deal with a generator that suits it. Where the options name none, players hold hidden cards, and several people decide,
 * it is the sealed one: none of them can compute the others' cards from its own.
 *
 * @param people - How many seats decide for themselves, apart from the script and bots of the host. Default: all that the script does
 *   not play.
 * @throws `InvalidOptionsError` where nothing has brought that generator.
 */
export function dealtFor<G extends AnyGame>(game: G, options: OptionsOf<G>, people?: number): OptionsOf<G> {
  if (!needsSealed(game, options, people)) return options;
  if (cipher() !== undefined) return { ...options, rng: 'sealed' };
  const expected = "'alea', where no player gains by foreseeing the cards; else import '@wonders/core/sealed' once";
  const message = `several people hold hidden cards, and rng is absent: it should be ${expected}`;
  throw new InvalidOptionsError(game.id, [{ path: ['rng'], expected, message }]);
}
