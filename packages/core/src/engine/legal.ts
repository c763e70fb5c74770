import type { DecisionRules, RulesDefinition } from '../contract/definition.js';
import type { Emit } from '../contract/event.js';
import type { ChanceOutcome, DefinedTypes, PositionIn } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { missing, pick } from './chance.js';
import { inOneShape } from './kinds.js';

/** The unchecked core of a game: who decides, what is legal, and what a move does. The public functions are made of it. */
export function engineOf<G extends DefinedTypes<G>>(definition: RulesDefinition<G>) {
  type M = G['move'];
  type K = G['decision'];
  type Position = PositionIn<G>;
  type Rules = DecisionRules<Position, K, M, G['refusal']>;
  type Sink = Emit<G['event']>;
  const { chance } = definition;
  const decisions: Readonly<Record<string, Rules>> = inOneShape<Rules>(definition.decisions);

  /** Whether several seats ever decide at the same time. If not, there is no need to look for them. */
  const together = Object.values(decisions).some((rule) => rule.actors !== undefined);

  const current = (position: Position): K | undefined => position.pending.at(-1) as K | undefined;
  const rulesOf = (decision: K): Rules => decisions[decision.kind] ?? missing(decision);
  const chanceOf = (decision: K) => chance.rules[decision.kind] ?? missing(decision);
  const actorsOf = (rule: Rules, position: Position, decision: K): readonly Seat[] =>
    rule.actors?.(position, decision) ?? [decision.seat];

  function activeSeats(position: Position): readonly Seat[] {
    const decision = current(position);
    if (decision === undefined) return [];
    if (!together || decision.seat === CHANCE) return [decision.seat];
    return actorsOf(rulesOf(decision), position, decision);
  }

  function chances(position: Position): readonly ChanceOutcome<M>[] {
    const decision = current(position);
    if (decision?.seat !== CHANCE) return [];
    const rule = chanceOf(decision);
    const outcomes = rule.numbers?.(position, decision) ?? Array(rule.size(position, decision)).keys();
    return [...outcomes].map((i) => ({
      move: rule.outcome(position, decision, i),
      weight: rule.weight?.(position, decision, i) ?? 1,
    }));
  }

  function legalMoves(position: Position, seat?: Seat): readonly M[] {
    const decision = current(position);
    if (decision === undefined) return [];
    if (decision.seat === CHANCE)
      return seat === undefined || seat === CHANCE ? chances(position).map((outcome) => outcome.move) : [];
    const whose = seat ?? position.viewer ?? undefined;
    const rule = rulesOf(decision);
    // One seat has one list: a list of lists would make a sixteenth of the garbage of duel-solo's pure lane.
    if (rule.actors === undefined)
      return whose === undefined || whose === decision.seat ? rule.list(position, decision, decision.seat) : [];
    const lists: (readonly M[])[] = [];
    for (const mover of actorsOf(rule, position, decision))
      if (whose === undefined || whose === mover) lists.push(rule.list(position, decision, mover));
    return lists.length === 1 ? (lists[0] as readonly M[]) : ([] as M[]).concat(...lists);
  }

  function play(draft: G['draft'], move: M, emit?: Sink): void {
    const decision = current(draft) ?? missing();
    draft.ply++;
    if (decision.seat === CHANCE) {
      draft.pending.pop();
      chance.settle(draft, decision, chanceOf(decision).find(draft, decision, move), emit);
    } else {
      if (!together || rulesOf(decision).actors === undefined) draft.pending.pop();
      definition.play(draft, decision, move, emit);
    }
    definition.settle(draft, emit);
  }

  function randomMove(position: PositionIn<G>, random: () => number): M {
    const decision = current(position) ?? missing();
    if (decision.seat === CHANCE) {
      const rule = chanceOf(decision);
      return rule.outcome(position, decision, pick(rule, position, decision, random));
    }
    const rule = rulesOf(decision);
    if (rule.random !== undefined) return rule.random(position, decision, random);
    const moves = legalMoves(position);
    return moves[Math.floor(random() * moves.length)] as M;
  }

  return { current, rulesOf, chanceOf, actorsOf, activeSeats, chances, legalMoves, play, randomMove };
}
