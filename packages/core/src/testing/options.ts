import type { AnyGame, OptionsOf } from '../game.js';
import { digest } from '../records/digest.js';
import type { Schema } from '../schema.js';
import { named } from './named.js';
import { fail } from './same.js';
import { alike, begun, keyOf, meant, read, schemasOf, type Variant, valuesOf } from './values.js';

/**
 * What the laws about options have to know of a game.
 *
 * @category Testing
 */
export interface OptionContract<G extends AnyGame> {
  /** All variants that the contract is checked on, those of every test file. */
  readonly variants: readonly Variant<G>[];
  /**
   * The options, or single values (`'level=expert'`), that no variant has, each with the reason. All others have to occur, and a
   * value that occurs may not be named.
   */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/**
 * Checks that the variants of a game cover its options: every value of an option with few values, two values of any other. An
 * option that no variant sets could be connected to nothing. Checks also that a default means the same whether it is given or not.
 *
 * @param test - How the runner names a test and runs it.
 * @example
 * ```ts
 * import { optionLaws, sealed } from '@wonders/core/testing';
 * const variants = [2, 4].map((seats) => ({ name: `${seats} seats`, options: { seats } }));
 * const leftOut = { 'chance=manual': 'this example plays without a host' };
 * optionLaws(sealed, { variants, leftOut }, (_, run) => run());
 * ```
 * @category Testing
 */
export function optionLaws<G extends AnyGame>(
  game: G,
  { variants, leftOut = {} }: OptionContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  test(`${game.id}: every value of every option occurs in a variant`, () => {
    named(`${game.id}: options`, () => checkVariants(game, variants, leftOut));
  });
  test(`${game.id}: a default that is given plays the game that it plays unspoken`, () => {
    named(`${game.id}: options`, () => {
      for (const variant of variants) checkDefaults(game, variant);
    });
  });
}

function checkVariants<G extends AnyGame>(
  game: G,
  variants: readonly Variant<G>[],
  leftOut: Readonly<Record<string, string>>,
): void {
  const excuses = new Set(Object.keys(leftOut));
  const missing: string[] = [];
  for (const [name, schema] of schemasOf(game)) {
    const absent = absentFrom(
      name,
      schema,
      variants.map(({ options }) => meant(schema, name, options)),
    );
    if (absent.length > 0 && excuses.delete(name)) continue;
    missing.push(...absent.filter((key) => !excuses.delete(key)));
  }
  if (missing.length > 0)
    fail(
      `no variant has ${missing.join(', ')}. Add variants to test/variants.ts, or name the option or the value in leftOut, with the reason`,
    );
  if (excuses.size > 0)
    fail(
      `leftOut names ${[...excuses].join(', ')}, but a variant has that value, or there is no such option: take it out`,
    );
}

/** The values of an option that no variant has. */
function absentFrom(name: string, schema: Schema<unknown>, played: readonly unknown[]): readonly string[] {
  const { values, all } = valuesOf(schema);
  const has = (value: unknown) => played.some((each) => alike(each, read(schema, value)));
  if (all) return values.filter((value) => !has(value)).map((value) => keyOf(name, value));
  const [first] = played;
  return played.some((each) => !alike(each, first)) ? [] : [`${name} (more than one value)`];
}

/**
 * The plain values that mean the same as an absent one. Tables and lists are left out: a game may keep only their differences from
 * its own.
 */
function defaultsOf(schema: Schema<unknown>): readonly unknown[] {
  const unspoken = read(schema, undefined);
  const isPlain = typeof unspoken !== 'object' || unspoken === null;
  const values = isPlain ? [unspoken, ...valuesOf(schema).values] : [];
  return values.filter((value) => value !== undefined && alike(read(schema, value), unspoken));
}

function checkDefaults<G extends AnyGame>(game: G, { name, options }: Variant<G>): void {
  const given = { seed: 'defaults', ...options };
  const state = begun(game, given as OptionsOf<G>);
  if (state === undefined) fail(`newGame refuses the options of the variant "${name}"`);
  for (const [option, schema] of schemasOf(game)) {
    if (Object.hasOwn(options as object, option)) continue;
    for (const value of defaultsOf(schema)) {
      const other = begun(game, { ...given, [option]: value } as OptionsOf<G>);
      const key = keyOf(option, value);
      if (other === undefined) fail(`in the variant "${name}" newGame refuses ${key}, which is the default`);
      if (digest(other) !== digest(state))
        fail(
          `${key} is the default, but spelled out it changes the digest of the variant "${name}". See what options.ts and setup.ts make of the option when it is absent`,
        );
    }
  }
}
