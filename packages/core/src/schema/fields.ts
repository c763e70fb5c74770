import type { Field } from '../contract/field.js';
import type { JsonSchema } from '../contract/json-schema.js';
import type { Numbered } from '../contract/numbered.js';
import { deepFreeze } from './freeze.js';
import { once } from './lazy.js';
import { isObject, jsonOf, tested } from './schema.js';

type Codec<T> = Pick<Field<T>, 'count' | 'nth' | 'write' | 'read'>;

function field<T>(
  expected: string,
  is: (value: unknown) => value is T,
  codec: Codec<T>,
  json: JsonSchema = {},
): Field<T> {
  return tested(expected, is, { json: () => json, is, ...codec });
}

/**
 * One of the given values.
 *
 * @category Validation
 */
export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Field<T> {
  const shown = values.slice(0, 12).map(String).join(', ') + (values.length > 12 ? ' …' : '');
  const known = new Set<unknown>(values);
  const is = (value: unknown): value is T => known.has(value) && !Object.is(value, -0);
  const codec: Codec<T> = {
    count: values.length,
    nth: (i) => values[i] as T,
    write: String,
    read: (text) => values.find((value) => String(value) === text),
  };
  return field(`one of ${shown}`, is, codec, { enum: values });
}

/**
 * A whole number within bounds, both included.
 *
 * @category Validation
 */
export function integer(min: number, max: number): Field<number> {
  const is = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max && !Object.is(value, -0);
  const codec: Codec<number> = {
    count: max - min + 1,
    nth: (i) => min + i,
    write: String,
    read: (text) => (is(Number(text)) && String(Number(text)) === text ? Number(text) : undefined),
  };
  return field(`a whole number from ${min} to ${max}`, is, codec, { type: 'integer', minimum: min, maximum: max });
}

/**
 * The same, or `null`, written `-`.
 *
 * @category Validation
 */
export function nullable<T>(inner: Field<T>): Field<T | null> {
  const is = (value: unknown): value is T | null => value === null || inner.is(value);
  const codec: Codec<T | null> = {
    count: inner.count + 1,
    nth: (i) => (i === 0 ? null : inner.nth(i - 1)),
    write: (value) => (value === null ? '-' : inner.write(value)),
    read: (text) => (text === '-' ? null : inner.read(text)),
  };
  return field(`${inner.expected} or null`, is, codec, { anyOf: [jsonOf(inner), { type: 'null' }] });
}

/**
 * Some of the given values, each at most once, in the order given here: `'2,4'`, or `'-'` for none.
 *
 * @example
 * ```ts
 * import { subset } from '@wonders/core';
 * const tokens = subset(2, 3, 4);
 * console.log(tokens.read('2,4'), tokens.is([4, 2]), tokens.count); // [2, 4] false 8
 * ```
 * @category Validation
 */
export function subset<const T extends string | number>(...values: readonly T[]): Field<readonly T[]> {
  const is = (given: unknown): given is readonly T[] => {
    if (!Array.isArray(given) || given.length > values.length) return false;
    let at = -1;
    for (let i = 0; i < given.length; i++) {
      const next = values.indexOf(given[i]);
      if (next <= at) return false;
      at = next;
    }
    return true;
  };
  return field(`a list of some of ${values.join(', ')}, each at most once, in this order`, is, {
    count: 2 ** values.length,
    nth: (i) => values.filter((_, at) => Math.floor(i / 2 ** at) % 2 === 1),
    write: (given) => given.join(',') || '-',
    read(text) {
      const words = text === '-' ? [] : text.split(',');
      const given = words.map((word) => values.find((value) => String(value) === word));
      return is(given) ? given : undefined;
    },
  });
}

/**
 * A list with one value for each of the given parts, in their order, written with commas: `'1,0,2'`.
 *
 * @param parts - What each entry counts, for messages: `['wood', 'clay']`.
 * @param item - The field of each entry; its texts have no commas.
 * @typeParam L - The type of the list, where it is a tuple.
 * @category Validation
 */
export function vector<T, L extends readonly T[] = readonly T[]>(parts: readonly string[], item: Field<T>): Field<L> {
  const is = (given: unknown): given is L =>
    Array.isArray(given) && given.length === parts.length && parts.every((_, i) => item.is(given[i]));
  const size = parts.length;
  return field(`a list of ${size}: ${parts.join(', ')}, each ${item.expected}`, is, {
    count: item.count ** size,
    nth: (i) =>
      parts.map((_, at) => item.nth(Math.floor(i / item.count ** (size - 1 - at)) % item.count)) as unknown as L,
    write: (given) => given.map((each) => item.write(each)).join(','),
    read(text) {
      const given: unknown = text.split(',').map((word) => item.read(word));
      return is(given) ? given : undefined;
    },
  });
}

/**
 * An object with exactly these keys, written as their values with commas: `'1,0,2'`.
 *
 * @param fields - The field of each key; their texts have no commas.
 * @example
 * ```ts
 * import { integer, record } from '@wonders/core';
 * const payment = record({ wood: integer(0, 4), coins: integer(0, 9) });
 * console.log(payment.read('1,7'), payment.write({ wood: 0, coins: 2 })); // { wood: 1, coins: 7 } 0,2
 * ```
 * @category Validation
 */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Field<T[K]> }): Field<T> {
  const entries = Object.entries(fields) as [keyof T & string, Field<unknown>][];
  const is = (given: unknown): given is T => {
    if (!isObject(given)) return false;
    if (!entries.every(([key, each]) => Object.hasOwn(given, key) && each.is(given[key]))) return false;
    return !hasMore(given, entries.length);
  };
  const make = (value: (each: Field<unknown>, at: number) => unknown): unknown =>
    Object.fromEntries(entries.map(([key, each], at) => [key, value(each, at)]));
  const expected = entries.map(([key, each]) => `${key} (${each.expected})`).join(', ');
  return field(`an object with ${expected}`, is, {
    count: entries.reduce((product, [, each]) => product * each.count, 1),
    nth(i) {
      let rest = i;
      const numbers = entries.map(() => 0);
      for (let at = entries.length - 1; at >= 0; at--) {
        const { count } = (entries[at] as [string, Field<unknown>])[1];
        numbers[at] = rest % count;
        rest = Math.floor(rest / count);
      }
      return make((each, at) => each.nth(numbers[at] as number)) as T;
    },
    write: (given) => entries.map(([key, each]) => each.write(given[key])).join(','),
    read(text) {
      const words = text.split(',');
      if (words.length !== entries.length) return undefined;
      const given = make((each, at) => each.read(words[at] as string));
      return is(given) ? given : undefined;
    },
  });
}

/**
 * One of finitely many values of any shape, each with a text of its own.
 *
 * @param expected - What is allowed, in words.
 * @param values - JSON values, no two alike. An object that makes each one is asked when a value is first needed.
 * @param write - The text of each, without spaces, no two alike.
 * @category Validation
 */
export function encoded<T>(expected: string, values: Numbered<T>, write: (value: T) => string): Field<T> {
  const all = once(() => deepFreeze(Array.from(values as ArrayLike<T>, (_, i) => values.at(i) as T)));
  const texts = once(() => new Map(all().map((value) => [write(value), value])));
  const same = once(() => new Set<unknown>(all()));
  const is = (given: unknown): given is T =>
    same().has(given) || (typeof given === 'object' && all().some((value) => alike(value, given)));
  const codec: Codec<T> = { count: values.length, nth: (i) => all()[i] as T, write, read: (text) => texts().get(text) };
  return field(expected, is, codec, {
    get enum() {
      return all();
    },
  });
}

/** Whether a value has more keys of its own than so many. It counts no further, so that junk costs little. */
function hasMore(value: object, keys: number): boolean {
  let left = keys;
  for (const key in value) if (Object.hasOwn(value, key) && --left < 0) return true;
  return false;
}

/** Whether a value equals a known one. Looks no further than the keys of the known one, so that junk costs little. */
function alike(known: unknown, given: unknown): boolean {
  if (Array.isArray(known))
    return Array.isArray(given) && given.length === known.length && known.every((each, i) => alike(each, given[i]));
  if (!isObject(known)) return Object.is(known, given);
  if (!isObject(given)) return false;
  const keys = Object.keys(known);
  if (!keys.every((key) => Object.hasOwn(given, key) && alike(known[key], given[key]))) return false;
  return !hasMore(given, keys.length);
}

/**
 * The same values in another spelling.
 *
 * @param spelling - Writes a value, without spaces, and reads it. The value that `read` gives is validated, and `decodeMove`
 *   refuses a text that `write` would not give.
 * @category Validation
 */
export function spelled<T>(
  inner: Field<T>,
  spelling: { write(value: T): string; read(text: string): unknown },
): Field<T> {
  return {
    ...inner,
    write: (value) => spelling.write(value),
    read(text) {
      const value = spelling.read(text);
      return inner.is(value) ? value : undefined;
    },
  };
}
