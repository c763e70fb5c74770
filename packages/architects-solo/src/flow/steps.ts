import type { Sink } from '../events.js';
import type { Draft, Ending, Phase } from '../state/index.js';

/** What happens in each phase, up to a decision or the next phase. */
export type Steps = Readonly<Partial<Record<Phase, (draft: Draft, emit?: Sink) => void>>>;

export function endGame(draft: Draft, ending: Ending, emit?: Sink): void {
  draft.phase = 'over';
  draft.ending = ending;
  emit?.({ kind: 'over', ending });
}

export function beginTurn(draft: Draft, phase: Phase, emit?: Sink): void {
  draft.turn++;
  draft.used = [];
  draft.triggers = [];
  draft.phase = phase;
  emit?.({ kind: 'turn', seat: draft.seat, turn: draft.turn });
}
