function freeze(value: object | null, seen: Set<object>): void {
  if (value === null || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  // Lists of ids are most of what a page freezes while it loads.
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') freeze(value[i], seen);
    return;
  }
  // A getter computes its value when it is read, so there is nothing to freeze.
  Reflect.ownKeys(value).forEach((key) => {
    const part: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
    if (typeof part === 'object') freeze(part, seen);
  });
}

/**
 * Freezes plain data to the bottom, in place, and returns it. Make every table that you export with it: whoever can reach one number of a
 * table that all games share can change how they are played. Functions stay as they are,
 * and so does what getters give.
 *
 * @throws TypeError for typed arrays, which cannot be frozen.
 * @example
 * ```ts
 * import { deepFreeze } from '@wonders/core';
 * const CARDS = deepFreeze({ shrine: { cost: [1, 2], points: 3 } });
 * console.log(Object.isFrozen(CARDS.shrine.cost)); // true
 * ```
 * @category Writing a game
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object') freeze(value, new Set());
  return value;
}
