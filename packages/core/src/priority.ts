/**
 * One item of a priority list: of the candidates that are left, those with the highest score stay.
 *
 * @typeParam C - A candidate.
 * @typeParam X - What the scores look at, as a rule the view of the scripted seat.
 * @category Scripted opponents
 */
export interface Rung<C, X> {
  /** The rule it comes from. */
  readonly rule: string;
  /** What it prefers, in words a player can follow: `'lowest printed cost'`. */
  readonly label: string;
  /** Whether it applies at all; always, when absent. */
  when?(x: X): boolean;
  /** Higher is better; a filter gives 1 to what it wants and 0 to the rest. */
  score(candidate: C, x: X): number;
}

/**
 * What one rung did.
 *
 * @category Scripted opponents
 */
export interface RungResult {
  readonly rule: string;
  readonly label: string;
  /** The candidates that stayed. */
  readonly kept: readonly string[];
  /** The candidates that fell. */
  readonly dropped: readonly string[];
  /** The score of each candidate by name. */
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * The record of a scripted decision while it is made. Without one a priority list allocates nothing for it.
 *
 * @category Scripted opponents
 */
export interface Trace {
  /** Sentences that no priority list gives: what a card forces, what a die showed. */
  readonly reasons: string[];
  /** The rungs, in the order they were taken. */
  readonly steps: RungResult[];
}

/**
 * Why a seat's bot chose its move.
 *
 * @category Contract
 */
export interface Explanation<M> {
  /** The move that `botMove` gives for the same position. */
  readonly move: M;
  /** The reasons in sentences. */
  readonly reasons: readonly string[];
  /** The priority lists, rung by rung. */
  readonly steps: readonly RungResult[];
}

/**
 * Sends the candidates down a priority list. Each rung keeps those with its highest score; the next one separates what
 * remains. Nested lists are written as one list: concatenate them.
 *
 * @param candidates - At least one.
 * @param trace - Collects one {@link RungResult} for each rung taken; the choice is the same with and without it.
 * @param name - Names a candidate in the trace.
 * @returns The candidates that no rung could separate, in the order given; never empty.
 * @example
 * ```ts
 * import { choose } from '@wonders/core';
 * const shortest = { rule: 'DEMO-1', label: 'shortest word', score: (word: string) => -word.length };
 * console.log(choose(['camel', 'ox', 'ant'], [shortest], null)); // ['ox']
 * ```
 * @category Scripted opponents
 */
export function choose<C, X>(
  candidates: readonly C[],
  rungs: readonly Rung<C, X>[],
  x: X,
  trace?: Trace,
  name: (candidate: C) => string = String,
): readonly C[] {
  let left = candidates;
  for (const rung of rungs) {
    if (left.length === 1) break;
    if (rung.when !== undefined && !rung.when(x)) continue;
    const scores: number[] = [];
    let best = Number.NEGATIVE_INFINITY;
    let ties = 0;
    for (const candidate of left) {
      const score = rung.score(candidate, x);
      scores.push(score);
      if (score > best) {
        best = score;
        ties = 1;
      } else if (score === best) ties++;
    }
    if (ties === 0) throw new TypeError(`${rung.rule}: no candidate has a score that is a number`);
    if (trace !== undefined) trace.steps.push(step(rung, left, scores, best, name));
    if (ties < left.length) left = left.filter((_, i) => scores[i] === best);
  }
  return left;
}

function step<C, X>(
  rung: Rung<C, X>,
  candidates: readonly C[],
  scores: readonly number[],
  best: number,
  name: (candidate: C) => string,
): RungResult {
  const names = candidates.map(name);
  return {
    rule: rung.rule,
    label: rung.label,
    kept: names.filter((_, i) => scores[i] === best),
    dropped: names.filter((_, i) => scores[i] !== best),
    scores: Object.fromEntries(names.map((each, i) => [each, scores[i] ?? 0])),
  };
}
