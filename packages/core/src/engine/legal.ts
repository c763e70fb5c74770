import type { DecisionRules, ListedRules, RulesDefinition } from '../contract/definition.js';
import type { Emit } from '../contract/event.js';
import type { ChanceOutcome, DefinedTypes, PositionIn } from '../contract/game.js';
import type { BaseMove } from '../contract/notation.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { missing, pick } from './chance.js';
import { inOneShape } from './kinds.js';

/** After this many rejected draws the moves are listed. */
const TRIES = 200;

/**
 * The legal moves of a seat at a decision, from the rules of its kind: for bots that consider a decision which is not on the stack.
 *
 * @example
 * ```ts no-run
 * import { type Decision, type DecisionRules, listMoves, type Seat } from '@wonders/core';
 * declare const bid: DecisionRules<object, Decision, { kind: 'bid'; card: number }, never>;
 * const cardsOf = (position: object, seat: Seat) => listMoves(bid, position, { kind: 'bid', seat }, seat).map(({ card }) => card);
 * ```
 * @category Writing a game
 */
export function listMoves<P, K, M extends BaseMove, R>(
  rule: DecisionRules<P, K, M, R> | ListedRules<P, K, M, R>,
  position: P,
  decision: K,
  seat: Seat,
): readonly M[] {
  if (rule.size === undefined) return rule.list(position, decision, seat);
  if (rule.list !== undefined) return rule.list(position, decision, seat);
  const moves: M[] = [];
  const size = rule.size(position, decision, seat);
  for (let i = 0; i < size; i++) {
    const move = rule.candidate(position, decision, i, seat);
    if (rule.forbids(position, decision, move) === '') moves.push(move);
  }
  return moves;
}

/** The unchecked core of a game: who decides, what is legal, and what a move does. The public functions are made of it. */
export function engineOf<G extends DefinedTypes<G>>(definition: RulesDefinition<G>) {
  type M = G['move'];
  type K = G['decision'];
  type Position = PositionIn<G>;
  type Rules = DecisionRules<Position, K, M, G['refusal']> | ListedRules<Position, K, M, G['refusal']>;
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
      return whose === undefined || whose === decision.seat ? listMoves(rule, position, decision, decision.seat) : [];
    const lists: (readonly M[])[] = [];
    for (const mover of actorsOf(rule, position, decision))
      if (whose === undefined || whose === mover) lists.push(listMoves(rule, position, decision, mover));
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
    const drawn = rule.size === undefined ? undefined : drawUntilLegal(rule, position, decision, random);
    if (drawn !== undefined) return drawn;
    const moves = legalMoves(position);
    return moves[Math.floor(random() * moves.length)] as M;
  }

  function drawUntilLegal(
    rule: DecisionRules<Position, K, M, G['refusal']>,
    position: Position,
    decision: K,
    random: () => number,
  ): M | undefined {
    const actors = actorsOf(rule, position, decision);
    let size = 0;
    for (const actor of actors) size += rule.size(position, decision, actor);
    for (let tries = TRIES; tries > 0; tries--) {
      let i = Math.floor(random() * size);
      for (const actor of actors) {
        const own = rule.size(position, decision, actor);
        if (i >= own) {
          i -= own;
          continue;
        }
        const move = rule.candidate(position, decision, i, actor);
        if (rule.forbids(position, decision, move) === '') return move;
        break;
      }
    }
    return undefined;
  }

  return { current, rulesOf, chanceOf, actorsOf, activeSeats, chances, legalMoves, play, randomMove };
}
