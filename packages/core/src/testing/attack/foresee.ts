import type { AleaRng } from '../../contract/generator.js';
import { draw, MULTIPLIER } from '../../rng/rng.js';
import { nearPoint, shortBasis } from './lattice.js';

/**
 * What a player learns of one draw: which of several equally likely numbers it was, or among which of them.
 *
 * @category Testing
 */
export interface SeenDraw {
  /** Which draw of the generator it was, from 0. Draws that the player did not see count as well. */
  readonly at: number;
  /** How many equally likely numbers there were: the size of the pool, or the sum of all weights. */
  readonly of: number;
  /** The lowest number that it may have been, from 0. */
  readonly low: number;
  /** The number after the highest that it may have been. Default `low + 1`. */
  readonly high?: number;
}

const FACTOR = BigInt(MULTIPLIER);
const WORD = 2n ** 32n;
/** Alea multiplies by the inverse of a word modulo this prime. */
const MODULUS = FACTOR * WORD ** 3n - 1n;
const STEP = FACTOR * WORD ** 2n;

/** A fresh generator has 96 bits, and 16 bits more make a false one as unlikely as one in 65,000. */
const BITS = 96 + 16;

/**
 * How many bits the lattice holds. More make it larger and the search longer, fewer leave false points nearer than the true one: in two of 300
 * attempts with 124 bits, which are then tried with more.
 */
const ENOUGH = [124, 144] as const;

/** The weight of a draw that tells nothing. */
const WEIGHT = 1024;

/** The carry of a fresh generator is 1: that bounds its state as a draw would, four draws before the first. */
const FRESH: SeenDraw = { at: -4, of: Number(FACTOR), low: 1 };

const widthOf = ({ low, high = low + 1 }: SeenDraw): number => high - low;

const bitsOf = (each: SeenDraw): number => Math.log2(each.of / widthOf(each));

/** The draws that tell most, as many as are enough, in the order of the draws. */
function telling(seen: readonly SeenDraw[], enough: number): readonly SeenDraw[] {
  let bits = 0;
  const best = [...seen]
    .sort((a, b) => bitsOf(b) - bitsOf(a))
    .filter((each) => {
      if (bits >= enough || bitsOf(each) === 0) return false;
      bits += bitsOf(each);
      return true;
    });
  return bits < BITS ? [] : best.sort((a, b) => a.at - b.at);
}

function power(base: bigint, exponent: number): bigint {
  let result = 1n;
  for (let left = exponent, square = base; left > 0; left = Math.floor(left / 2), square = (square * square) % MODULUS)
    if (left % 2 === 1) result = (result * square) % MODULUS;
  return result;
}

/** The generator whose state is a number. */
function rngOf(state: bigint): AleaRng {
  const word = (i: bigint): number => Number((state / WORD ** i) % WORD) / 2 ** 32;
  return { c: Number(state / WORD ** 3n), s0: word(0n), s1: word(1n), s2: word(2n) };
}

/** Whether a fresh generator makes all these draws. Moves it behind the last of them. */
function makes(rng: AleaRng, seen: readonly SeenDraw[]): boolean {
  let at = 0;
  return seen.every((each) => {
    for (; at < each.at; at++) draw(rng);
    at++;
    const index = Math.floor(draw(rng) * each.of);
    return index >= each.low && index < each.low + widthOf(each);
  });
}

/** The generator that lies nearest to the middle of all bounds, if it makes the draws. */
function nearest(best: readonly SeenDraw[], seen: readonly SeenDraw[]): AleaRng | undefined {
  if (best.length === 0) return undefined;
  const told = [FRESH, ...best];
  // Each draw counts as much as it tells.
  const weights = told.map((each) => BigInt(Math.round((WEIGHT * each.of) / widthOf(each))));
  const rows = told.map((_, i) =>
    told.map(({ at }, j) => {
      const entry = i === 0 ? power(STEP, at - FRESH.at) : i === j ? MODULUS : 0n;
      return entry * (weights[j] as bigint);
    }),
  );
  const middles = told.map((each, i) => {
    const twice = BigInt(2 * each.low + widthOf(each));
    return ((MODULUS * twice) / BigInt(2 * each.of)) * (weights[i] as bigint);
  });
  const [found = 0n] = nearPoint(shortBasis(rows), middles, Number(MODULUS) * WEIGHT);
  const rng = rngOf(found / (weights[0] as bigint));
  return rng.c === 1 && makes(rng, seen) ? rng : undefined;
}

/**
 * The attack that alea does not withstand. Each draw that a player sees bounds one multiple of the state, modulo a prime: the state is the
 * point of a lattice that lies near the middle of all bounds. A short basis and a search among the near points find it (LLL, Babai, Schnorr and
 * Euchner).
 *
 * A test with the events of a game as one seat receives them shows whether a player could foresee the cards.
 *
 * @param seen - In the order in which they were drawn. Together they must tell at least 112 bits, and a draw among n tells log₂ n.
 * @returns The generator after the last of the draws, so that `draw` gives those to come; `undefined` when no alea generator was found
 *   that makes them all, as for sealed generators.
 * @example
 * ```ts
 * import { draw, drawInt, seedRng } from '@wonders/core';
 * import { foresee } from '@wonders/core/testing';
 * const rng = seedRng(crypto.randomUUID());
 * const seen = Array.from({ length: 30 }, (_, at) => ({ at, of: 52, low: drawInt(rng, 52) }));
 * const found = foresee(seen);
 * console.log(found !== undefined && draw(found) === draw(rng)); // true
 * ```
 * @category Testing
 */
export function foresee(seen: readonly SeenDraw[]): AleaRng | undefined {
  for (const enough of ENOUGH) {
    const found = nearest(telling(seen, enough), seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
