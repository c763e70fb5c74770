import type { ChanceEvent, Emit } from './event.js';
import { inOneShape } from './kinds.js';
import type { BaseMove } from './notation.js';
import type { BaseDraft, Decision, Seat } from './position.js';
import { draw, drawInt } from './rng.js';

/**
 * The rules of one kind of chance decision: one component that turns up, its outcomes by number.
 *
 * @typeParam P - A position to read: state, view or draft.
 * @typeParam D - The draft it changes.
 * @typeParam K - The entry on the stack of decisions.
 * @typeParam M - The move that answers it.
 * @typeParam E - The events of the game.
 * @category Writing a game
 */
export interface ChanceRules<P, D, K, M, E> {
  /** How many different outcomes there are; at least one whenever the decision is due. */
  size(position: P, decision: K): number;
  /** The numbers of the outcomes in canonical order, where they are not 0 … size − 1. Such rules need `random`, too. */
  numbers?(position: P, decision: K): readonly number[];
  /** The outcome with a number. */
  outcome(position: P, decision: K, i: number): M;
  /** Its weight, a whole number; only a host may answer with an outcome of weight 0. When absent, all weights are 1. */
  weight?(position: P, decision: K, i: number): number;
  /** Draws by hand the number that `weight` would draw: only for the hottest kind. */
  random?(position: P, decision: K, random: () => number): number;
  /** The number of an outcome of the right kind, −1 if it is none. */
  find(position: P, decision: K, move: M): number;
  /** Who sees what turned up. */
  to(position: P, decision: K): Seat | 'all';
  /** Takes the outcome out of its pool and puts it where it belongs. */
  apply(draft: D, decision: K, i: number, emit?: Emit<E>): void;
  /** What happens when there is only one outcome: it is asked for like any other (default), or applied at once, without a draw. */
  readonly sure?: 'asked' | 'applied';
}

/**
 * The chance decisions of a game by kind, and the one way to resolve them.
 *
 * @category Writing a game
 */
export interface Chance<P, D, K extends Decision, M extends BaseMove, E> {
  /** The rules by kind. A chance decision is answered by the move of the same kind. */
  readonly rules: Readonly<Record<string, ChanceRules<P, D, K, M, E>>>;
  /**
   * Resolves a chance decision: draws and applies it at once when the draft has a generator, else leaves it on the stack for the
   * host.
   */
  ask(draft: D, decision: K, emit?: Emit<E>): void;
  /** Applies the outcome with the number `i` and emits its event: for draws and for answers of the host. */
  settle(draft: D, decision: K, i: number, emit?: Emit<E>): void;
}

/**
 * Assembles the chance decisions of a game.
 *
 * @param table - The rules of each kind of chance decision.
 * @category Writing a game
 */
export function defineChance<
  P,
  D extends P & BaseDraft,
  K extends Decision,
  M extends BaseMove,
  E extends { readonly kind: string },
>(
  table: Readonly<Record<string, ChanceRules<P, D, K, M, E | ChanceEvent<M>>>>,
): Chance<P, D, K, M, E | ChanceEvent<M>> {
  type Rules = ChanceRules<P, D, K, M, E | ChanceEvent<M>>;
  const rules: Readonly<Record<string, Rules>> = inOneShape(table);
  const rulesOf = (decision: K): Rules => rules[decision.kind] ?? missing(decision);
  type Sink = Emit<E | ChanceEvent<M>>;
  function happen(rule: Rules, draft: D, decision: K, i: number, emit: Sink | undefined): void {
    emit?.({
      kind: 'chance',
      decision: decision.kind,
      move: rule.outcome(draft, decision, i),
      to: rule.to(draft, decision),
    });
    rule.apply(draft, decision, i, emit);
  }
  return {
    rules,
    settle: (draft, decision, i, emit) => happen(rulesOf(decision), draft, decision, i, emit),
    ask(draft, decision, emit) {
      const rule = rulesOf(decision);
      const { rng } = draft;
      // A draw by hand needs no count.
      const size = rng && rule.random ? 2 : rule.size(draft, decision);
      if (size === 1 && rule.sure === 'applied')
        happen(
          rule,
          draft,
          decision,
          pick(rule, draft, decision, () => 0),
          emit,
        );
      else if (rng === null) draft.pending.push(decision);
      else {
        const i = rule.weight === undefined ? drawInt(rng, size) : pick(rule, draft, decision, () => draw(rng));
        happen(rule, draft, decision, i, emit);
      }
    },
  };
}

/** The number of an outcome, drawn by weight. */
export function pick<P, K>(
  rule: Pick<ChanceRules<P, never, K, never, never>, 'size' | 'weight' | 'random'>,
  position: P,
  decision: K,
  random: () => number,
): number {
  if (rule.random !== undefined) return rule.random(position, decision, random);
  const size = rule.size(position, decision);
  if (rule.weight === undefined) return Math.floor(random() * size);
  let total = 0;
  for (let i = 0; i < size; i++) total += rule.weight(position, decision, i);
  let left = Math.floor(random() * total);
  for (let i = 0; i < size; i++) {
    left -= rule.weight(position, decision, i);
    if (left < 0) return i;
  }
  return missing();
}

/** A mistake of the author of a game or playout: no input of a user leads here. */
export function missing(decision?: Decision): never {
  throw new TypeError(`no rules for ${decision?.kind ?? 'a game that is over'}`);
}
