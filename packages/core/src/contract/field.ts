import type { Schema } from './schema.js';

/**
 * A schema whose values each have an index and a text: the parameters of moves. Tools can walk all values.
 *
 * @category Validation
 */
export interface Field<T> extends Schema<T> {
  /** How many values it has. */
  readonly count: number;
  /** The value with index 0 … count − 1. */
  nth(i: number): T;
  /** Whether the value is allowed; never throws. */
  is(value: unknown): value is T;
  /** The value as text without spaces. */
  write(value: T): string;
  /** The value for a text, `undefined` when there is none. */
  read(text: string): T | undefined;
}
