/**
 * The four numbers of an alea generator, as plain JSON. Fast, and safe against accidents only: from a few draws that a player sees, the
 * four numbers can be computed, and with them all draws to come.
 *
 * @category Chance
 */
export interface AleaRng {
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
 * A sealed generator, as plain JSON: SHA-256 in counter mode. Its draws say nothing about the draws to come to anyone who does not have
 * the key. To play with it, import `@wonders/core/sealed`.
 *
 * @category Chance
 */
export interface SealedRng {
  /** 256 bits in 64 hexadecimal digits, derived from the seed. */
  readonly key: string;
  /** How many numbers have been drawn. */
  counter: number;
  /** Always absent: it distinguishes the two generators. */
  readonly c?: undefined;
}

/**
 * The generator of a state, as plain JSON. A draft owns its generator: drawing advances it in place.
 *
 * @category Chance
 */
export type Rng = AleaRng | SealedRng;
