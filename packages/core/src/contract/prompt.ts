import type { Seat } from './position.js';
import type { Reason } from './reason.js';

/**
 * What is asked of a seat, or of the table, as data. `describePrompt` of the game's entry `words` makes a sentence of it.
 *
 * @typeParam K - The key of the sentence.
 * @typeParam V - The values in it.
 * @category Contract
 */
export interface Prompt<K extends string = string, V = unknown> extends Reason<K, V> {
  /** Who is asked: a seat, or {@link CHANCE} where the host answers for the table. */
  readonly seat: Seat;
  /** The places on the board that the question is about, by their ids; none where it is about no place in particular. */
  readonly places: readonly string[];
}

/**
 * The prompts of a game, from a table of the values that each sentence needs.
 *
 * @typeParam T - The values by key: `{ turn: NoValues; pay: { price: number } }`.
 * @category Contract
 */
export type PromptOf<T> = { readonly [K in keyof T & string]: Prompt<K, T[K]> }[keyof T & string];
