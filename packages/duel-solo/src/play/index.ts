import type { Sink } from '../events.js';
import type { Move } from '../notation.js';
import type { Decision, Draft } from '../state/index.js';
import { answer } from './answers.js';
import { standing, tellChanges } from './changes.js';
import { type Action, act } from './turn.js';

/** Plays a legal move of a seat. The caller has already popped its decision. */
export function play(draft: Draft, decision: Decision, move: Move, emit?: Sink): void {
  const before = standing(draft, emit);
  if (decision.kind === 'turn') act(draft, decision.seat, move as Action, emit);
  else answer(draft, decision, move, emit);
  tellChanges(draft, before, emit);
}
