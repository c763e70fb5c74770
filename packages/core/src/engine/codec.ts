import type { Field } from '../contract/field.js';
import type { BaseMove, Notation } from '../contract/notation.js';
import type { Schema } from '../contract/schema.js';
import { complain, cut, isObject, make } from '../schema/schema.js';

/** A parameter of a kind of move, without its type, for core's own loops. */
export interface Parameter {
  readonly name: string;
  readonly field: Field<unknown>;
}

/** The parameters of each kind of move, in their order. */
export type Fields = Readonly<Record<string, readonly Parameter[]>>;

/** Without a prototype, so that a kind from untrusted JSON cannot find `Object.prototype`. */
export function fieldsOf<M extends BaseMove>(notation: Notation<M>): Fields {
  const kinds = Object.entries<Readonly<Record<string, Field<unknown>>>>(notation);
  const lists = kinds.map(([kind, params]) => [kind, Object.entries(params).map(([name, field]) => ({ name, field }))]);
  return Object.assign(Object.create(null), Object.fromEntries(lists));
}

/** The first fault of a value that should be a move; `undefined` if it is well formed. Never throws. */
export function malformed(fields: Fields, value: unknown): { path: string; expected: string } | undefined {
  if (!isObject(value)) return { path: '', expected: 'a move object' };
  const kind = Object.hasOwn(value, 'kind') ? value.kind : undefined;
  const params = typeof kind === 'string' ? fields[kind] : undefined;
  if (params === undefined) return { path: '/kind', expected: `one of ${Object.keys(fields).join(', ')}` };
  for (const { name, field } of params)
    if (!field.is(value[name])) return { path: `/${name}`, expected: field.expected };
  // Last, and only once: with a million keys this costs most. Counting them takes a third less time than looking at each.
  const keys = Object.keys(value);
  return keys.length === params.length + 1 ? undefined : misplaced(params, value, keys);
}

/** The fault in the keys of a move whose parameters are right: an inherited key, or a foreign one. */
function misplaced(
  params: readonly Parameter[],
  move: object,
  keys: readonly string[],
): { path: string; expected: string } {
  const inherited = params.find(({ name }) => !Object.hasOwn(move, name));
  if (inherited !== undefined) return { path: `/${inherited.name}`, expected: inherited.field.expected };
  const foreign = keys.find((key) => key !== 'kind' && !params.some(({ name }) => name === key));
  return { path: `/${cut(foreign ?? '')}`, expected: 'absent' };
}

/** The move as text: its kind and its parameters, one space between. */
export function writeMove(fields: Fields, move: BaseMove): string {
  const values = move as unknown as Readonly<Record<string, unknown>>;
  let code = move.kind;
  for (const { name, field } of fields[move.kind] ?? []) code += ` ${field.write(values[name])}`;
  return code;
}

/** The move for a text; `undefined` for any text that `writeMove` does not write. */
export function readMove(fields: Fields, code: unknown): BaseMove | undefined {
  if (typeof code !== 'string' || code.length > 1000) return undefined;
  const [kind = '', ...words] = code.split(' ');
  const params = fields[kind];
  if (params?.length !== words.length) return undefined;
  const move: Record<string, unknown> = { kind };
  for (const [i, { name, field }] of params.entries()) {
    const value = field.read(words[i] ?? '');
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
