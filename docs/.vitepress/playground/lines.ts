import { CHANCE } from '@wonders/core';
import { type Line, log, stateOf } from '@wonders/core/table';
import type { Session } from './session.js';

/** The game that was told last: the next one mostly goes on from it. */
let last: { readonly session: Session; readonly lines: readonly Line[] } | undefined;

/** The lines of the game that was told last, as far as this is the same game in the same words. */
function known({ playable, me, table }: Session): readonly Line[] {
  if (last?.session.playable !== playable || last.session.me !== me || last.session.table.opening !== table.opening)
    return [];
  const { played } = last.session.table;
  const other = played.findIndex(({ move }, i) => table.played[i]?.move !== move);
  return last.lines.slice(0, other === -1 ? played.length : other);
}

/** The game in words for the reader, with seats named in their language. */
export function told(session: Session): readonly Line[] {
  const { playable, me, table } = session;
  const before = known(session);
  const fresh = log(table, me, playable, before.length);
  const view = playable.game.view(stateOf(table), me);
  const lines = fresh.map((line) => {
    const who = line.seat === CHANCE ? '' : playable.language.seat(view, line.seat);
    // A sentence may name its seat.
    return { ...line, who: line.says.startsWith(who) ? '' : who };
  });
  last = { session, lines: [...before, ...lines] };
  return last.lines;
}

/** A line of the log, with its seat before it. */
export const lineOf = ({ who, says }: Line): string => (who === '' ? says : `${who}: ${says}`);
