import { isObject } from '../schema/schema.js';

/**
 * A fingerprint of a state: 14 hexadecimal digits, a 53-bit hash (cyrb53) of its JSON text with the keys in alphabetical order. Equal
 * states have equal digests, even after a database such as the `jsonb` of Postgres has put their keys into another order. It leaves
 * out what has no influence on the game: `ply`, `names` and `rules`. So a game that a new version of the rules does not touch keeps
 * its digest.
 *
 * @param state - A state, or any other JSON value.
 * @example
 * ```ts
 * import { digest } from '@wonders/core/records';
 * console.log(digest({ a: 1, b: { c: 2, d: 3 } }) === digest({ b: { d: 3, c: 2 }, a: 1 })); // true
 * console.log(digest({ rules: 1, points: 3 }) === digest({ rules: 2, points: 3 })); // true
 * ```
 * @category Records
 */
export function digest(state: unknown): string {
  const counted = isObject(state) ? { ...state, ply: undefined, names: undefined, rules: undefined } : state;
  return hash(orderedText(counted));
}

/** JSON without spaces, the keys of each object in alphabetical order: equal values have equal texts. */
export const orderedText = (value: unknown): string => JSON.stringify(value, inOrder);

/** The digest of a save: that of its state, and where a verdict or lines that were taken back stand beside it, theirs as well. */
export function savedDigest(
  state: unknown,
  { verdict, takenBack }: { readonly verdict?: object | undefined; readonly takenBack?: readonly object[] | undefined },
): string {
  const reached = digest(state);
  if (verdict === undefined && takenBack === undefined) return reached;
  return hash(orderedText([reached, verdict ?? null, takenBack ?? []]));
}

/**
 * The digest that saves of format version 1 hold: it counts `rules`, and the order of the keys.
 *
 * @param rules - Those under which the save was made.
 */
export function firstDigest(state: object, rules: number): string {
  return hash(JSON.stringify({ ...state, rules, ply: undefined, names: undefined }));
}

/** For `JSON.stringify`: objects with their keys in alphabetical order. */
function inOrder(_: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** 14 hexadecimal digits for a text. */
export function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
