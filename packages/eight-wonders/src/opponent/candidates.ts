import { choose, type Seat, type Trace } from '@wonders/core';
import type { SeatMove } from '../notation.js';
import { entry, type View } from '../state.js';
import { whatIsDone } from '../words/moves.js';
import type { Knowledge } from './knowledge.js';
import type { Selection } from './values.js';

/** A move with what it is worth, in hundredths of a point. */
export interface Candidate {
  readonly move: SeatMove;
  readonly value: number;
  /** EIGHT-225: what the value rests on. */
  readonly expects?: string;
}

export const byValue = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.value - a.value);

/** The first candidate of the highest value. */
export function best({ view }: Knowledge, candidates: readonly Candidate[], rule: string, trace?: Trace): Candidate {
  const rung = { rule, label: 'the highest value', score: ({ value }: Candidate) => value };
  const chosen = entry(
    choose(candidates, [rung], null, trace, ({ move }) => whatIsDone(view, move)),
    0,
  );
  if (trace !== undefined) {
    const [next] = byValue(candidates.filter((each) => each !== chosen));
    trace.reasons.push(`best: ${worth(view, chosen)}${next === undefined ? '' : `; next: ${worth(view, next)}`}`);
    for (const each of candidates) if (each.expects !== undefined) expect(view, each, each.expects, trace);
  }
  return chosen;
}

/** A move and its value in points: `abandons the build (-3.34)`. */
export const worth = (view: View, { move, value }: Candidate): string =>
  `${whatIsDone(view, move)} (${(value / 100).toFixed(2)})`;

/** EIGHT-225: what a bot expects to happen, as a step that drops nothing. */
export function expect(view: View, { move, value }: Candidate, label: string, trace?: Trace): void {
  const name = whatIsDone(view, move);
  const candidates = [{ id: name, name, score: value, kept: true, note: '' }];
  trace?.steps.push({ rule: 'EIGHT-202', list: '', item: 1, label, candidates });
}

/** A selection as a move. */
export const selected = (seat: Seat, { accept, jokers, value }: Selection): Candidate => ({
  move: accept === null ? { kind: 'abandon', seat } : { kind: 'complete', seat, accept, jokers },
  value,
});
