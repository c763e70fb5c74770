import type { Reason } from './reason.js';

/**
 * One item of a priority list: it keeps those of the remaining candidates that have the highest score.
 *
 * @typeParam C - A candidate.
 * @typeParam X - What the scores look at, usually the view of the scripted seat.
 * @typeParam W - The game's reasons.
 * @category Scripted opponents
 */
export interface Rung<C, X, W extends Reason = Reason> {
  /** The id of the rule in the game's ledger; `''` for a house bot's own judgement. */
  readonly rule: string;
  /** The preference: the lowest printed cost. */
  readonly label: W;
  /** The list that it belongs to, by its name in the rulebook; {@link priorityList} sets it. */
  readonly list?: W;
  /** Its number on that list, from 1; {@link priorityList} sets it where it is absent. */
  readonly item?: number;
  /** Whether it asks a yes/no question: a score above 0 is a yes. Without it the item compares amounts. */
  readonly yesNo?: boolean;
  /** Whether it applies. When absent, it always does. */
  when?(x: X): boolean;
  /** Higher is better; a yes/no item gives 1 to what it wants and 0 to the rest. */
  score(candidate: C, x: X): number;
  /**
   * A note on a candidate for people, where there is one: it costs 3 coins, 5 of its 7 resources can be paid. Called only with a
   * trace.
   */
  note?(candidate: C, x: X): W | null;
}

/**
 * How many of the candidates meet a yes/no item.
 *
 * @category Scripted opponents
 */
export type Met = 'some' | 'all' | 'none';

/**
 * A candidate on one item of a priority list.
 *
 * @category Scripted opponents
 */
export interface RankedCandidate<W extends Reason = Reason> {
  /** Which one, for programs: the id of a component, the code of a move. */
  readonly id: string;
  /** Which one, for people. */
  readonly name: W;
  /** The score that the item of the list gives it. */
  readonly score: number;
  /** Whether it has the best score and stays. */
  readonly kept: boolean;
  /** A note on it for people, or `null`. */
  readonly note: W | null;
}

/**
 * The effect of one item of a priority list.
 *
 * @category Scripted opponents
 */
export interface RungResult<W extends Reason = Reason> {
  /** The id of the rule in the game's ledger; `''` for a house bot's own judgement. */
  readonly rule: string;
  /** The list, by its name in the rulebook; `null` when it has none. */
  readonly list: W | null;
  /** The number of the item on that list, from 1. */
  readonly item: number;
  /** The preference of the item. */
  readonly label: W;
  /** How many of the candidates meet a yes/no item; `null` where the item compares amounts, and where only one candidate is left. */
  readonly met: Met | null;
  /** How many of the reasons come before it. */
  readonly after: number;
  /** All candidates that remained before it, in the order given, even a single one. */
  readonly candidates: readonly RankedCandidate<W>[];
}

/**
 * The record of a scripted decision while it is made. Without a trace, a priority list allocates nothing for it.
 *
 * @category Scripted opponents
 */
export interface Trace<W extends Reason = Reason> {
  /** The choice and what decided it; `null` until the bot sets it. */
  headline: W | null;
  /** Reasons outside of priority lists: a card that forces the move, the roll of a die. */
  readonly reasons: W[];
  /** The items, in the order they were taken. */
  readonly steps: RungResult<W>[];
}

/**
 * Why a seat's bot chose its move, as plain JSON. `describeExplanation` of the game's entry `words` puts it into sentences.
 *
 * @category Contract
 */
export interface Explanation<M, W extends Reason = Reason> {
  /** The move that `botMove` gives for the same position. */
  readonly move: M;
  /** The choice and what decided it; `null` where the bot has nothing to say. */
  readonly headline: W | null;
  /** Why, as data. */
  readonly reasons: readonly W[];
  /** The priority lists, item by item. */
  readonly steps: readonly RungResult<W>[];
}
