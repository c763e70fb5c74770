import type { Sink } from '../events.js';
import type { Draft, Ending, Phase } from '../state/index.js';

/** What happens in each phase, up to a decision or the next phase. */
export type Steps = Readonly<Partial<Record<Phase, (s: Draft, emit?: Sink) => void>>>;

export function endGame(s: Draft, ending: Ending, emit?: Sink): void {
  s.phase = 'over';
  s.ending = ending;
  emit?.({ kind: 'over', ending });
}

export function beginTurn(s: Draft, phase: Phase, emit?: Sink): void {
  s.turn++;
  s.used = [];
  s.triggers = [];
  s.phase = phase;
  emit?.({ kind: 'turn', seat: s.seat, turn: s.turn });
}
