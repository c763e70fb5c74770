import type { AnyGame, OptionsOf } from '../contract/game.js';
import type { Issue } from '../contract/schema.js';
import { InvalidOptionsError, isInvalidOptionsError } from '../engine/errors.js';
import { gameGiven } from '../engine/given.js';
import { orderedText } from '../records/digest.js';
import { fullOptions } from '../records/save.js';
import { hasHalfPair, hexOf } from '../rng/sha256.js';
import { complain } from '../schema/schema.js';

/** The form of a seat's part of a seed. */
const PART = /^[\w-]{16,48}$/;

/** A host and sixteen seats. */
const MOST_PARTS = 17;

/**
 * The commitment to a deal: the SHA-256, as 64 hexadecimal digits, of all that decides it. A host that publishes it before the game cannot
 * change the seed, an option or the rules afterwards. It says nothing about the seed, provided that the seed cannot be guessed: a
 * `crypto.randomUUID()` can not, a word can.
 *
 * What is hashed is the JSON text of `['wonders-deal', game.id, game.rules, options]`, without spaces and with the keys in alphabetical
 * order. The options have their defaults spelled out; tables of components that were not given stay out. `rng` is `'sealed'` there.
 *
 * @param options - Those of the game, with the seed, or with one part of a {@link jointSeed} in its place.
 * @throws `InvalidOptionsError` for options that the game does not take, and for a deal without a seed.
 * @example
 * ```ts
 * import { commitment } from '@wonders/core/sealed';
 * import { sealed } from '@wonders/core/testing';
 * console.log(commitment(sealed, { seats: 2, seed: 'monday' }).slice(0, 8)); // 8cb8d61c
 * ```
 * @category Chance
 */
export function commitment<G extends AnyGame>(game: G, options: OptionsOf<G>): string;
/**
 * The commitment to a text, such as the secret of a tournament: its SHA-256 as 64 hexadecimal digits, as `printf %s "$secret" | sha256sum`
 * gives it.
 *
 * @throws `RangeError` for a text with half a surrogate pair, which would share its commitment with other texts.
 * @category Chance
 */
export function commitment(secret: string): string;
export function commitment<G extends AnyGame>(game: G | string, options?: OptionsOf<G>): string {
  if (typeof game === 'string') {
    if (hasHalfPair(game)) throw new RangeError('a text with half a surrogate pair has no commitment of its own');
    return hexOf(game);
  }
  gameGiven('commitment', game);
  return dealt(game, game.rules, options ?? {});
}

/** The hash of a deal. JSON escapes half a surrogate pair, so each seed has a hash of its own. */
function dealt<G extends AnyGame>(game: G, rules: number, given: object): string {
  const options = { ...given, rng: 'sealed' } as unknown as OptionsOf<G>;
  const settled = game.options['~standard'].validate(options);
  if ('issues' in settled) throw new InvalidOptionsError(game.id, settled.issues);
  if (typeof options.seed !== 'string') {
    const issues: Issue[] = [];
    complain(issues, ['seed'], 'a text that cannot be guessed', options.seed);
    throw new InvalidOptionsError(game.id, issues);
  }
  return hexOf(orderedText(['wonders-deal', game.id, rules, fullOptions(game, options)]));
}

/**
 * One seed of several parts, of which the host and every seat give one. One honest part is enough: no one else can choose the seed.
 *
 * All agree on the options first. Then everyone tells the {@link commitment} to the deal with its own part as the seed, and no one tells
 * the part itself before all commitments are known. Else the last one could try parts until the cards fall well. The host tells its own
 * part when the game is over.
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
 * Whether a game was dealt as the host had committed itself, once the record is open: seed, options and rules are those whose
 * commitment you were told, and the cards were drawn by the sealed generator. To compare what you were shown during the game, too, use
 * {@link verifySeen}.
 *
 * @param record - A record or a save, with its seed. A record is taken as one of the rules of `game`, a save says its own.
 * @param told - The {@link commitment} to the deal; for a {@link jointSeed} the commitments with each of its parts, that of the host first.
 * @returns What is wrong, `undefined` when nothing is.
 * @example
 * ```ts
 * import { commitment, verifyDeal } from '@wonders/core/sealed';
 * import { begin } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const options = { seats: 2, seed: crypto.randomUUID(), rng: 'sealed' } as const;
 * const told = commitment(sealed, options); // before the game
 * const { record } = begin(sealed, options);
 * console.log(verifyDeal(sealed, record, told)); // undefined
 * const other = { ...record, options: { ...options, seats: 3 } };
 * console.log(verifyDeal(sealed, other, told)); // the seed, an option or the rules are not those that were committed
 * ```
 * @category Chance
 */
export function verifyDeal<G extends AnyGame>(
  game: G,
  record: { readonly options: object; readonly game?: string; readonly rules?: number },
  told: string | readonly string[],
): string | undefined {
  gameGiven('verifyDeal', game);
  const { seed, rng, chance } = record.options as Readonly<Record<string, unknown>>;
  if (record.game !== undefined && record.game !== game.id) return `the record is of ${record.game}, not of ${game.id}`;
  if (chance === 'manual') return 'the host answered chance by hand';
  if (rng !== 'sealed') return 'the generator was alea, whose draws can be foreseen';
  if (typeof seed !== 'string') return 'the record has no seed';
  const parts = typeof told === 'string' ? [seed] : seed.split('.');
  const commitments = typeof told === 'string' ? [told] : told;
  if (parts.length !== commitments.length) return `the seed has ${parts.length} parts, not ${commitments.length}`;
  let hashes: readonly string[];
  try {
    hashes = parts.map((part) => dealt(game, record.rules ?? game.rules, { ...record.options, seed: part }));
  } catch (error) {
    if (!isInvalidOptionsError(error)) throw error;
    return error.message;
  }
  const others = [...hashes.keys()].filter((at) => hashes[at] !== commitments[at]);
  if (others.length === 0) return undefined;
  if (others.length === 1 && parts.length > 1) return `part ${others[0]} of the seed is not the one that was committed`;
  return 'the seed, an option or the rules are not those that were committed';
}
