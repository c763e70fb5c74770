import type { JsonSchema } from '../contract/json-schema.js';
import type { Issue, Schema } from '../contract/schema.js';
import { deepFreeze } from './freeze.js';

type Path = readonly (string | number)[];

/** The keys from the root to the place of a checker, which pushes and pops: a value without issues costs no list for each key. */
type Trail = (string | number)[];

/** Collects the issues of a value, and gives what the schema makes of it. */
export type Checker<T> = (value: unknown, path: Trail, issues: Issue[]) => T | undefined;

/** The parts of a schema, for tools that walk its values: alternatives, or the schemas of its keys. */
interface Parts {
  readonly of?: () => readonly Schema<unknown>[];
  readonly keys?: Readonly<Record<string, Schema<unknown>>>;
  /** The default, if the value may be absent. */
  readonly initial?: unknown;
  /** The schema in the words of JSON Schema, written when somebody asks. */
  readonly json?: () => JsonSchema;
  /** Of the states of a game: a schema for each size of the table, from the smallest. */
  readonly sizes?: readonly (() => Schema<unknown>)[];
  /** Of the states of a game: what follows from the rest of one. */
  readonly follows?: (state: never) => readonly (readonly [place: string, given: unknown, right: unknown])[];
}

/** A schema of core's own: `check` collects the issues, so that schemas nest. */
interface Checked<T> extends Schema<T>, Parts {
  readonly check: Checker<T>;
}

/** The function that checks the values of a schema. */
export function checkerOf<T>(schema: Schema<T>): Checker<T> {
  return (schema as Checked<T>).check;
}

/** The parts of a schema; empty for schemas that core has not made. */
export const partsOf = (schema: Schema<unknown>): Parts => schema as Checked<unknown>;

/** A schema in the words of JSON Schema; for a schema that is not core's own it takes everything. */
export const jsonOf = (schema: Schema<unknown>): JsonSchema => partsOf(schema).json?.() ?? {};

/** A schema from its checker. */
export function make<T, P extends Parts = Parts>(expected: string, check: Checker<T>, parts?: P): Schema<T> & P {
  const checked: Checked<T> = {
    ...parts,
    expected,
    check,
    '~standard': {
      version: 1,
      vendor: '@wonders',
      validate(value) {
        const issues: Issue[] = [];
        const result = check(value, [], issues);
        return issues.length > 0 ? { issues } : { value: result as T };
      },
    },
  };
  return checked as Checked<T> & P;
}

/** The most issues of a report: the sender of junk must not choose how much work it makes. */
const MOST_ISSUES = 20;

/** Whether a report is full: checking stops there. */
const isFull = (issues: readonly Issue[]): boolean => issues.length >= MOST_ISSUES;

/** Adds an issue, unless the report is full. Names the place by its keys. */
export function complain(issues: Issue[], path: Path, expected: string, value: unknown): undefined {
  if (isFull(issues)) return undefined;
  const where = path.map((key) => `/${cut(String(key))}`).join('') || 'the value';
  issues.push({ path: [...path], expected, message: `${where} should be ${expected}, got ${show(value)}` });
  return undefined;
}

/** The beginning of a text, enough to recognise it. */
export const cut = (given: string): string => given.slice(0, 40);

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? typeof value : cut(String(value));
}

/** Whether a value is an object with keys, as JSON has them. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema from its test. */
export const tested = <T, P extends Parts>(expected: string, is: (value: unknown) => value is T, parts: P) =>
  make(expected, (value, path, issues) => (is(value) ? value : complain(issues, path, expected, value)), parts);

/**
 * A schema for all values that pass a test.
 *
 * @param expected - What is allowed, in words.
 * @param json - The same in the words of JSON Schema. Default: everything.
 * @category Validation
 */
export function schema<T>(expected: string, is: (value: unknown) => value is T, json: JsonSchema = {}): Schema<T> {
  return tested(expected, is, { json: () => json });
}

/**
 * A text of at most `max` characters.
 *
 * @category Validation
 */
export function text(max: number): Schema<string> {
  const is = (value: unknown): value is string => typeof value === 'string' && value.length <= max;
  return schema(`a text of at most ${max} characters`, is, { type: 'string', maxLength: max });
}

/**
 * A list of values of one schema, with bounds on its length.
 *
 * @category Validation
 */
export function list<T>(item: Schema<T>, min: number, max: number): Schema<readonly T[]> {
  const expected = `a list of ${min} to ${max}, each ${item.expected}`;
  const check = checkerOf(item);
  const checkItems: Checker<readonly T[]> = (value, path, issues) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      return complain(issues, path, expected, value);
    const read: T[] = [];
    for (let i = 0; i < value.length && !isFull(issues); i++) {
      path.push(i);
      read.push(check(value[i], path, issues) as T);
      path.pop();
    }
    return read;
  };
  return make(expected, checkItems, {
    json: () => ({ type: 'array', items: jsonOf(item), minItems: min, maxItems: max }),
  });
}

/**
 * A value of the first schema that takes it. When neither does, and one fails only inside the value, its issues name the places
 * there.
 *
 * @category Validation
 */
export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  const expected = `${first.expected}, or ${second.expected}`;
  const [one, two] = [checkerOf(first), checkerOf(second)];
  const checkEither: Checker<A | B> = (value, path, issues) => {
    let inside: Issue[] | undefined;
    for (const check of [one, two]) {
      const found: Issue[] = [];
      const result = check(value, path, found);
      if (found.length === 0) return result;
      if (found.every((issue) => issue.path.length > path.length)) inside ??= found;
    }
    if (inside === undefined) return complain(issues, path, expected, value);
    issues.push(...inside);
    return undefined;
  };
  return make(expected, checkEither, {
    of: () => [first, second],
    json: () => ({ anyOf: [jsonOf(first), jsonOf(second)] }),
  });
}

/**
 * The same, with a default for an absent value.
 *
 * @category Validation
 */
export function withDefault<T>(inner: Schema<T>, value: T): Schema<T> {
  const check = checkerOf(inner);
  deepFreeze(value);
  return make(inner.expected, (given, path, issues) => (given === undefined ? value : check(given, path, issues)), {
    of: () => [inner],
    initial: value,
    json: () => ({ ...jsonOf(inner), default: value }),
  });
}

/**
 * For an option that a game gets after it was published: at its default the key is left out. So the states of games that do not use
 * the option stay as they were, and so do their digests: old saves and golden games still fit.
 *
 * @param value - The default, with which the game plays as it did without the option.
 * @example
 * ```ts
 * import { absentAtDefault, object, oneOf } from '@wonders/core';
 * const options = object<{ wind?: 'calm' | 'storm' }>({ wind: absentAtDefault(oneOf('calm', 'storm'), 'calm') });
 * console.log(options['~standard'].validate({ wind: 'calm' })); // { value: {} }
 * ```
 * @category Validation
 */
export function absentAtDefault<T extends string | number | boolean | null>(
  inner: Schema<T>,
  value: T,
): Schema<T | undefined> {
  const check = checkerOf(inner);
  const checkOther: Checker<T | undefined> = (given, path, issues) =>
    given === undefined || given === value ? undefined : check(given, path, issues);
  return make(inner.expected, checkOther, {
    of: () => [inner],
    initial: value,
    json: () => ({ ...jsonOf(inner), default: value }),
  });
}

/**
 * The same or `null`, and `null` when it is absent.
 *
 * @category Validation
 */
export function optional<T>(inner: Schema<T>): Schema<T | null> {
  const check = checkerOf(inner);
  const checkOther: Checker<T | null> = (given, path, issues) =>
    given === undefined || given === null ? null : check(given, path, issues);
  return make(`${inner.expected} or null`, checkOther, {
    of: () => [inner],
    initial: null,
    json: () => ({ anyOf: [jsonOf(inner), { type: 'null' }], default: null }),
  });
}

/**
 * A schema for each key of an object.
 *
 * @category Validation
 */
export type Shape<T extends object> = { readonly [K in keyof T]-?: Schema<T[K]> };

/**
 * An object with exactly these keys. A key whose schema has a default may be absent; an unknown key is an issue.
 *
 * @category Validation
 */
export function object<T extends object>(fields: Shape<T>): Schema<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const known: ReadonlySet<string> = new Set(names);
  const expected = `an object with ${names.join(', ')}`;
  const checks = names.map((name) => [name, checkerOf(fields[name])] as const);
  const checkKeys: Checker<T> = (value, path, issues) => {
    if (!isObject(value)) return complain(issues, path, expected, value);
    for (const key in value) {
      if (known.has(key) || !Object.hasOwn(value, key)) continue;
      complain(issues, [...path, key], `absent (known here: ${names.join(', ')})`, value[key]);
      if (isFull(issues)) return undefined;
    }
    const read: Partial<T> = {};
    for (const [name, check] of checks) {
      path.push(name);
      const found = check(Object.hasOwn(value, name) ? value[name] : undefined, path, issues);
      if (found !== undefined) read[name] = found;
      path.pop();
    }
    return read as T;
  };
  return make(expected, checkKeys, { keys: fields, json: () => jsonOfKeys(fields) });
}

/** A key is required where its schema has no default. */
function jsonOfKeys(fields: Readonly<Record<string, Schema<unknown>>>): JsonSchema {
  const entries = Object.entries(fields).map(([name, field]) => [name, jsonOf(field)] as const);
  const required = entries.filter(([, json]) => !('default' in json)).map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(entries), required, additionalProperties: false };
}
