import type { Rung, Seat, Trace } from '@wonders/core';
import { choose, seedRng } from '@wonders/core';
import { settle } from '../flow.js';
import { DECISIONS } from '../moves/index.js';
import type { Move } from '../notation.js';
import { play } from '../play/index.js';
import { clone } from '../state/clone.js';
import type { Decision, Draft, SeatDecision, View } from '../state/index.js';
import { determinize } from '../view.js';
import { evaluation } from './evaluation.js';
import { say } from './reasons.js';

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
export function houseMove(v: View, decision: Decision, trace?: Trace): Move {
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
  return evaluation(draft, seat);
}
