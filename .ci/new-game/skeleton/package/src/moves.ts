import type { DecisionRules } from '@wonders/core';
import type { Move } from './notation.js';
import { type Refusal, refuse } from './refusals.js';
import type { Decision, Position, SeatDecisionKind } from './state/index.js';
import { leavesOf } from './table/leaves.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

const MOVES: readonly Move[] = [Object.freeze({ kind: 'take' }), Object.freeze({ kind: 'leave' })];

/** What a seat may do in each of its decisions. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  choose: {
    kinds: ['take', 'leave'],
    size: () => MOVES.length,
    candidate: (_, __, i) => MOVES[i] as Move,
    // TINY-04: a seat may leave only a limited number of cards.
    forbids: (position, { seat }, { kind }) =>
      kind === 'leave' && leavesOf(position, seat) <= 0 ? 'no-more-leaves' : '',
    refuse: (position, decision, move) => refuse(position, decision, move, 'no-more-leaves'),
  },
};
