import { CHANCE } from '@wonders/core';
import { stateOf } from '@wonders/core/table';
import { type Session, seen } from './session.js';

/** The ply at which the reader's turn began that a script answered with a ply; `undefined` for any other ply. */
export function turnBefore(session: Session, ply: number): number | undefined {
  const { playable, me } = session;
  const { played } = session.table;
  const seat = played[ply - 1]?.seat ?? CHANCE;
  if (playable.game.seats(stateOf(session.table, ply - 1))[seat]?.role !== 'script') return undefined;
  let from = ply - 1;
  while (played[from - 1]?.seat === me) from--;
  return from < ply - 1 ? from : undefined;
}

/** What the reader could have done so that a script chose otherwise, in a sentence. */
export async function changeOf(session: Session, ply: number, from: number): Promise<string> {
  const { whatWouldChange } = await import('@wonders/core/coach');
  const { game, describeChange } = session.playable;
  const explanation = game.explainBotMove(stateOf(session.table, ply - 1), session.table.played[ply - 1]?.seat);
  return describeChange(whatWouldChange(game, seen(session, from), explanation));
}
