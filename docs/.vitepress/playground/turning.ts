import type { AnyGame, ViewOf } from '@wonders/core';
import { eventsSince, stateOf } from '@wonders/core/table';
import type { Session } from './session.js';

/** What is seen and said while a ply turns things up. */
export interface Turned {
  readonly view: ViewOf<AnyGame>;
  readonly says: string;
}

/** What a ply turns up one after the other, before its position; empty where the game turns up nothing in such a way. */
export function turnedUp({ playable, me, table }: Session, ply: number): readonly Turned[] {
  const { game, turnedUp: turn } = playable;
  if (turn === undefined || ply === 0) return [];
  const events = eventsSince({ ...table, played: table.played.slice(0, ply) }, me, ply - 1);
  const before = game.view(stateOf(table, ply - 1), me);
  return turn(before, events).map(({ view, event }) => ({
    view,
    says: playable.describeEvent(view, event)?.text ?? '',
  }));
}
