import {
  choose,
  type Lookout,
  type LookoutRules,
  lookAhead,
  type Naming,
  priorityList,
  type Rung,
  type Seat,
  type Trace,
} from '@wonders/core';
import type { Move, SeatMove } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import type { Draft, State, View } from '../state/index.js';
import { evaluate } from './evaluation.js';
import { houseMove, likedBest, type RulesOfMoves } from './move.js';

/** How many of the moves that the house bot likes best it looks at. */
const MOVES = 5;

/** How far it looks. */
const LOOKOUT: Lookout = { worlds: 2, decisions: 8 };

/** A move and the lead after it, on average. */
interface Prospect {
  readonly move: SeatMove;
  readonly points: number;
}

const LIST: readonly Rung<Prospect, null, Reason>[] = /* @__PURE__ */ priorityList<Prospect, null, Reason>(
  { key: 'house-thorough', values: {} },
  [
    {
      rule: '',
      label: { key: 'best-lead-on-average', values: {} },
      score: ({ points }) => points,
      note: ({ points }) => ({ key: 'lead-on-average', values: { points } }),
    },
  ],
);

/** What a thorough bot asks of the game. */
export type RulesOfGame = RulesOfMoves & LookoutRules<State, Draft, Move, View>;

/**
 * The house bot with the effort `thorough`: it plays on after the moves that the house bot likes best, as the bots do on all seats, and takes the
 * one with the best lead on average.
 *
 * @param bot - Plays on for every seat.
 */
export function thoroughMove(
  rules: RulesOfGame,
  bot: (view: View, seat: Seat) => Move,
  view: View,
  seat: Seat,
  trace?: Trace<Reason>,
): Move {
  const moves = likedBest(rules, view, seat, MOVES);
  if (moves.length === 1) return houseMove(rules, view, seat, trace);
  const leads = lookAhead<State, Draft, Move, View>(rules, bot, evaluate, view, seat, moves, LOOKOUT);
  const prospects = moves.map((move, i): Prospect => ({ move, points: leads[i] ?? 0 }));
  const naming: Naming<Prospect, Reason> = {
    id: ({ move }) => rules.encodeMove(move),
    name: ({ move }) => ({ key: 'move', values: { move } }),
  };
  const best = choose(prospects, LIST, null, trace, naming)[0] as Prospect;
  if (trace !== undefined) {
    const others = prospects.filter((each) => each !== best).sort((a, b) => b.points - a.points);
    trace.reasons.push(
      { key: 'choice-on-average', values: { seat, ...best, next: others[0] as Prospect } },
      { key: 'plays-on', values: { moves: moves.length, ...LOOKOUT } },
    );
  }
  return best.move;
}
