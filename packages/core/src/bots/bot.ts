import type { Seat } from '../contract/position.js';

/**
 * The turn of a bot. It has the view of its seat, never the state.
 *
 * @category Bots
 */
export interface Turn<V, M> {
  /** The view of its seat. */
  readonly view: V;
  /** Its seat. */
  readonly seat: Seat;
  /** Its legal moves, at least one. */
  readonly legal: readonly M[];
  /** Random numbers in [0, 1), seeded, so that a game can be replayed. */
  readonly random: () => number;
}

/**
 * A move with what the bot thinks of it.
 *
 * @category Bots
 */
export interface Candidate<M> {
  /** One of the legal moves. */
  readonly move: M;
  /** Higher is better; the scale is the bot's. */
  readonly value: number;
  /** How often it was tried. */
  readonly visits: number;
}

/**
 * The answer of a bot.
 *
 * @category Bots
 */
export interface Choice<M> {
  /** The move that it makes, one of the legal moves. */
  readonly move: M;
  /** The moves that it considered, for hints and tutorials; empty when it considered none. */
  readonly candidates: readonly Candidate<M>[];
  /** The line of play that it expects, its own move first; absent when it did not look ahead. */
  readonly line?: readonly M[];
  /**
   * Whether the move is a forced win, whatever the other seats and chance do: never said of a position in which anything is hidden
   * from the seat. Absent when the bot does not know.
   */
  readonly proven?: boolean;
}

/**
 * A bot: a function from its turn to its choice, pure except for `random`.
 *
 * @example
 * ```ts
 * import type { Bot } from '@wonders/core/bots';
 * const first: Bot<unknown, unknown> = ({ legal }) => ({ move: legal[0], candidates: [] });
 * console.log(first({ view: null, seat: 0, legal: ['pass', 'build'], random: () => 0 }).move); // 'pass'
 * ```
 * @category Bots
 */
export type Bot<V, M> = (turn: Turn<V, M>) => Choice<M>;
