import { type AnyGame, integer, object, oneOf, type Refusal, type Viewer, withDefault } from '@wonders/core';
import * as tables from '@wonders/core/table';
import { type Room, timed } from './room.js';

type Refused = Extract<tables.Dispatched<AnyGame>, { readonly ok: false }>;

/** The answer to a message: the changed room, or a refusal. */
export type Acted = { readonly ok: true; readonly room: Room } | Refused;

// #region acts
/** What a seat may send besides its moves. */
const request = object({
  kind: oneOf('resign', 'undo', 'answer', 'hand'),
  /** With `answer`: the revision of the proposal. */
  revision: withDefault(integer(0, 1_000_000), 0),
  /** With `answer`: whether the seat agrees. */
  agrees: withDefault(oneOf(true, false), false),
  /** With `hand`: who plays the seat from now on. */
  to: withDefault(oneOf('bot', 'person'), 'bot'),
});

const refuse = ({ table }: Room, refusal: Refusal): Refused => {
  return { ok: false, refusal, message: table.game.describeRefusal(refusal, tables.stateOf(table)) };
};

/** A message that is JSON, or what it is not. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** The table after a message, and the proposal to undo that it leaves. */
function changed(room: Room, viewer: Viewer, message: string): tables.Proposed<AnyGame> {
  const { table } = room;
  const asked = request['~standard'].validate(parsed(message));
  if ('issues' in asked) {
    const played = tables.playAnswer(table, message, viewer);
    return played.ok ? { ...played, proposal: undefined } : played;
  }
  if (viewer === 'spectator')
    return refuse(room, { code: 'not-your-turn', active: table.game.activeSeats(tables.stateOf(table)) });
  // Once a game is over, its record is open to all: nobody may go back and play on.
  if (tables.outcomeOf(table) !== undefined) return refuse(room, { code: 'over' });
  const { kind, revision, agrees, to } = asked.value;
  switch (kind) {
    case 'resign': {
      const ended = tables.endGame(table, 'resign', viewer);
      return ended.ok ? { ...ended, proposal: undefined } : ended;
    }
    case 'undo':
      return tables.proposeUndo(table, viewer);
    case 'answer':
      if (room.undo?.revision !== revision) return refuse(room, { code: 'stale', ply: table.played.length });
      return tables.answerUndo(table, room.undo, viewer, agrees);
    case 'hand': {
      const handed = tables.handSeat(table, viewer, to === 'bot' ? 'script' : 'human');
      return { ok: true, table: handed, proposal: undefined };
    }
  }
}

/** What a message from a seat, or from a spectator, makes of a room. Bots answer at once. */
export function act(room: Room, viewer: Viewer, message: string, now: number): Acted {
  const result = changed(room, viewer, message);
  if (!result.ok) return result;
  const table = tables.playBots(result.table);
  return { ok: true, room: timed({ ...room, table, undo: result.proposal ?? null }, now) };
}

/** The room, ended where the time of a seat is up. */
export function flagged(room: Room, now: number): Acted {
  const seat = room.clock === null ? undefined : tables.outOfTime(room.clock, now);
  if (seat === undefined) return { ok: true, room };
  const ended = tables.endGame(room.table, 'time', seat);
  return ended.ok ? { ok: true, room: timed({ ...room, table: ended.table, undo: null }, now) } : ended;
}
// #endregion acts
