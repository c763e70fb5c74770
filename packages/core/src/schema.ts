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
 * The type that a schema gives.
 *
 * @category Validation
 */
export type Infer<X> = X extends Schema<infer T> ? T : never;

type Path = readonly (string | number)[];
type Checker<T> = (value: unknown, path: Path, issues: Issue[]) => T | undefined;

const CHECK: unique symbol = Symbol('check');
interface Checked<T> extends Schema<T> {
  readonly [CHECK]: Checker<T>;
}

function checkerOf<T>(schema: Schema<T>): Checker<T> {
  if (CHECK in schema) return (schema as Checked<T>)[CHECK];
  return (value, path, issues) => {
    const result = schema['~standard'].validate(value);
    if ('value' in result) return result.value;
    for (const issue of result.issues) issues.push({ ...issue, path: [...path, ...issue.path] });
    return undefined;
  };
}

function make<T>(expected: string, check: Checker<T>): Schema<T> {
  const checked: Checked<T> = {
    expected,
    [CHECK]: check,
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

function complain(issues: Issue[], path: Path, expected: string, value: unknown): undefined {
  const where = path.length === 0 ? 'the value' : path.map((key) => `/${key}`).join('');
  issues.push({ path, expected, message: `${where} should be ${expected}, got ${show(value)}` });
  return undefined;
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? typeof value : String(value);
}

/**
 * A schema for whatever passes a test.
 *
 * @category Validation
 */
export function schema<T>(expected: string, is: (value: unknown) => value is T): Schema<T> {
  return make(expected, (value, path, issues) => (is(value) ? value : complain(issues, path, expected, value)));
}

/**
 * One of the given values.
 *
 * @category Validation
 */
export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Schema<T> {
  return schema(
    values
      .map(String)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1'),
    (value): value is T => values.includes(value as T),
  );
}

/**
 * A whole number within bounds, both included.
 *
 * @category Validation
 */
export function integer(min: number, max: number): Schema<number> {
  return schema(
    `a whole number from ${min} to ${max}`,
    (value): value is number => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  );
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
  const expected = `a list of ${min === max ? min : `${min} to ${max}`}, each ${item.expected}`;
  const check = checkerOf(item);
  return make(expected, (value, path, issues) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      return complain(issues, path, expected, value);
    return value.map((each, i) => check(each, [...path, i], issues) as T);
  });
}

/**
 * A value of the first schema that takes it.
 *
 * @category Validation
 */
export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  const expected = `${first.expected}, or ${second.expected}`;
  const [one, two] = [checkerOf(first), checkerOf(second)];
  return make<A | B>(expected, (value, path, issues) => {
    for (const check of [one, two]) {
      const found: Issue[] = [];
      const result = check(value, path, found);
      if (found.length === 0) return result;
    }
    return complain(issues, path, expected, value);
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
