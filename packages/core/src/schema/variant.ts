import type { Schema } from '../contract/schema.js';
import { type Checker, checkerOf, complain, isObject, jsonOf, make, object, type Shape, schema } from './schema.js';

/**
 * The member of a union whose tag has a value.
 *
 * @category Validation
 */
export type Member<T, G extends keyof T, V> = T extends { readonly [P in G]: infer Own }
  ? V extends Own
    ? T
    : never
  : never;

/**
 * One of several kinds of objects, which one of their keys tells apart. Issues are about the kind that was given, not about all.
 *
 * @param tag - The key that tells them apart.
 * @param kinds - For each value of the tag, the schemas of the other keys.
 * @example
 * ```ts
 * import { integer, oneOf, variant } from '@wonders/core';
 * type Bonus = { kind: 'flat'; points: number } | { kind: 'per-card'; color: 'red' | 'blue'; points: number };
 * const points = integer(0, 9);
 * const bonus = variant<Bonus, 'kind'>('kind', { flat: { points }, 'per-card': { color: oneOf('red', 'blue'), points } });
 * const result = bonus['~standard'].validate({ kind: 'flat', points: 12 });
 * console.log('issues' in result && result.issues[0]?.message); // /points should be a whole number from 0 to 9, got 12
 * ```
 * @category Validation
 */
export function variant<T extends object, G extends keyof T & string>(
  tag: G,
  kinds: { readonly [V in T[G] & string]: Shape<Omit<Member<T, G, V>, G>> },
): Schema<T> {
  const names = Object.keys(kinds);
  const expected = `an object with ${tag} (${names.join(', ')}) and what belongs to it`;
  const checks = new Map<unknown, Checker<T>>();
  const shapes: Schema<T>[] = [];
  for (const name of names) {
    const is = (value: unknown): value is string => value === name;
    const shape = { [tag]: schema(name, is, { const: name }), ...(kinds[name as T[G] & string] as object) };
    const kind = object(shape as unknown as Shape<T>);
    checks.set(name, checkerOf(kind));
    shapes.push(kind);
  }
  const checkKind: Checker<T> = (value, path, issues) => {
    if (!isObject(value)) return complain(issues, path, expected, value);
    const given = Object.hasOwn(value, tag) ? value[tag] : undefined;
    const check = checks.get(given);
    if (check === undefined) return complain(issues, [...path, tag], `one of ${names.join(', ')}`, given);
    return check(value, path, issues);
  };
  return make(expected, checkKind, { json: () => ({ anyOf: shapes.map(jsonOf) }) });
}
