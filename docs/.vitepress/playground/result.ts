import { outcomeOf, stateOf } from '@wonders/core/table';
import { type Comparison, compareScores } from '@wonders/core/words';
import type { Session } from './session.js';

/** The end of a game, as the page shows it. */
export interface Result {
  /** The names of the seats with their totals, the winner first. */
  readonly seats: readonly {
    readonly name: string;
    readonly total: number;
    readonly place: number;
    readonly own: boolean;
  }[];
  /** Whether the totals say who has won. */
  readonly counts: boolean;
  readonly compared: Comparison;
  /** What the columns of the reader and of the other seat are called. */
  readonly names: readonly [own: string, other: string];
}

/** How a game ended; `undefined` while it goes on. */
export function resultOf({ playable, table, me }: Session): Result | undefined {
  const outcome = outcomeOf(table);
  if (outcome === undefined) return undefined;
  const sheet = playable.describeScores(outcome, playable.game.view(stateOf(table), me));
  const compared = compareScores(sheet, outcome, me);
  const totals = sheet.lines.find(({ category }) => category === 'total')?.points ?? [];
  const seats = sheet.seats.map((name, seat) => ({
    name,
    total: totals[seat] ?? 0,
    place: outcome.ranks[seat] ?? 1,
    own: seat === me,
  }));
  return {
    seats: seats.sort((one, other) => one.place - other.place),
    counts: outcome.margin !== null || outcome.winners.length > 1,
    compared,
    names: [sheet.seats[me] ?? '', sheet.seats[compared.other ?? me] ?? ''],
  };
}
