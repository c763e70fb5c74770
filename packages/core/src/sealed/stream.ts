import type { SealedRng } from '../contract/generator.js';
import { bringCipher } from '../rng/cipher.js';
import { hashOf, hexOf } from '../rng/sha256.js';

/** Four bytes as a whole number. */
const word = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

const keyOf = (use: string, seed: string): string => hexOf(JSON.stringify(['wonders', use, seed]));

/**
 * A sealed generator for a seed, where `seedRng` would make a fast one: `fast.begin(options)(sealedRng(seed))` gives the same game as
 * `newGame({ ...options, seed, rng: 'sealed' })`.
 *
 * @param seed - A text that cannot be guessed: a `crypto.randomUUID()` can not, a word can.
 * @example
 * ```ts
 * import { drawInt } from '@wonders/core';
 * import { sealedRng } from '@wonders/core/sealed';
 * const dice = sealedRng(crypto.randomUUID());
 * console.log(drawInt(dice, 6) < 6, dice.counter); // true 1
 * ```
 * @category Chance
 */
export const sealedRng = (seed: string): SealedRng => ({ key: keyOf('state', seed), counter: 0 });

/** SHA-256 in counter mode: number `n` of a key is made of the first 53 bits of the SHA-256 of the text `key/n`. */
bringCipher({
  keyOf,
  rngOf: sealedRng,
  draw(rng) {
    const block = hashOf(`${rng.key}/${rng.counter++}`);
    return (word(block, 0) * 2 ** 21 + (word(block, 4) >>> 11)) / 2 ** 53;
  },
});
