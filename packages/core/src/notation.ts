import type { Field } from './fields.js';
import type { Seat } from './position.js';
import { complain, cut, isObject, make, type Schema } from './schema.js';

/**
 * A move: `kind` says which, the other keys are its parameters. A parameter named `seat` is always the seat that moves;
 * moves of simultaneous decisions carry it.
 *
 * @category Contract
 */
export interface BaseMove {
  readonly kind: string;
}

/**
 * What somebody may know of a move that is hidden from him: that it was made, and by whom. It is no move that a game takes.
 *
 * @category Contract
 */
export interface SealedMove {
  readonly kind: 'sealed';
  /** Who chose; {@link CHANCE} when something turned up. */
  readonly seat: Seat;
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

/** Field tables without their types, as core's own loops see them. */
export type Fields = Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;

/** A null-prototype copy: a kind from untrusted JSON can be looked up without meeting `Object.prototype`. */
export function fieldsOf<M extends BaseMove>(notation: Notation<M>): Fields {
  return Object.assign(Object.create(null), notation);
}

/** What is wrong with a value as a move, or `undefined` when it is well formed. Never throws. */
export function malformed(fields: Fields, value: unknown): { path: string; expected: string } | undefined {
  if (!isObject(value)) return { path: '', expected: 'a move object' };
  const move = value;
  const kind = Object.hasOwn(move, 'kind') ? move.kind : undefined;
  const params = typeof kind === 'string' ? fields[kind] : undefined;
  if (params === undefined) return { path: '/kind', expected: `one of ${Object.keys(fields).join(', ')}` };
  for (const name in params)
    if (!Object.hasOwn(move, name) || !params[name]?.is(move[name]))
      return { path: `/${name}`, expected: params[name]?.expected ?? '' };
  // Last, and once: to begin with the keys of an object costs V8 as much as to list them all.
  for (const key in move)
    if (key !== 'kind' && !Object.hasOwn(params, key)) return { path: `/${cut(key)}`, expected: 'absent' };
  return undefined;
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
  return make(`a move: ${Object.keys(fields).join(', ')}`, (value, path, issues) => {
    const fault = malformed(fields, value);
    if (fault === undefined) return value as M;
    return complain(issues, [...path, ...fault.path.split('/').slice(1)], fault.expected, value);
  });
}
