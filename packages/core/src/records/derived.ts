import type { Follows } from '../schema/state-schema.js';

/** What follows from the rest of a state. */
type Following = (state: never) => readonly Follows[];

/** Every game has fewer places that follow. */
export const MOST_DERIVED = 99;

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The entry for a place; `undefined` where the rest of a state makes no sense. */
function entryAt(follows: Following, state: unknown, at: number): Follows | undefined {
  try {
    return follows(state as never)[at];
  } catch {
    return undefined;
  }
}

/** A state with another value at a place that it has. */
function withValue(state: unknown, [key = '', ...path]: readonly string[], value: unknown): unknown {
  const inner = Object(state) as Readonly<Record<string, unknown>>;
  return { ...inner, [key]: path.length === 0 ? value : withValue(inner[key], path, value) };
}

/**
 * A state without its lists that follow from the rest, and which those are.
 *
 * @param follows - What the schema of the states says.
 */
export function withoutDerived(
  state: unknown,
  follows: Following,
): { readonly rest: unknown; readonly derived: readonly number[] } {
  let rest = state;
  const derived: number[] = [];
  for (const [at, [place, given]] of follows(state as never)
    .slice(0, MOST_DERIVED)
    .entries()) {
    const path = place.split('/');
    // A list within a list has no key to leave it out at.
    if (!Array.isArray(given) || given.length === 0 || path.some((key) => /^\d+$/.test(key))) continue;
    const less = withValue(rest, path, []);
    const found = entryAt(follows, less, at);
    if (found === undefined || found[0] !== place || !alike(found[2], given)) continue;
    rest = less;
    derived.push(at);
  }
  return { rest, derived };
}

/** The whole state again; `undefined` where something does not follow. */
export function withDerived(rest: unknown, derived: readonly number[], follows: Following): unknown {
  let state = rest;
  for (const at of [...derived].reverse()) {
    const found = entryAt(follows, state, at);
    if (found === undefined) return undefined;
    state = withValue(state, found[0].split('/'), found[2]);
  }
  return state;
}
