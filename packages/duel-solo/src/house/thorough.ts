import { choose, type Lookout, type LookoutRules, lookAhead, once, type Seat } from '@wonders/core';
import type { Move, SeatMove } from '../notation.js';
import { plain, type Rung, reason, scale, type Trace } from '../reasons/trace.js';
import type { Decision, Draft, State, View } from '../state/index.js';
import { evaluate, WIN } from './evaluation.js';
import { houseMove, nextBest, type Option, optionsOf } from './move.js';

/** How many of the moves that the house bot likes best it looks at. */
const MOVES = 5;

/** How far it looks. */
const LOOKOUT: Lookout = { worlds: 4, decisions: 6 };

/** A move and the lead after it, on average. */
interface Prospect {
  readonly move: SeatMove;
  readonly lead: number;
}

const LIST = once((): readonly Rung<Prospect, null>[] =>
  scale(plain('house-thorough'), [
    {
      rule: '',
      label: plain('best-lead-on-average'),
      score: ({ lead }) => lead,
      // Adding 0 turns −0 into 0.
      note: ({ lead }) => reason('lead-on-average', { points: Math.round(lead) + 0 }),
    },
  ]),
);

/** What a thorough bot asks of the game. */
export interface RulesOfGame extends LookoutRules<State, Draft, Move, View> {
  encodeMove(move: Move): string;
}

/**
 * The house bot with the effort `thorough`: it plays on after the moves that the house bot likes best, as the house bot does on both seats, and
 * takes the one with the best lead on average. It takes a win as the house bot does.
 *
 * @param bot - Plays on for every seat.
 */
export function thoroughMove(
  rules: RulesOfGame,
  bot: (view: View, seat: Seat) => Move,
  v: View,
  decision: Decision,
  trace?: Trace,
): Move {
  const { seat } = decision;
  const options = [...optionsOf(v, decision)].sort((one, two) => two.worth - one.worth).slice(0, MOVES);
  if (options.length === 1 || options[0]?.worth === WIN) return houseMove(v, decision, rules.encodeMove, trace);
  const moves = options.map(({ move }) => move);
  const leads = lookAhead<State, Draft, Move, View>(rules, bot, evaluate, v, seat, moves, LOOKOUT);
  const prospects = moves.map((move, i): Prospect => ({ move, lead: leads[i] ?? 0 }));
  const [best] = choose(prospects, LIST(), null, trace, {
    id: ({ move }) => rules.encodeMove(move),
    name: ({ move }) => reason('move', { move }),
  }) as [Prospect];
  if (trace !== undefined) {
    trace.reasons.push(reason('plays-on', { moves: moves.length, ...LOOKOUT }));
    const ranked = prospects.map(({ move, lead }): Option => ({ move, worth: lead }));
    const why = nextBest(ranked.find(({ move }) => move === best.move) as Option, ranked);
    trace.headline = reason('house-plays', { move: best.move, because: [why] });
  }
  return best.move;
}
