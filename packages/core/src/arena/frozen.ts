/** How many values a copy of something foreign may have: the longest move of a game has a few dozen. */
const MOST = 10_000;

/** How many values are left. */
interface Left {
  left: number;
}

/** By index, and never by a method of the list: a list from a bot may bring a `map` of its own. */
function listOf(list: readonly unknown[], allowed: Left): unknown[] {
  const { length } = list;
  if (length > allowed.left) throw new RangeError(`a list of ${length} is too long`);
  const copy: unknown[] = [];
  for (let i = 0; i < length; i++) copy.push(copyOf(list[i], allowed));
  return copy;
}

function copyOf(value: unknown, allowed: Left): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (--allowed.left < 0) throw new RangeError('too much to copy');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(listOf(value, allowed));
  // To list the keys of a typed array with millions of elements takes minutes.
  if (Object.hasOwn(value, allowed.left)) throw new RangeError('too much to copy');
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const own = copyOf((value as Record<string, unknown>)[key], allowed);
    // By assignment it would become the prototype, in which no check looks for unknown properties.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: own, enumerable: true });
    else copy[key] = own;
  }
  return Object.freeze(copy);
}

/**
 * A frozen copy of plain data that shares nothing with the original, nor calls any method of it. Getters are read once; functions and
 * symbols are left out.
 */
export const frozenCopy = <T>(value: T): T => copyOf(value, { left: Number.POSITIVE_INFINITY }) as T;

/**
 * The same for data from strangers, which may be without end.
 *
 * @throws RangeError when it has more values than any move.
 */
export const boundedCopy = <T>(value: T): T => copyOf(value, { left: MOST }) as T;
