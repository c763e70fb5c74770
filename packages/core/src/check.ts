import type { BaseState } from './position.js';
import { isObject } from './schema.js';

/** A deep copy of a JSON value, which shares nothing with it. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list.push(copy(value[i]));
    return list as T;
  }
  const made: Record<string, unknown> = {};
  for (const key in value) made[key] = copy(value[key]);
  return made as T;
}

/** A list, an object or a simple value; what JSON does not know is none of them. */
function sortOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  return typeof value === 'undefined' || typeof value === 'function' ? 'nothing' : 'simple';
}

/** Whether a value may stand where another of the same game stands: of the same sort, or one of both absent. */
function alike(given: unknown, known: unknown): boolean {
  if (given === null || known === null) return sortOf(given) !== 'nothing';
  return sortOf(given) === sortOf(known);
}

/**
 * Whether a value has the shape of a state: the keys of a known one and no others, and under each of them the same sort of
 * value. Looks at no more than that, so that it costs little, whatever was given.
 */
export function isState<S extends BaseState>(value: S, known: S): boolean {
  const { viewer, rng, pending, ply, names } = value;
  if (viewer !== null || !Array.isArray(pending) || !Array.isArray(names)) return false;
  if (!Number.isInteger(ply) || ply < 0) return false;
  if (rng !== null && ![rng?.c, rng?.s0, rng?.s1, rng?.s2].every(Number.isFinite)) return false;
  const top: unknown = pending[pending.length - 1];
  if (pending.length > 0 && !(isObject(top) && typeof top.kind === 'string' && Number.isInteger(top.seat)))
    return false;
  let left = 0;
  for (const key in known) {
    if (!Object.hasOwn(value, key) || !alike(value[key], known[key])) return false;
    left++;
  }
  for (const _ in value) if (--left < 0) return false;
  return true;
}
