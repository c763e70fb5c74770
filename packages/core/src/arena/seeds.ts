import type { AleaRng } from '../contract/generator.js';
import { seedRng } from '../rng/rng.js';
import { hexOf } from '../rng/sha256.js';

/**
 * The seed of one deal of a tournament: the SHA-256 of the tournament's secret, the game and the deal. Without the secret it cannot be
 * guessed, not even from the other seeds. Once you publish the secret, all seeds can be checked.
 *
 * @param secret - What the host keeps until the tournament is over.
 * @param path - What the seed is for: parts that follow each other.
 * @example
 * ```ts
 * import { deriveSeed } from '@wonders/core/arena';
 * console.log(deriveSeed('secret of June', 'hal', 17).length); // 64
 * ```
 * @category Arena
 */
export const deriveSeed = (secret: string, ...path: readonly (string | number)[]): string =>
  hexOf(JSON.stringify([secret, ...path]));

/** A generator of its own for each use of a game's seed: the numbers of one say nothing about those of another. */
export const streamOf = (seed: string, ...use: readonly (string | number)[]): AleaRng =>
  seedRng(deriveSeed(seed, ...use));
