import type { Issue, Schema } from './schema.js';
import { schema } from './schema.js';

/**
 * One parameter of a move: what it may be, how it is written, and its values by index, so that tools can walk them all.
 *
 * @category Writing a game
 */
export interface Field<T> {
  /** What is allowed, in words. */
  readonly expected: string;
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
 * A move: `kind` says which, the other keys are its parameters. Moves of simultaneous decisions carry their `seat`; a
 * game may put it into others as well, and a `seat` that does not decide now is refused.
 *
 * @category Contract
 */
export interface BaseMove {
  readonly kind: string;
}

/**
 * The parameters of each kind of move, in the order in which they are written. This one table drives `encodeMove`,
 * `decodeMove` and the validation of untrusted moves.
 *
 * @category Writing a game
 */
export type Notation<M extends BaseMove> = {
  readonly [K in M['kind']]: {
    readonly [F in Exclude<keyof Extract<M, { kind: K }>, 'kind'>]: Field<Extract<M, { kind: K }>[F]>;
  };
};

/**
 * A parameter that is one of these ids.
 *
 * @category Writing a game
 */
export function idField<const T extends string>(ids: readonly T[]): Field<T> {
  const known: Readonly<Record<string, T>> = Object.assign(
    Object.create(null),
    Object.fromEntries(ids.map((id) => [id, id])),
  );
  const expected = ids.length > 12 ? `one of ${ids.slice(0, 12).join(', ')} …` : `one of ${ids.join(', ')}`;
  return {
    expected,
    count: ids.length,
    nth: (i) => ids[i] as T,
    is: (value): value is T => typeof value === 'string' && value in known,
    write: (value) => value,
    read: (text) => known[text],
  };
}

/**
 * A parameter that is a whole number within bounds, both included.
 *
 * @category Writing a game
 */
export function integerField(min: number, max: number): Field<number> {
  const is = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  return {
    expected: `a whole number from ${min} to ${max}`,
    count: max - min + 1,
    nth: (i) => min + i,
    is: (value): value is number => is(value) && !Object.is(value, -0),
    write: String,
    read: (text) => (is(Number(text)) ? Number(text) : undefined),
  };
}

/**
 * A parameter that may also be `null`, written `-`.
 *
 * @category Writing a game
 */
export function nullable<T>(field: Field<T>): Field<T | null> {
  return {
    expected: `${field.expected}, or null`,
    count: field.count + 1,
    nth: (i) => (i === 0 ? null : field.nth(i - 1)),
    is: (value): value is T | null => value === null || field.is(value),
    write: (value) => (value === null ? '-' : field.write(value)),
    read: (text) => (text === '-' ? null : field.read(text)),
  };
}

/**
 * A parameter that is true or false, written `yes` and `no`.
 *
 * @category Writing a game
 */
export const booleanField: Field<boolean> = {
  expected: 'true or false',
  count: 2,
  nth: (i) => i === 1,
  is: (value): value is boolean => typeof value === 'boolean',
  write: (value) => (value ? 'yes' : 'no'),
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
};

/**
 * A parameter that is a list of values of one field with a length within bounds, written with commas, `-` when empty.
 *
 * @category Writing a game
 */
export function listField<T>(item: Field<T>, min: number, max: number): Field<readonly T[]> {
  const is = (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every((each) => item.is(each));
  let count = 0;
  for (let length = min; length <= max; length++) count += item.count ** length;
  return {
    expected: `a list of ${min === max ? min : `${min} to ${max}`}, each ${item.expected}`,
    count,
    nth(i) {
      let rest = i;
      let length = min;
      while (rest >= item.count ** length) rest -= item.count ** length++;
      return Array.from({ length }, () => {
        const value = item.nth(rest % item.count);
        rest = Math.floor(rest / item.count);
        return value;
      });
    },
    is,
    write: (values) => (values.length === 0 ? '-' : values.map((each) => item.write(each)).join(',')),
    read(text) {
      const values = text === '-' ? [] : text.split(',').map((each) => item.read(each));
      return is(values) ? values : undefined;
    },
  };
}

/** Field tables without their types, as core's own loops see them. */
export type Fields = Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;

/** A null-prototype copy: a kind from untrusted JSON can be looked up without meeting `Object.prototype`. */
export function fieldsOf<M extends BaseMove>(notation: Notation<M>): Fields {
  const table: Record<string, Readonly<Record<string, Field<unknown>>>> = Object.create(null);
  for (const kind of Object.keys(notation)) table[kind] = notation[kind as M['kind']] as (typeof table)[string];
  return table;
}

/** What is wrong with a value as a move, or `undefined` when it is well formed. Never throws. */
export function malformed(fields: Fields, value: unknown): { path: string; expected: string } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { path: '', expected: 'a move object' };
  const move = value as Readonly<Record<string, unknown>>;
  const kind = Object.hasOwn(move, 'kind') ? move.kind : undefined;
  const params = typeof kind === 'string' ? fields[kind] : undefined;
  if (params === undefined) return { path: '/kind', expected: `one of ${Object.keys(fields).join(', ')}` };
  let keys = 1;
  for (const name in params) {
    keys++;
    if (!Object.hasOwn(move, name) || !params[name]?.is(move[name]))
      return { path: `/${name}`, expected: params[name]?.expected ?? '' };
  }
  const given = Reflect.ownKeys(move);
  if (given.length === keys) return undefined;
  const extra = given.find((key) => key !== 'kind' && (typeof key === 'symbol' || !Object.hasOwn(params, key)));
  return { path: `/${String(extra)}`, expected: 'absent' };
}

/** The move as text: its kind and its parameters, one space between. */
export function writeMove(fields: Fields, move: BaseMove): string {
  const params = fields[move.kind];
  const values = move as unknown as Readonly<Record<string, unknown>>;
  let code = move.kind;
  for (const name in params) code += ` ${params[name]?.write(values[name])}`;
  return code;
}

/** The move for a text; `undefined` for whatever `writeMove` does not write. */
export function readMove(fields: Fields, code: unknown): BaseMove | undefined {
  if (typeof code !== 'string' || code.length > 1000) return undefined;
  const [kind = '', ...words] = code.split(' ');
  const params = fields[kind];
  if (params === undefined) return undefined;
  const names = Object.keys(params);
  if (names.length !== words.length) return undefined;
  const move: Record<string, unknown> = { kind };
  for (const [i, name] of names.entries()) {
    const value = params[name]?.read(words[i] ?? '');
    if (value === undefined) return undefined;
    move[name] = value;
  }
  const read = move as unknown as BaseMove;
  return writeMove(fields, read) === code ? read : undefined;
}

/** A Standard Schema for the moves of a game. */
export function moveSchema<M extends BaseMove>(fields: Fields): Schema<M> {
  const expected = `a move: ${Object.keys(fields).join(', ')}`;
  const base = schema(expected, (value): value is M => malformed(fields, value) === undefined);
  return {
    expected,
    '~standard': {
      ...base['~standard'],
      validate(value) {
        const fault = malformed(fields, value);
        if (fault === undefined) return { value: value as M };
        const path = fault.path === '' ? [] : [fault.path.slice(1)];
        const issue: Issue = {
          path,
          expected: fault.expected,
          message: `${fault.path || 'the move'} should be ${fault.expected}`,
        };
        return { issues: [issue] };
      },
    },
  };
}
