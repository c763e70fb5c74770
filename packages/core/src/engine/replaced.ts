/**
 * A copy of a list with another value at one place.
 *
 * @param at - From 0 to the length of the list − 1.
 * @example
 * ```ts
 * import { replaced } from '@wonders/core';
 * console.log(replaced([1, 2, 3], 1, 7)); // [ 1, 7, 3 ]
 * ```
 * @category Writing a game
 */
export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}
