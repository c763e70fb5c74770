/** The error that {@link same} and {@link fail} throw; the walk adds where it happened. */
export class Broken extends Error {
  override readonly name = 'Broken';
  /** The broken law, where it is not the one being checked. */
  readonly law: string | undefined;

  constructor(what: string, law?: string) {
    super(what);
    this.law = law;
  }
}

export function fail(what: string, law?: string): never {
  throw new Broken(what, law);
}

/** Whether two values would be the same JSON text, key order included, without making the text. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(b);
  let at = 0;
  // No value has inherited keys here, and this takes two thirds of the time of listing both.
  for (const key in a) {
    if (!Object.hasOwn(a, key)) continue;
    if (key !== keys[at++] || !equal(a[key as never], b[key as never])) return false;
  }
  return at === keys.length;
}

export function same(found: unknown, expected: unknown, what: string, law?: string): void {
  if (equal(found, expected)) return;
  const [a, b] = [JSON.stringify(found) ?? 'undefined', JSON.stringify(expected) ?? 'undefined'];
  if (a === b) fail(`${what}: differs in something that JSON does not show: ${a.slice(0, 120)}`, law);
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  fail(`${what}: found …${around(a)}…, expected …${around(b)}…`, law);
}

export const parse = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Fails where a round trip through text would lose or change something. */
export function plainJson(value: unknown, path: string, law?: string): void {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) fail(`${path} is ${Object.is(value, -0) ? '-0' : value}`, law);
    return;
  }
  if (typeof value !== 'object') fail(`${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`, law);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) plainJson(value[i], `${path}/${i}`, law);
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) fail(`${path} is no plain object`, law);
  for (const key of Object.keys(value)) plainJson((value as Record<string, unknown>)[key], `${path}/${key}`, law);
}
