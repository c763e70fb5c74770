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

/** What the reader could have done so that a script chose otherwise. */
export interface Changed {
  /** The same as a sentence, also that nothing would. */
  readonly says: string;
  /** The ply at which the reader would have done it. */
  readonly from: number;
  /** The first move of it, in notation; `undefined` where nothing would. */
  readonly code: string | undefined;
}

/** What the reader could have done from a ply on so that a script chose otherwise at another. */
export async function changeOf(session: Session, ply: number, from: number): Promise<Changed> {
  const { whatWouldChange } = await import('@wonders/core/coach');
  const { game, describeChange } = session.playable;
  const explanation = game.explainBotMove(stateOf(session.table, ply - 1), session.table.played[ply - 1]?.seat);
  const change = whatWouldChange(game, seen(session, from), explanation);
  const [first] = change?.line ?? [];
  return { says: describeChange(change), from, code: first && game.encodeMove(first.move) };
}
