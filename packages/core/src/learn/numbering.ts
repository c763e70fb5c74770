import type { BaseMove } from '../contract/notation.js';

/**
 * What a range of the numbers stands for.
 *
 * @category Learning
 */
export interface ActionBlock {
  /** The kind of the moves. */
  readonly kind: string;
  /** The parameter that is chosen; `null`: the whole move, or, where the move is composed, its kind. */
  readonly parameter: string | null;
  /** The part of that parameter, where it is chosen in parts. */
  readonly part: string | null;
  /** The first number of the range. */
  readonly offset: number;
  /** How many numbers the range has. */
  readonly count: number;
}

/**
 * How the moves of a game are numbered.
 *
 * @category Learning
 */
export interface Numbering<M extends BaseMove> {
  /** The kinds of moves that seats make. Answers to chance are not numbered: there is nothing to learn. */
  readonly kinds: readonly M['kind'][];
  /**
   * The composed kinds, each with those parameters that are chosen in parts: how many values each part has, by its name. The
   * value with index i of the parameter's field has i as its number in this mixed radix, the first part counting least.
   */
  readonly composed?: {
    readonly [K in M['kind']]?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}
