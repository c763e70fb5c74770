import alea from 'seedrandom/lib/alea.js';

/**
 * The four numbers of an alea generator, as plain JSON. A draft owns its generator: drawing advances it in place.
 *
 * @category Chance
 */
export interface Rng {
  /** Carry of the multiply-with-carry step, an integer. */
  c: number;
  /** First register, in [0, 1). */
  s0: number;
  /** Second register, in [0, 1). */
  s1: number;
  /** Third register, in [0, 1). */
  s2: number;
}

/**
 * A generator seeded by seedrandom's alea: the same text gives the same draws on every platform.
 *
 * @param seed - Any text; `''` is a seed like any other.
 * @example
 * ```ts
 * import { draw, seedRng } from '@wonders/core';
 * const rng = seedRng('monday');
 * console.log(draw(rng), draw(rng));
 * ```
 * @category Chance
 */
export function seedRng(seed: string): Rng {
  return alea(seed, { state: true }).state();
}

/**
 * The next number in [0, 1), with 32 bits of resolution, equal to what seedrandom's alea gives. Advances `rng`.
 *
 * @category Chance
 */
export function draw(rng: Rng): number {
  const t = 2091639 * rng.s0 + rng.c * 2.3283064365386963e-10;
  rng.s0 = rng.s1;
  rng.s1 = rng.s2;
  rng.c = t | 0;
  rng.s2 = t - rng.c;
  return rng.s2;
}

/**
 * The next integer in 0 … size − 1, each equally likely. Advances `rng`.
 *
 * @param size - A positive integer, at most 2^20: beyond that 32 bits are too coarse to be fair.
 * @category Chance
 */
export function drawInt(rng: Rng, size: number): number {
  return Math.floor(draw(rng) * size);
}
