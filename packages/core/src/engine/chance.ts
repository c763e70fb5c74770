import type { Chance, ChanceRules } from '../contract/chance.js';
import type { ChanceEvent, Emit } from '../contract/event.js';
import type { BaseMove } from '../contract/notation.js';
import type { BaseDraft, Decision } from '../contract/position.js';
import { draw, drawInt } from '../rng/rng.js';
import { inOneShape } from './kinds.js';

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
  function happen(rule: Rules, draft: D, decision: K, i: number, emit?: Sink): void {
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
