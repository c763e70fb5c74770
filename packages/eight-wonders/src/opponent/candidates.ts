import { choose, type Seat, type Trace } from '@wonders/core';
import { codeOf, type SeatMove } from '../notation.js';
import { entry, type View } from '../state/index.js';
import { seatName } from '../table/seats.js';
import { whatIsDone } from '../words/moves.js';
import { cardsName, pointsName } from '../words/names.js';
import type { Knowledge } from './knowledge.js';
import type { Bid, Selection } from './values.js';

/** A move with what it is worth, in hundredths of a point. */
export interface Candidate {
  readonly move: SeatMove;
  readonly value: number;
  /** EIGHT-225: what the value rests on; `''` while nobody listens. */
  readonly note: string;
}

/** From the highest value down; equal ones in the order given. */
export const byValue = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.value - a.value);

/** The first candidate of the highest value; the trace gets all of them, in points. */
export function best({ view }: Knowledge, candidates: readonly Candidate[], rule: string, trace?: Trace): Candidate {
  const rung = {
    rule,
    list: 'the house bot',
    item: 1,
    label: 'what brings the most points compared with the others',
    score: ({ value }: Candidate) => value / 100,
    says: ({ note }: Candidate) => note,
  };
  const name = ({ move }: Candidate): string => whatIsDone(view, move);
  const chosen = entry(
    choose(candidates, [rung], null, trace, name, ({ move }) => codeOf(move)),
    0,
  );
  if (trace !== undefined) trace.says = headline(view, chosen, candidates);
  return chosen;
}

/** The choice and what decided it: `Red abandons the build: worth 2 points; next best: ...`. */
function headline(view: View, chosen: Candidate, candidates: readonly Candidate[]): string {
  const told = `${seatName(view, chosen.move.seat)} ${worthOf(view, chosen)}`;
  const [next] = byValue(candidates.filter((each) => each !== chosen));
  return next === undefined ? `${told}; there is no other choice` : `${told}; next best: ${worthOf(view, next)}`;
}

/** A move and what it is worth: `abandons the build, worth -3.34 points`. */
export const worthOf = (view: View, { move, value }: Candidate): string =>
  `${whatIsDone(view, move)}, worth ${pointsName(value)}`;

/** A selection as a move. */
export const selected = (k: Knowledge, seat: Seat, selection: Selection, told: boolean): Candidate => ({
  move:
    selection.accept === null
      ? { kind: 'abandon', seat }
      : { kind: 'complete', seat, accept: selection.accept, jokers: selection.jokers },
  value: selection.value,
  note: told ? gainsName(k, selection) : '',
});

/** What an outcome brings each seat: `brings Red 5.3 points, Blue 1 point`. */
function gainsName({ view }: Knowledge, { gains: { gains, final } }: Pick<Selection, 'gains'>): string {
  const brings = gains.flatMap((gain, seat) => (gain === 0 ? [] : [`${seatName(view, seat)} ${pointsName(gain)}`]));
  const told = brings.length === 0 ? 'brings nobody anything' : `brings ${brings.join(', ')}`;
  if (final === null) return told;
  const standing = final.map((points, seat) => `${seatName(view, seat)} ${points}`).join(', ');
  return `${told}; it ends the game with ${standing}`;
}

/** Offers in words: `2 cranes from Blue, nothing from Green`. */
export const bidsName = (view: View, bids: readonly Bid[]): string =>
  bids.map(({ seat, cards }) => `${cardsName(cards)} from ${seatName(view, seat)}`).join(', ');
