import type { BaseState } from '../contract/position.js';
import type { Schema } from '../contract/schema.js';
import { isRng } from '../rng/rng.js';
import { isObject, schema } from '../schema/schema.js';

/**
 * A deep copy of a JSON value. Spread and slice copy a whole shape at once, and only nested parts are written again: a view of 30
 * keys takes a third of the time that it takes key by key.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copy(list[i]);
    return list as T;
  }
  const made: Record<string, unknown> = { ...(value as object) };
  for (const key in made) if (typeof made[key] === 'object' && Object.hasOwn(made, key)) made[key] = copy(made[key]);
  return made as T;
}

/** The sort of value under a key of a state. Where the known state has `null`, any JSON value fits. */
type Sort = 'list' | 'object' | 'simple' | 'any';

/** The keys of the states of a game, in their order, and the sort of value under each. */
export interface Form {
  readonly keys: readonly string[];
  readonly sorts: readonly Sort[];
}

function sortOf(value: unknown): Sort {
  if (value === null) return 'any';
  if (typeof value !== 'object') return 'simple';
  return Array.isArray(value) ? 'list' : 'object';
}

/** The form of all states of a game, read from one of them. */
export function formOf(known: BaseState): Form {
  return { keys: Object.keys(known), sorts: Object.values(known).map(sortOf) };
}

/** Whether a value is of a sort; `null` is of every sort. Asks for the sort first, which takes two thirds of the time. */
function fits(value: unknown, sort: Sort | undefined): boolean {
  if (sort === 'simple')
    return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' || value === null;
  if (sort === 'list') return Array.isArray(value) || value === null;
  if (sort === 'object') return typeof value === 'object' && !Array.isArray(value);
  return value !== undefined && typeof value !== 'function';
}

/** Compares keys in any order: a database may have sorted them. */
function hasForm(value: object, { keys, sorts }: Form): boolean {
  const given = value as Readonly<Record<string, unknown>>;
  if (Object.keys(value).length !== keys.length) return false;
  return keys.every((key, i) => Object.hasOwn(value, key) && fits(given[key], sorts[i]));
}

/** How many keys a value has, those of its prototype as well, counted without a list of them. */
function keysOf(value: object): number {
  let keys = 0;
  // biome-ignore lint/suspicious/useGuardForIn: to ask for each key takes a quarter of the pure lane of duel-solo; who compares asks again.
  for (const _ in value) keys++;
  return keys;
}

/**
 * Whether a value has the form of a state: exactly the keys of a known one, and the same sort of value under each. Looks no deeper,
 * so that junk costs little.
 *
 * @param byHand - The game's own check of its keys, where it has one.
 */
export function isState<S extends BaseState>(
  value: S,
  form: Form,
  byHand: ((value: S) => boolean) | undefined,
): boolean {
  const { viewer, rng, pending, ply, names } = value;
  if (viewer !== null || !Array.isArray(pending) || !Array.isArray(names)) return false;
  if (!Number.isInteger(ply) || ply < 0) return false;
  if (rng !== null && !isRng(rng)) return false;
  const top: unknown = pending[pending.length - 1];
  if (pending.length > 0 && !(isObject(top) && typeof top.kind === 'string' && Number.isInteger(top.seat)))
    return false;
  if (byHand !== undefined) {
    const { length } = form.keys;
    return (keysOf(value) === length || Object.keys(value).length === length) && byHand(value);
  }
  // Walks the keys in the usual order, without a look-up for each: a check of duel-solo takes 0.7 µs in place of 2.3.
  const { keys, sorts } = form;
  let at = 0;
  // biome-ignore lint/suspicious/useGuardForIn: the first key that is not expected is asked for.
  for (const key in value) {
    // Stops at the first key too many: a second walk would list a million of them once again.
    if (key !== keys[at] || !fits(value[key as keyof S], sorts[at]))
      return (at < keys.length || !Object.hasOwn(value, key)) && hasForm(value, form);
    at++;
  }
  return at === keys.length;
}

/** The states of a game that does not describe them. */
export const anyState = <S extends BaseState>(
  id: string,
  form: () => Form,
  byHand: ((value: S) => boolean) | undefined,
): Schema<S> =>
  schema(
    `a state of ${id}`,
    (value): value is S => isObject(value) && value['game'] === id && isState(value as unknown as S, form(), byHand),
  );
