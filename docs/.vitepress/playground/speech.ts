import { CHANCE } from '@wonders/core';
import { type Line, stateOf } from '@wonders/core/table';
import { lineOf } from './lines.js';
import type { Session } from './session.js';

/** What the others have done since the reader was asked last, in the mouth of the one who came first. */
export interface Speech {
  /** The name of that seat. */
  readonly who: string;
  readonly says: string;
  /** Where it happened. */
  readonly places: readonly string[];
  /** The ply that *Why?* explains. */
  readonly ply: number;
}

/** What the others have to say: an opponent by the rules that moved alone gives its reason in brief. */
export function speechOf({ playable, me, table }: Session, lines: readonly Line[]): Speech | undefined {
  const own = lines.map(({ seat }) => seat).lastIndexOf(me);
  const theirs = lines.slice(own + 1).filter(({ seat }) => seat !== CHANCE && seat !== me);
  const [first] = theirs;
  if (first === undefined) return undefined;
  const { game, language, describeExplanation } = playable;
  const state = stateOf(table, first.ply - 1);
  const isScript = game.seats(state)[first.seat]?.role === 'script';
  const says =
    theirs.length === 1 && isScript
      ? describeExplanation(state, game.explainBotMove(state, first.seat)).brief
      : theirs.map(lineOf).join('. ');
  const places = theirs.flatMap(({ events }) => events.flatMap((event) => event.places));
  return { who: language.seat(game.view(state, me), first.seat), says, places, ply: first.ply };
}
