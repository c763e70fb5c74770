import { CHANCE, type Seat } from '@wonders/core';
import { type Line, log, stateOf } from '@wonders/core/table';
import type { Session } from './session.js';

/** The game in words for the reader, with seats named in their language. */
export const told = ({ playable, me, table }: Session): readonly Line[] =>
  log(table, me, playable).map((line) => {
    const who = line.seat === CHANCE ? '' : playable.language.seat(playable.game.view(stateOf(table), me), line.seat);
    // A sentence may name its seat.
    return { ...line, who: line.says.startsWith(who) ? '' : who };
  });

/** A line of the log, with its seat before it. */
export const lineOf = ({ who, says }: Line): string => (who === '' ? says : `${who}: ${says}`);

/** What the others have done since a seat moved last. */
export function sinceOwn(me: Seat, lines: readonly Line[]): string {
  const last = lines.map(({ seat }) => seat).lastIndexOf(me);
  const theirs = lines.slice(last + 1).filter(({ seat }) => seat !== CHANCE && seat !== me);
  return theirs.map(lineOf).join('. ');
}
