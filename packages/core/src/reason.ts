/**
 * Something that a bot has to say, as data: which sentence, and what is put into it. The words of a game render it, in every language
 * that the game speaks; a program reads the values.
 *
 * @typeParam K - The key of the sentence.
 * @typeParam V - What is put into it: plain JSON, components by their ids, moves as they are played.
 * @category Scripted opponents
 */
export interface Reason<K extends string = string, V = unknown> {
  readonly key: K;
  readonly values: V;
}

/**
 * The reasons of a game, from a table of what the sentence of each key needs.
 *
 * @typeParam T - The values by key: `{ price: { coins: number }; 'none-left': {} }`.
 * @category Scripted opponents
 */
export type ReasonOf<T> = { readonly [K in keyof T & string]: Reason<K, T[K]> }[keyof T & string];
