/**
 * A function that makes a value when it is first asked, and gives the same one from then on: for tables that most programs never
 * read, so that no page waits for them while it loads.
 *
 * @param make - Gives the same value whenever it is called.
 * @example
 * ```ts
 * import { once } from '@wonders/core';
 * const squares = once(() => Array.from({ length: 1000 }, (_, i) => i * i));
 * console.log(squares()[12], squares() === squares()); // 144 true
 * ```
 * @category Writing a game
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
