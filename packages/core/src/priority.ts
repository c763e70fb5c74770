/**
 * One item of a priority list: of the candidates that are left, those with the highest score stay.
 *
 * @typeParam C - A candidate.
 * @typeParam X - What the scores look at, as a rule the view of the scripted seat.
 * @category Scripted opponents
 */
export interface Rung<C, X> {
  /** The id of the rule in the game's ledger; `''` where no rule asks for it, as in a house bot's own judgement. */
  readonly rule: string;
  /** What it prefers, in words a player can follow: `'lowest printed cost'`. */
  readonly label: string;
  /** The list that it belongs to, by the name that the rulebook gives it; {@link priorityList} sets it. */
  readonly list?: string;
  /** Its number on that list, from 1; {@link priorityList} sets it where it is absent. */
  readonly item?: number;
  /** Whether it applies at all; always, when absent. */
  when?(x: X): boolean;
  /** Higher is better; a filter gives 1 to what it wants and 0 to the rest. */
  score(candidate: C, x: X): number;
  /**
   * What a player should know of a candidate here: `'costs 3 coins'`, `'cannot pay: 7, has 5'`. It is asked only when
   * somebody wants reasons.
   */
  says?(candidate: C, x: X): string;
}

/**
 * A candidate on one item of a priority list.
 *
 * @category Scripted opponents
 */
export interface RankedCandidate {
  /** Which one, for programs: the id of a component, the code of a move. */
  readonly id: string;
  /** Which one, for people. */
  readonly name: string;
  readonly score: number;
  /** Whether it has the best score and stays. */
  readonly kept: boolean;
  /** What a player should know of it here; `''` when nothing. */
  readonly note: string;
}

/**
 * What one item of a priority list did.
 *
 * @category Scripted opponents
 */
export interface RungResult {
  /** The id of the rule in the game's ledger; `''` where no rule asks for it, as in a house bot's own judgement. */
  readonly rule: string;
  /** The list, by its name in the rulebook: `'choice scale'`; `''` when it has none. */
  readonly list: string;
  /** The number of the item on that list, from 1. */
  readonly item: number;
  /** What the item prefers. */
  readonly label: string;
  /** All that had been left, in the order given, a single one included. */
  readonly candidates: readonly RankedCandidate[];
}

/**
 * The record of a scripted decision while it is made. Without one a priority list allocates nothing for it.
 *
 * @category Scripted opponents
 */
export interface Trace {
  /** The choice and what decided it in one sentence. */
  says: string;
  /** Sentences that no priority list gives: what a card forces, what a die showed. */
  readonly reasons: string[];
  /** The items, in the order they were taken. */
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
  /** The headline: the choice and what decided it in one sentence. */
  readonly says: string;
  /** The reasons in sentences. */
  readonly reasons: readonly string[];
  /** The priority lists, item by item. */
  readonly steps: readonly RungResult[];
}

/** An empty record of a decision. */
export const newTrace = (): Trace => ({ says: '', reasons: [], steps: [] });

/** What a trace has heard, with the strongest reason as its headline where the bot gave none. */
export function explanationOf<M>(move: M, { says, reasons, steps }: Trace): Explanation<M> {
  const decisive = [...steps].reverse().find(({ candidates }) => candidates.some(({ kept }) => !kept));
  return { move, says: says || reasons[0] || decisive?.label || (steps[0]?.label ?? ''), reasons, steps };
}

/**
 * A priority list by the name that the rulebook gives it; its items are numbered from 1. Lists are concatenated freely, and
 * each item still knows where it comes from.
 *
 * @param rungs - Where one item of the rulebook takes two rungs, both say its number.
 * @example
 * ```ts
 * import { choose, priorityList } from '@wonders/core';
 * const scale = priorityList('choice scale', [
 *   { rule: 'DEMO-1', label: 'shortest word', score: (word: string) => -word.length },
 *   { rule: 'DEMO-2', label: 'last in the alphabet', score: (word: string) => word.charCodeAt(0) },
 * ]);
 * const trace = { says: '', reasons: [], steps: [] };
 * choose(['cow', 'ant'], scale, null, trace);
 * console.log(trace.steps.map(({ list, item }) => `${list}, item ${item}`)); // ['choice scale, item 1', 'choice scale, item 2']
 * ```
 * @category Scripted opponents
 */
export function priorityList<C, X>(name: string, rungs: readonly Rung<C, X>[]): readonly Rung<C, X>[] {
  return rungs.map((rung, i) => ({ ...rung, list: name, item: rung.item ?? i + 1 }));
}

/**
 * Sends the candidates down a priority list. Each rung keeps those with its highest score; the next one separates what
 * remains. Nested lists are written as one list: concatenate them.
 *
 * @param candidates - At least one.
 * @param trace - Collects one {@link RungResult} for each rung taken, and the first that applies when there is no more than
 *   one candidate; the choice is the same with and without it.
 * @param name - Names a candidate for people.
 * @param id - Names a candidate for programs; its name when absent.
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
  id: (candidate: C) => string = name,
): readonly C[] {
  if (candidates.length === 1 && trace === undefined) return candidates;
  // Those that are left stand first in one copy: a list for each rung, and one of its scores, would take a third more time.
  const all = candidates.slice();
  let left = all.length;
  for (let at = 0; at < rungs.length; at++) {
    const rung = rungs[at] as Rung<C, X>;
    if (rung.when !== undefined && !rung.when(x)) continue;
    const asked = trace === undefined ? [] : all.slice(0, left);
    const scores: number[] = [];
    let best = Number.NEGATIVE_INFINITY;
    let kept = 0;
    for (let i = 0; i < left; i++) {
      const candidate = all[i] as C;
      const score = rung.score(candidate, x);
      if (trace !== undefined) scores.push(score);
      if (score > best) {
        best = score;
        kept = 0;
      }
      if (score === best) all[kept++] = candidate;
    }
    if (kept === 0) throw new TypeError(`${rung.rule}: no candidate has a score that is a number`);
    if (trace !== undefined) {
      const ranked = asked.map((candidate, i): RankedCandidate => {
        const score = scores[i] as number;
        const note = rung.says?.(candidate, x) ?? '';
        return { id: id(candidate), name: name(candidate), score, kept: score === best, note };
      });
      const { rule, label, list = '', item = at + 1 } = rung;
      trace.steps.push({ rule, list, item, label, candidates: ranked });
    }
    left = kept;
    if (left === 1) break;
  }
  if (left === candidates.length) return candidates;
  while (all.length > left) all.pop();
  return all;
}
