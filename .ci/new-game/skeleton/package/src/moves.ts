import { among, type DecisionRules } from '@wonders/core';
import type { Move, SeatMove } from './notation.js';
import { type Refusal, refuse } from './refusals.js';
import type { Decision, Position, SeatDecisionKind } from './state/index.js';
import { leavesOf } from './table/leaves.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

const MOVES: readonly SeatMove[] = [Object.freeze({ kind: 'take' }), Object.freeze({ kind: 'leave' })];

/** What a seat may do in each of its decisions. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  choose: among(['take', 'leave'], () => MOVES, {
    // TINY-04: a seat may leave only a limited number of cards.
    forbids: (position, { seat }, { kind }) =>
      kind === 'leave' && leavesOf(position, seat) <= 0 ? 'no-more-leaves' : '',
    refuse: (position, decision, move) => refuse(position, decision, move, 'no-more-leaves'),
  }),
};
