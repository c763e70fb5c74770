import type { Rung, Seat, Trace } from '@wonders/core';
import { choose, seedRng } from '@wonders/core';
import { DECISIONS } from '../moves.js';
import { play } from '../play.js';
import { settle } from '../settle.js';
import type { Decision, Draft, Move, SeatDecision, View } from '../state.js';
import { clone } from '../state.js';
import { determinize } from '../view.js';
import { say } from './says.js';
import { worth } from './worth.js';

interface Option {
  readonly move: Move;
  readonly worth: number;
}

const BEST: readonly Rung<Option, null>[] = [
  { rule: 'house', label: 'most promising position', score: (option) => option.worth },
];

/**
 * The house bot: looks one move ahead, fills in by one and the same chance what it cannot see, and judges the positions
 * it finds. It is quick rather than deep; deeper search is what the bots of core are for.
 */
export function house(v: View, decision: Decision, trace?: Trace): Move {
  const moves = DECISIONS[decision.kind as SeatDecision].list(v, decision, decision.seat);
  say(trace, 'Looking one move ahead at {0} moves', moves.length);
  const base = determinize(v, seedRng('house'));
  const options = moves.map((move) => ({ move, worth: judge(base, decision.seat, decision, move) }));
  const [best] = choose(options, BEST, null, trace, ({ move }) => Object.values(move).join(' '));
  return (best as Option).move;
}

function judge(base: Draft, seat: Seat, decision: Decision, move: Move): number {
  const draft = clone(base);
  draft.rng = seedRng('what turns up');
  draft.pending.pop();
  play(draft, decision, move);
  settle(draft);
  return worth(draft, seat);
}
