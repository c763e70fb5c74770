import type { AnyGame, OptionsOf } from '../../contract/game.js';
import { named } from '../laws/named.js';
import { fail } from '../laws/same.js';
import { seeded, type Variant } from '../laws/values.js';
import { Replayer, type Spy, spiedOn } from './spy.js';

/**
 * What the law of foresight has to know of a game.
 *
 * @category Testing
 */
export interface ForesightContract<G extends AnyGame> {
  /** The options of the games that are attacked. */
  readonly options: Variant<G>['options'];
  /** After how many moves the attack has to know the generator. */
  readonly within: number;
  /** How many bits of the draws the spy has seen before it tries. Default 120: enough for the first attempt. */
  readonly bits?: number;
  /** The seeds of the games that an alea generator deals. */
  readonly seeds?: readonly string[];
  /** The seed of the sealed game: one in which the spy comes to know enough. */
  readonly sealed?: string;
  /** A player that listens at seat 0. By default one for games whose draws all see. */
  readonly spy?: () => Spy;
}

/**
 * Checks what the guide to fairness says of both generators. A player who sees the table of an alea game computes its generator, and so all
 * draws to come. In a sealed game the same attack finds nothing. Import `@wonders/core/sealed` first.
 *
 * @param test - How the runner names a test and runs it.
 * @category Testing
 */
export function foresightLaws<G extends AnyGame>(
  game: G,
  contract: ForesightContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const { options, within, bits = 120, seeds = ['monday', 'tuesday', 'wednesday'] } = contract;
  const { sealed = 'a seed that no player knows', spy = () => new Replayer(game, options as OptionsOf<G>) } = contract;
  const attack = (seed: string, rng: 'alea' | 'sealed', tries?: number) =>
    spiedOn(game, { ...seeded<G>(options, seed), rng } as OptionsOf<G>, spy(), bits, tries);
  for (const seed of seeds)
    test(`${game.id}: who sees the table of an alea game computes its generator, seed "${seed}"`, () =>
      named(`${game.id}: foresight, seed "${seed}"`, () => {
        const { ply, tried } = attack(seed, 'alea');
        if (ply === undefined) fail(`${tried} attacks on an alea game find no generator`);
        if (ply >= within) fail(`the generator is known after ${ply} moves, not within ${within}`);
      }));
  test(`${game.id}: the same attack finds nothing in a sealed game`, () =>
    named(`${game.id}: foresight`, () => {
      const { ply, tried } = attack(sealed, 'sealed', 1);
      if (tried !== 1) fail('the spy never knows enough of a sealed game to attack it');
      if (ply !== undefined) fail(`the generator of a sealed game is known after ${ply} moves`);
    }));
}
