import type { AnyGame, OptionsOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { OptionField } from '../../contract/options.js';
import type { Schema } from '../../contract/schema.js';
import { digest } from '../../records/digest.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { fieldsUnder, permitted } from '../../schema/options.js';
import { named } from './named.js';
import { fail } from './same.js';
import { alike, begun, keyOf, meant, read, schemasOf, seeded, type Variant, valuesOf } from './values.js';

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
  test(`${game.id}: newGame accepts what the fields permit, and refuses what they exclude`, () => {
    named(`${game.id}: options`, () => {
      const rng = seedRng('fields');
      const met = { accepted: 0, refused: 0 };
      for (let i = 0; i < SET_UPS; i++) met[checkFields(game, rng, i % 2 === 0)]++;
      if (met.accepted < SET_UPS / 4) fail(`only ${met.accepted} of ${SET_UPS} drawn set-ups are accepted`);
    });
  });
  test(`${game.id}: a state that lacks an option is refused`, () => {
    named(`${game.id}: options`, () => checkKept(game));
  });
}

/**
 * An option that a state lacks gets no default: the rules read the state as it is. A game that has not said what its states hold takes any
 * options.
 */
function checkKept<G extends AnyGame>(game: G): void {
  const state = game.newGame({ seed: 'kept' } as OptionsOf<G>) as {
    readonly options?: Readonly<Record<string, unknown>>;
  };
  const takes = (options: object): boolean => !('issues' in game.states['~standard'].validate({ ...state, options }));
  if (takes({ ...state.options, 'no such option': true })) return;
  for (const name of Object.keys(state.options ?? {})) {
    const { [name]: _, ...options } = state.options ?? {};
    if (takes(options)) fail(`a state without ${name} is taken: pass its schema through settled`);
  }
}

/** How many set-ups are drawn for a game. */
const SET_UPS = 400;

/** An option in three is given; the others keep their defaults. */
const GIVEN = 3;

/**
 * Draws a set-up field by field and compares the fields with `newGame`.
 *
 * @param narrow - Whether each value is drawn from the field as the options before leave it: most such set-ups are accepted.
 */
function checkFields<G extends AnyGame>(game: G, rng: Rng, narrow: boolean): 'accepted' | 'refused' {
  const { fields } = game.options;
  const given: Record<string, unknown> = { seed: 'fields' };
  for (const { name } of fields) {
    const now = narrow ? fieldsUnder(fields, given) : fields;
    const field = now.find((each) => each.name === name);
    if (field === undefined || !isDrawn(field) || drawInt(rng, GIVEN) > 0) continue;
    const value = anyValue(field, rng);
    if (value !== undefined) given[name] = value;
  }
  const accepted = begun(game, given as OptionsOf<G>) !== undefined;
  const said = JSON.stringify(given);
  if (accepted !== permitted(fields, given))
    fail(
      `newGame ${accepted ? 'accepts' : 'refuses'} ${said}, but the fields say otherwise: look at limits in options.ts`,
    );
  const { name } = fields[drawInt(rng, fields.length)] as OptionField;
  if (begun(game, { ...given, [name]: 'no such value' } as OptionsOf<G>) !== undefined && name !== 'seed')
    fail(`newGame accepts "no such value" for ${name}`);
  return accepted ? 'accepted' : 'refused';
}

/**
 * Whether a field tells all that `newGame` asks. The generator `sealed` is there only where a program has imported it, and the most
 * names only where the limits of the game tell it.
 */
const isDrawn = ({ kind, name, limits }: OptionField): boolean =>
  kind !== 'table' && name !== 'rng' && (name !== 'names' || limits.length > 0);

/** Any value of a field, and `undefined` where its values cannot be drawn. */
export function anyValue({ kind, values, items = [], min = 0, max = -1 }: OptionField, rng: Rng): unknown {
  const sizes = Math.max(0, max - min + 1);
  const at = drawInt(rng, values.length + Math.min(sizes, 8));
  if (at < values.length) return values[at];
  const size = min + drawInt(rng, sizes);
  if (kind === 'number') return size;
  if (kind === 'text') return 'x'.repeat(Math.min(size, 9));
  const choices = items.length > 0 ? items : ['x'];
  return Array.from({ length: size }, () => choices[drawInt(rng, choices.length)]);
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
  const state = begun(game, seeded(options, 'defaults'));
  if (state === undefined) fail(`newGame refuses the options of the variant "${name}"`);
  for (const [option, schema] of schemasOf(game)) {
    if (Object.hasOwn(options as object, option)) continue;
    for (const value of defaultsOf(schema)) {
      const other = begun(game, seeded({ ...options, [option]: value }, 'defaults'));
      const key = keyOf(option, value);
      if (other === undefined) fail(`in the variant "${name}" newGame refuses ${key}, which is the default`);
      if (digest(other) !== digest(state))
        fail(
          `${key} is the default, but spelled out it changes the digest of the variant "${name}". See what options.ts and setup.ts make of the option when it is absent`,
        );
    }
  }
}
