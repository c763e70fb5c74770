import type { Field } from '../../contract/field.js';
import type { AnyGame, OptionsOf, SetupOf, StateOf } from '../../contract/game.js';
import type { Schema } from '../../contract/schema.js';
import { isInvalidOptionsError } from '../../engine/errors.js';
import { cut, partsOf } from '../../schema/schema.js';

/**
 * A set of options to play with, by its name.
 *
 * @category Testing
 */
export interface Variant<G extends AnyGame> {
  /** What failures call it. */
  readonly name: string;
  /** The options, without a seed. */
  readonly options: SetupOf<G>;
}

/** The options of a variant with a seed: so every game accepts them. */
export const seeded = <G extends AnyGame>(options: SetupOf<G>, seed: string): OptionsOf<G> =>
  ({ ...options, seed }) as object as OptionsOf<G>;

/** The values of an option, as far as its schema lists them. */
export interface Values {
  readonly values: readonly unknown[];
  /** Whether these are all; else they are examples. */
  readonly all: boolean;
}

/** Fields with more values than this are not listed. */
const FEW = 32;

const isField = (schema: Schema<unknown>): schema is Field<unknown> => 'nth' in schema;

/** Whether values are a range of whole numbers: two of them stand for all. */
const isRange = (values: readonly unknown[]): boolean =>
  values.length > 2 && values.every((value, i) => typeof value === 'number' && value === Number(values[0]) + i);

function valuesOfField({ count, nth }: Field<unknown>): Values {
  const ends = count === 1 ? [nth(0)] : [nth(0), nth(count - 1)];
  if (count > FEW) return { values: ends, all: false };
  const values = Array.from({ length: count }, (_, i) => nth(i));
  return isRange(values) ? { values: ends, all: false } : { values, all: true };
}

/** Whether two JSON values are the same. */
export const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a schema makes of a value; `undefined` where it refuses the value, or leaves it out. */
export function read(schema: Schema<unknown>, value: unknown): unknown {
  const result = schema['~standard'].validate(value);
  return 'issues' in result ? undefined : result.value;
}

/** The values that a schema takes, as far as it is made of fields. */
export function valuesOf(schema: Schema<unknown>): Values {
  if (isField(schema)) return valuesOfField(schema);
  const { of } = partsOf(schema);
  if (of === undefined) return { values: [], all: false };
  const inner = of().map(valuesOf);
  const values = inner.flatMap((each) => each.values);
  if (read(schema, null) === null) values.unshift(null);
  return {
    values: values.filter((value, i) => values.findIndex((other) => alike(other, value)) === i),
    all: inner.every(({ all }) => all),
  };
}

/** The game's options with their schemas; without those that tell games apart and change no rule. */
export function schemasOf(game: AnyGame): readonly (readonly [name: string, schema: Schema<unknown>])[] {
  const { keys = {} } = partsOf(game.options);
  return Object.entries(keys).filter(([name]) => !['seed', 'rng', 'names'].includes(name));
}

/** A new game, or `undefined` where its options do not go together. */
export function begun<G extends AnyGame>(game: G, options: OptionsOf<G>): StateOf<G> | undefined {
  try {
    return game.newGame(options);
  } catch (error) {
    if (isInvalidOptionsError(error)) return undefined;
    throw error;
  }
}

/** What an option means among others, given or not. */
export const meant = (schema: Schema<unknown>, name: string, options: object): unknown =>
  read(schema, (options as Readonly<Record<string, unknown>>)[name]);

/** An option with a value, as messages and exceptions name it. */
export function keyOf(name: string, value: unknown): string {
  if (value === undefined) return `${name} absent`;
  return `${name}=${cut(typeof value === 'string' ? value : JSON.stringify(value))}`;
}
