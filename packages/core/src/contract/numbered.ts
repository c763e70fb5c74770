/**
 * Moves or other values by number: a list, or an object that makes each one when it is asked for.
 *
 * @category Writing a game
 */
export type Numbered<T> =
  | readonly T[]
  | {
      /** How many there are. */
      readonly length: number;
      /** The one with a number below the length. */
      at(i: number): T | undefined;
    };
