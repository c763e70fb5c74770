import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealedRng } from '../contract/generator.js';
import { bringCipher } from '../rng/cipher.js';

/** The SHA-256 of a text in UTF-8. */
const hash = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** The SHA-256 of a text as 64 hexadecimal digits. */
export const hexOf = (text: string): string => bytesToHex(hash(text));

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
    const block = hash(`${rng.key}/${rng.counter++}`);
    return (word(block, 0) * 2 ** 21 + (word(block, 4) >>> 11)) / 2 ** 53;
  },
});
