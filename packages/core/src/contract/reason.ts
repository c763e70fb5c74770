/**
 * Something that a bot says, as data: the key of a sentence, and the values in it. Each language of the game renders it; programs
 * read the values.
 *
 * @typeParam K - The key of the sentence.
 * @typeParam V - The values in it: plain JSON, components as their ids, moves as data.
 * @category Scripted opponents
 */
export interface Reason<K extends string = string, V = unknown> {
  readonly key: K;
  readonly values: V;
}

/**
 * The reasons of a game, from a table of the values that each sentence needs.
 *
 * @typeParam T - The values by key: `{ price: { coins: number }; 'none-left': {} }`.
 * @category Scripted opponents
 */
export type ReasonOf<T> = { readonly [K in keyof T & string]: Reason<K, T[K]> }[keyof T & string];

/**
 * The values of a reason whose sentence needs none.
 *
 * @category Scripted opponents
 */
export type NoValues = Readonly<Record<string, never>>;

/**
 * The table of values that a union of reasons was made of.
 *
 * @typeParam R - A union that {@link ReasonOf} gives.
 * @category Scripted opponents
 */
export type ValuesIn<R extends Reason> = { readonly [One in R as One['key']]: One['values'] };
