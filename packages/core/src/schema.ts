/**
 * What is wrong with one place of a value.
 *
 * @category Validation
 */
export interface Issue {
  /** A sentence: `'/level should be normal or expert, got "hard"'`. */
  readonly message: string;
  /** Where: the keys from the root to the place. */
  readonly path: readonly (string | number)[];
  /** What is allowed there. */
  readonly expected: string;
}

/**
 * A validator in the shape of Standard Schema, version 1: any tool that takes such schemas takes these.
 *
 * @category Validation
 */
export interface Schema<T> {
  /** What is allowed, in words. */
  readonly expected: string;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@wonders';
    readonly validate: (value: unknown) => { readonly value: T } | { readonly issues: readonly Issue[] };
    /** Type information only, never present at run time. */
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
}

/**
 * A schema of small values that also have an index and a text: the parameters of moves. Tools can walk all its values.
 *
 * @category Validation
 */
export interface Field<T> extends Schema<T> {
  /** How many values it has. */
  readonly count: number;
  /** The value with index 0 … count − 1. */
  nth(i: number): T;
  /** Whether the value is allowed; never throws. */
  is(value: unknown): value is T;
  /** The value as text without spaces. */
  write(value: T): string;
  /** The value for a text, `undefined` when there is none. */
  read(text: string): T | undefined;
}

/**
 * The type that a schema gives.
 *
 * @category Validation
 */
export type Infer<X> = X extends Schema<infer T> ? T : never;

type Path = readonly (string | number)[];
type Checker<T> = (value: unknown, path: Path, issues: Issue[]) => T | undefined;

/** A schema of core's own: `check` collects the issues, so that schemas nest. */
interface Checked<T> extends Schema<T> {
  readonly check: Checker<T>;
}

function checkerOf<T>(schema: Schema<T>): Checker<T> {
  return (schema as Checked<T>).check;
}

/** A schema from its checker. */
export function make<T>(expected: string, check: Checker<T>): Schema<T> {
  const checked: Checked<T> = {
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
  return checked;
}

/** Adds an issue; the place is named by its keys. */
export function complain(issues: Issue[], path: Path, expected: string, value: unknown): undefined {
  const where = path.map((key) => `/${key}`).join('') || 'the value';
  issues.push({ path, expected, message: `${where} should be ${expected}, got ${show(value)}` });
  return undefined;
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? typeof value : String(value);
}

/**
 * A schema for whatever passes a test.
 *
 * @category Validation
 */
export function schema<T>(expected: string, is: (value: unknown) => value is T): Schema<T> {
  return make(expected, (value, path, issues) => (is(value) ? value : complain(issues, path, expected, value)));
}

type Codec<T> = Pick<Field<T>, 'count' | 'nth' | 'write' | 'read'>;

function field<T>(expected: string, is: (value: unknown) => value is T, codec: Codec<T>): Field<T> {
  return { ...schema(expected, is), is, ...codec };
}

/**
 * One of the given values.
 *
 * @category Validation
 */
export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Field<T> {
  const shown = values.slice(0, 12).map(String).join(', ') + (values.length > 12 ? ' …' : '');
  const known = new Set<unknown>(values);
  return field(`one of ${shown}`, (value): value is T => known.has(value) && !Object.is(value, -0), {
    count: values.length,
    nth: (i) => values[i] as T,
    write: String,
    read: (text) => values.find((value) => String(value) === text),
  });
}

/**
 * A whole number within bounds, both included.
 *
 * @category Validation
 */
export function integer(min: number, max: number): Field<number> {
  const is = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max && !Object.is(value, -0);
  return field(`a whole number from ${min} to ${max}`, is, {
    count: max - min + 1,
    nth: (i) => min + i,
    write: String,
    read: (text) => (is(Number(text)) ? Number(text) : undefined),
  });
}

/**
 * The same, or `null`, written `-`.
 *
 * @category Validation
 */
export function nullable<T>(inner: Field<T>): Field<T | null> {
  return field(`${inner.expected} or null`, (value): value is T | null => value === null || inner.is(value), {
    count: inner.count + 1,
    nth: (i) => (i === 0 ? null : inner.nth(i - 1)),
    write: (value) => (value === null ? '-' : inner.write(value)),
    read: (text) => (text === '-' ? null : inner.read(text)),
  });
}

/**
 * A text of at most `max` characters.
 *
 * @category Validation
 */
export function text(max: number): Schema<string> {
  return schema(`a text of at most ${max} characters`, (v): v is string => typeof v === 'string' && v.length <= max);
}

/**
 * A list of values of one schema, with bounds on its length.
 *
 * @category Validation
 */
export function list<T>(item: Schema<T>, min: number, max: number): Schema<readonly T[]> {
  const expected = `a list of ${min} to ${max}, each ${item.expected}`;
  const check = checkerOf(item);
  return make(expected, (value, path, issues) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      return complain(issues, path, expected, value);
    return value.map((each, i) => check(each, [...path, i], issues) as T);
  });
}

/**
 * A value of the first schema that takes it. When neither does, but only for what is inside the value, the issues name
 * the places there.
 *
 * @category Validation
 */
export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  const expected = `${first.expected}, or ${second.expected}`;
  const [one, two] = [checkerOf(first), checkerOf(second)];
  return make<A | B>(expected, (value, path, issues) => {
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
  });
}

/**
 * The same, with a value that stands for an absent one.
 *
 * @category Validation
 */
export function withDefault<T>(inner: Schema<T>, value: T): Schema<T> {
  const check = checkerOf(inner);
  return make(inner.expected, (given, path, issues) => (given === undefined ? value : check(given, path, issues)));
}

/**
 * An object with exactly these keys. A key whose schema has a default may be absent; an unknown key is an issue.
 *
 * @category Validation
 */
export function object<T extends object>(fields: { readonly [K in keyof T]-?: Schema<T[K]> }): Schema<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const expected = `an object with ${names.join(', ')}`;
  const checks = names.map((name) => [name, checkerOf(fields[name])] as const);
  return make<T>(expected, (value, path, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return complain(issues, path, expected, value);
    const given = new Map(Object.entries(value));
    for (const key of given.keys()) {
      if (!names.includes(key as keyof T & string))
        complain(issues, [...path, key], `absent (known here: ${names.join(', ')})`, given.get(key));
    }
    return Object.fromEntries(
      checks.map(([name, check]) => [name, check(given.get(name), [...path, name], issues)]),
    ) as T;
  });
}
