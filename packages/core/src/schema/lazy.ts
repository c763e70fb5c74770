import type { Schema } from '../contract/schema.js';
import { deepFreeze } from './freeze.js';
import { checkerOf, jsonOf, make } from './schema.js';

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

/**
 * A schema that is made when it is first asked: for large tables that few programs give, so that no page makes them while it loads.
 *
 * @param expected - What is allowed, in words.
 * @example
 * ```ts
 * import { integer, lazy, object, withDefault } from '@wonders/core';
 * const prices = lazy('prices by letter', () => object({ a: integer(1, 9), b: integer(1, 9) }));
 * const options = object({ prices: withDefault(prices, { a: 1, b: 2 }) });
 * console.log(options['~standard'].validate({})); // { value: { prices: { a: 1, b: 2 } } }
 * ```
 * @category Validation
 */
export function lazy<T>(expected: string, describe: () => Schema<T>): Schema<T> {
  const inner = once(() => deepFreeze(describe()));
  return make(expected, (value, path, issues) => checkerOf(inner())(value, path, issues), {
    of: () => [inner()],
    json: () => jsonOf(inner()),
  });
}
