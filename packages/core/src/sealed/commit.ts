import { hasHalfPair, hexOf } from '../rng/sha256.js';

/** The form of a seat's part of a seed. */
const PART = /^[\w-]{16,48}$/;

/** A host and sixteen seats. */
const MOST_PARTS = 17;

/**
 * The commitment to a seed: its SHA-256 as 64 hexadecimal digits. A host that publishes it before the game cannot change the seed afterwards.
 * `printf %s "$seed" | sha256sum` gives the same. It says nothing about the seed, provided that the seed cannot be guessed: a
 * `crypto.randomUUID()` can not, a word can.
 *
 * @param seed - The seed of a game, or a part of one.
 * @throws `RangeError` for a text with half a surrogate pair, which would share its commitment with other texts.
 * @example
 * ```ts
 * import { commitment } from '@wonders/core/sealed';
 * console.log(commitment('monday').slice(0, 8)); // d618fb15
 * ```
 * @category Chance
 */
export const commitment = (seed: string): string => {
  if (hasHalfPair(seed)) throw new RangeError('a seed with half a surrogate pair has no commitment of its own');
  return hexOf(seed);
};

/**
 * One seed of several parts, of which the host and every seat give one. One honest part is enough: no one else can choose the seed.
 *
 * Everyone tells the {@link commitment} of its part first, and no one tells the part itself before all commitments are known. Else the
 * last one could try parts until the cards fall well. The host tells its own part when the game is over.
 *
 * @param parts - That of the host first, then those of the seats: 1 to 17 texts of 16 to 48 letters, digits, `_` and `-`, such as
 *   `crypto.randomUUID()`.
 * @throws `RangeError` for other parts.
 * @example
 * ```ts
 * import { jointSeed } from '@wonders/core/sealed';
 * console.log(jointSeed(['the-part-of-the-host', 'the-part-of-seat-0', 'the-part-of-seat-1']));
 * // the-part-of-the-host.the-part-of-seat-0.the-part-of-seat-1
 * ```
 * @category Chance
 */
export function jointSeed(parts: readonly string[]): string {
  if (parts.length < 1 || parts.length > MOST_PARTS)
    throw new RangeError(`a seed has 1 to ${MOST_PARTS} parts, not ${parts.length}`);
  for (const [i, part] of parts.entries())
    if (!PART.test(part)) throw new RangeError(`part ${i} of the seed should be 16 to 48 letters, digits, "_" and "-"`);
  return parts.join('.');
}

/**
 * Whether a game was dealt as the host had committed itself, once the record is open: the seed is the one whose commitment you were
 * told, and the cards were drawn from it by the sealed generator. To compare what you were shown during the game, too, use
 * {@link verifySeen}.
 *
 * @param record - A record or a save, with its seed.
 * @param told - The commitment of the seed; for a {@link jointSeed} the commitments of its parts, that of the host first.
 * @returns What is wrong, `undefined` when nothing is.
 * @example
 * ```ts
 * import { commitment, verifyDeal } from '@wonders/core/sealed';
 * import { begin } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const seed = crypto.randomUUID();
 * const told = commitment(seed); // before the game
 * const { record } = begin(sealed, { seats: 2, seed, rng: 'sealed' });
 * console.log(verifyDeal(record, told)); // undefined
 * console.log(verifyDeal(record, commitment('another'))); // the seed is not the one that was committed
 * ```
 * @category Chance
 */
export function verifyDeal(
  { options }: { readonly options: object },
  told: string | readonly string[],
): string | undefined {
  const { seed, rng, chance } = options as Readonly<Record<string, unknown>>;
  if (chance === 'manual') return 'the host answered chance by hand';
  if (rng !== 'sealed') return 'the generator was alea, whose draws can be foreseen';
  if (typeof seed !== 'string') return 'the record has no seed';
  if (hasHalfPair(seed)) return 'the seed has half a surrogate pair: other seeds have the same commitment';
  if (typeof told === 'string')
    return commitment(seed) === told ? undefined : 'the seed is not the one that was committed';
  const parts = seed.split('.');
  if (parts.length !== told.length) return `the seed has ${parts.length} parts, not ${told.length}`;
  const other = parts.findIndex((part, i) => commitment(part) !== told[i]);
  return other < 0 ? undefined : `part ${other} of the seed is not the one that was committed`;
}
