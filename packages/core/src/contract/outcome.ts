import type { Seat } from './seat.js';
import type { Verdict } from './verdict.js';

/**
 * The score of one seat.
 *
 * @typeParam C - The categories.
 * @typeParam P - What points are: `number | null` where a viewer may not know them.
 * @category Contract
 */
export interface Score<C extends string = string, P extends number | null = number> {
  /** The seat. */
  readonly seat: Seat;
  /** The sum of `categories`. */
  readonly total: P;
  /** Points by category of the scoring sheet; the keys are the same for every seat. */
  readonly categories: Readonly<Record<C, P>>;
  /** What decides the ranking, most important first, higher is better: the total, then each tie-break. */
  readonly order: readonly P[];
}

/**
 * How a game ended.
 *
 * @category Contract
 */
export interface Outcome<C extends string = string, W extends string = string> {
  /** Why the game ended. */
  readonly ending: W;
  /** One score per seat, in seat order. */
  readonly scores: readonly Score<C>[];
  /** The place of each seat, 1 is the winner; seats that no tie-break separates share a place. */
  readonly ranks: readonly number[];
  /** The seats on place 1. */
  readonly winners: readonly Seat[];
  /** By how much the winner is ahead; `null` for a shared victory, and where no score decides. */
  readonly margin: Margin | null;
}

/**
 * How a game ended that a {@link Verdict} ended: the standing then, in which the seat that lost by it comes last.
 *
 * @typeParam O - The outcomes of the game.
 * @category Contract
 */
export interface JudgedOutcome<O extends Outcome = Outcome> extends Outcome<string, Verdict['by']> {
  readonly scores: O['scores'];
  /** The seat that lost by it; `null` where the standing decides, or all have agreed to a draw. */
  readonly loser: Seat | null;
}

/**
 * The outcome if the game ended now, as far as a viewer knows it: `null` stands for what is hidden from it.
 *
 * @category Contract
 */
export interface ShownOutcome<C extends string = string, W extends string = string> {
  /** Why the game ended. */
  readonly ending: W;
  /** One score per seat, in seat order; `null` for points that are hidden. */
  readonly scores: readonly Score<C, number | null>[];
  /** The place of each seat, 1 is the winner; `null` where hidden points can change it. */
  readonly ranks: readonly number[] | null;
  /** The seats on place 1; `null` where hidden points can change it. */
  readonly winners: readonly Seat[] | null;
  /** By how much the winner is ahead; `null` for a shared victory, where no score decides, and where points are hidden. */
  readonly margin: Margin | null;
}

/**
 * By how much a game is won.
 *
 * @category Contract
 */
export interface Margin {
  /** The distance to the next seat, above 0: in points, or in what the tie-break counts. */
  readonly by: number;
  /** Which tie-break it took: 0 for none, the total decided; 1 for the first one. */
  readonly tieBreak: number;
}
