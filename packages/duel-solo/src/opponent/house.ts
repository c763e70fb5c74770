import type { Trace } from '@wonders/core';
import type { Decision, Move, View } from '../state.js';
import { DECISIONS } from '../moves.js';

export function house(v: View, decision: Decision, trace?: Trace): Move {
  const rules = DECISIONS[decision.kind];
  trace?.says.push('first');
  const n = rules?.size(v, decision, decision.seat) ?? 0;
  for (let i = n - 1; i >= 0; i--) {
    const move = rules?.at(v, decision, i, decision.seat);
    if (move && rules?.no(v, decision, move) === '') return move;
  }
  throw new TypeError();
}
