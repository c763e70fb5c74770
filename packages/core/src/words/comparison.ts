import type { Outcome } from '../contract/outcome.js';
import type { Seat } from '../contract/seat.js';
import type { ScoreSheet } from './score-sheet.js';

/**
 * A line of a {@link Comparison}.
 *
 * @category Words
 */
export interface ComparedLine {
  /** The key of the category. */
  readonly category: string;
  /** The name of the category. */
  readonly name: string;
  /** The points of both seats, the first one's first. */
  readonly points: readonly [own: number, other: number];
  /** The same as lengths of bars, from 0 to 1: the most points of any line are 1, and what is below 0 has none. */
  readonly lengths: readonly [own: number, other: number];
}

/**
 * Two seats beside each other, line by line.
 *
 * @category Words
 */
export interface Comparison {
  /** The seat that is compared. */
  readonly seat: Seat;
  /** The best of the others; `null` where nobody else sits at the table. */
  readonly other: Seat | null;
  /** The lines in which either has points, those that told most for the one who is ahead first. */
  readonly lines: readonly ComparedLine[];
  /** The line that told most; `null` where the totals do not decide, and where neither is ahead. */
  readonly decisive: ComparedLine | null;
}

/**
 * What decided between a seat and the best of the others, for the screen at the end of a game.
 *
 * @param sheet - What `describeScores` gives.
 * @param outcome - The outcome that it is of.
 * @param seat - The seat of the reader.
 * @throws `RangeError` - No such seat has a column in the sheet.
 * @example
 * ```ts
 * import { compareScores } from '@wonders/core/words';
 * import { activeSeats, applyMove, botMove, newGame, outcome } from '@wonders/hal';
 * import { describeScores } from '@wonders/hal/words';
 * let state = newGame({ seed: 'monday' });
 * while (activeSeats(state).length > 0) state = applyMove(state, botMove(state));
 * const result = outcome(state);
 * if (result) console.log(compareScores(describeScores(result, state), result, 0).lines[0]?.name); // Points
 * ```
 * @category Words
 */
export function compareScores(
  { seats, lines }: ScoreSheet,
  { ranks, margin }: Pick<Outcome, 'ranks' | 'margin'>,
  seat: Seat,
): Comparison {
  if (seats[seat] === undefined) throw new RangeError(`no seat ${seat} of ${seats.length} in the score sheet`);
  const place = (of: Seat): number => ranks[of] ?? Number.POSITIVE_INFINITY;
  const [other = null] = [...seats.keys()].filter((each) => each !== seat).sort((a, b) => place(a) - place(b));
  if (other === null) return { seat, other, lines: [], decisive: null };
  const ahead = Math.sign(place(other) - place(seat));
  const scored = lines
    .filter(({ category }) => category !== 'total')
    .map(({ category, name, points }) => ({ category, name, points: [points[seat] ?? 0, points[other] ?? 0] as const }))
    .filter(({ points: [own, theirs] }) => own !== 0 || theirs !== 0);
  const most = Math.max(1, ...scored.flatMap(({ points }) => points));
  const length = (points: number): number => Math.max(0, points) / most;
  const told = ({ points: [own, theirs] }: Pick<ComparedLine, 'points'>): number => (ahead || 1) * (own - theirs);
  const compared = scored
    .map((each): ComparedLine => ({ ...each, lengths: [length(each.points[0]), length(each.points[1])] }))
    .sort((a, b) => told(b) - told(a));
  const [first] = compared;
  const decides = margin?.tieBreak === 0 && ahead !== 0 && first !== undefined && told(first) > 0;
  return { seat, other, lines: compared, decisive: decides ? first : null };
}
