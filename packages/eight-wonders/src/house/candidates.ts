import { choose, type Naming, type Rung, type Seat, type Trace } from '@wonders/core';
import { codeOf, type SeatMove } from '../notation.js';
import type { Brought, ExpectedOffer, ValuedMove } from '../reasons/forecasts.js';
import type { Reason } from '../reasons/index.js';
import { entry } from '../state/index.js';
import type { Effort } from './efforts.js';
import type { Bid, Gains } from './gains.js';
import type { Selection } from './values.js';

/** A move with what it is worth, in hundredths of a point. */
export interface Candidate {
  readonly move: SeatMove;
  readonly value: number;
  /** EIGHT-225: what the value rests on, for a trace. */
  readonly note: () => Reason | null;
}

/** The highest value first; equal ones in the order given. */
export const byValue = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.value - a.value);

const NAMING: Naming<Candidate, Reason> = {
  id: ({ move }) => codeOf(move),
  name: ({ move }) => ({ key: 'move', values: { move } }),
};

/** EIGHT-210: what a bot of an effort prefers. */
export const mostPoints = ({ envy, win }: Effort): Reason => ({ key: 'most-points', values: { envy, win: win / 100 } });

/** The first candidate of the highest value; the trace gets all of them, in points. */
export function best(candidates: readonly Candidate[], rule: string, label: Reason, trace?: Trace<Reason>): Candidate {
  const rung: Rung<Candidate, null, Reason> = {
    rule,
    list: { key: 'house-bot', values: {} },
    item: 1,
    label,
    score: ({ value }) => value / 100,
    note: ({ value, note }) => ({ key: 'worth', values: { points: value / 100, because: note() } }),
  };
  const chosen = entry(choose(candidates, [rung], null, trace, NAMING), 0);
  if (trace !== undefined) {
    const [next] = byValue(candidates.filter((each) => each !== chosen));
    trace.headline = {
      key: 'chosen',
      values: { choice: inPoints(chosen), next: next === undefined ? null : inPoints(next) },
    };
  }
  return chosen;
}

/** A move and what it is worth, for a trace. */
export const inPoints = ({ move, value }: Candidate): ValuedMove => ({ move, points: value / 100 });

/** What a selection plays. */
export const moveOf = (seat: Seat, { accept, jokers }: Pick<Selection, 'accept' | 'jokers'>): SeatMove =>
  accept === null ? { kind: 'abandon', seat } : { kind: 'complete', seat, accept, jokers };

/** What an outcome brings, for a trace. */
export const brought = ({ gains, final }: Gains, { looksAtHands }: Effort): Brought => ({
  gains: gains.map((gain) => gain / 100),
  final,
  guessed: final !== null && looksAtHands,
});

/** Offers, for a trace. */
export const expected = (bids: readonly Bid[]): ExpectedOffer[] => bids.map(({ seat, cards }) => ({ seat, cards }));
