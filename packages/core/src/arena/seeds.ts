import type { AleaRng } from '../contract/generator.js';
import { seedRng } from '../rng/rng.js';

const ROUNDS = 64;

/** The first primes, from whose roots SHA-256 takes its constants. */
const PRIMES: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < ROUNDS; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const K: readonly number[] = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START: readonly number[] = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const at = (words: readonly number[], i: number): number => words[i] as number;

/** The bytes of a text as UTF-8, lone surrogates as they are. */
function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** The words of a padded message: a one, zeros, and the length in bits, which one word holds: no list has so many bytes. */
function wordsOf(bytes: readonly number[]): number[] {
  const words: number[] = new Array(((bytes.length + 8) >> 6) * 16 + 16).fill(0);
  for (const [i, byte] of [...bytes, 0x80].entries()) words[i >> 2] = at(words, i >> 2) | (byte << (24 - 8 * (i & 3)));
  words[words.length - 1] = (bytes.length << 3) | 0;
  return words;
}

function compress(state: readonly number[], block: readonly number[]): number[] {
  const w = [...block];
  for (let i = 16; i < ROUNDS; i++) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w.push((at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(K, i) + at(w, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(state, i)) | 0);
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = wordsOf(bytesOf(text));
  let state = START;
  for (let i = 0; i < words.length; i += 16) state = compress(state, words.slice(i, i + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

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
  sha256(JSON.stringify([secret, ...path]));

/** A generator of its own for each use of a game's seed: the numbers of one say nothing about those of another. */
export const streamOf = (seed: string, ...use: readonly (string | number)[]): AleaRng =>
  seedRng(deriveSeed(seed, ...use));
