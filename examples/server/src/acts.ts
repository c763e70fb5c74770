import {
  type AnyGame,
  integer,
  object,
  oneOf,
  type Refusal,
  type Schema,
  type Viewer,
  withDefault,
} from '@wonders/core';
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

type Request = typeof request extends Schema<infer T> ? T : never;

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

/** The table as its seats are owned: a seat stays with its person while a bot plays it. */
const owned = ({ table, tokens }: Room): Room['table'] => ({
  ...table,
  players: table.players.map((player, seat) => (tokens[seat] === null ? player : 'human')),
});

/** The table after what a seat asks for besides moves, and the proposal to undo that it leaves. */
function changed(room: Room, viewer: Viewer, asked: Request): tables.Proposed<AnyGame> {
  const { table } = room;
  if (viewer === 'spectator')
    return refuse(room, { code: 'not-your-turn', active: table.game.activeSeats(tables.stateOf(table)) });
  // Once a game is over, its record is open to all: nobody may go back and play on.
  if (tables.outcomeOf(table) !== undefined) return refuse(room, { code: 'over' });
  const { kind, revision, agrees, to } = asked;
  switch (kind) {
    case 'resign': {
      const ended = tables.endGame(table, 'resign', viewer);
      return ended.ok ? { ...ended, proposal: undefined } : ended;
    }
    case 'undo':
      if (room.undo?.seat === viewer) return { ok: true, table, proposal: room.undo };
      return tables.proposeUndo(owned(room), viewer);
    case 'answer':
      if (room.undo?.revision !== revision) return refuse(room, { code: 'stale', ply: table.played.length });
      return tables.answerUndo(owned(room), room.undo, viewer, agrees);
    case 'hand': {
      const handed = tables.handSeat(table, viewer, to === 'bot' ? 'script' : 'human');
      return { ok: true, table: handed, proposal: room.undo ?? undefined };
    }
  }
}

/** The room after a move, whose turn is over then: bots have no part of its time. */
function played(room: Room, viewer: Viewer, message: string, arrived: number): Acted {
  const moved = tables.playAnswer(room.table, message, viewer);
  return moved.ok ? { ok: true, room: timed({ ...room, table: moved.table }, arrived, room.clock?.increment) } : moved;
}

/** The room after anything else; the same where nothing changes. */
function answered(room: Room, viewer: Viewer, asked: Request, arrived: number): Acted {
  const result = changed(room, viewer, asked);
  if (!result.ok) return result;
  const { proposal: undo = null } = result;
  const players = asked.kind === 'hand' ? result.table.players : room.table.players;
  const table = { ...result.table, players };
  const told = ({ table, undo }: Pick<Room, 'table' | 'undo'>) => JSON.stringify([table.revision, table.players, undo]);
  if (told({ table, undo }) === told(room)) return { ok: true, room };
  return { ok: true, room: timed({ ...room, table, undo }, arrived) };
}

/**
 * What a message from a seat, or from a spectator, makes of a room. Bots answer at once.
 *
 * @param arrived - When the message has arrived: the clocks go by it, however long the message has waited.
 */
export function act(room: Room, viewer: Viewer, message: string, arrived: number): Acted {
  const judged = flagged(room, arrived);
  if (!judged.ok || judged.room !== room) return judged;
  const asked = request['~standard'].validate(parsed(message));
  const acted =
    'issues' in asked ? played(room, viewer, message, arrived) : answered(room, viewer, asked.value, arrived);
  if (!acted.ok || acted.room === room) return acted;
  const table = tables.playBots(acted.room.table);
  const undo = acted.room.undo?.revision === table.revision ? acted.room.undo : null;
  return { ok: true, room: timed({ ...acted.room, table, undo }, arrived) };
}

/** The room, ended where the time of a seat was up. */
export function flagged(room: Room, at: number): Acted {
  const seat = room.clock === null ? undefined : tables.outOfTime(room.clock, at);
  if (seat === undefined) return { ok: true, room };
  const ended = tables.endGame(room.table, 'time', seat);
  return ended.ok ? { ok: true, room: timed({ ...room, table: ended.table, undo: null }, at) } : ended;
}
// #endregion acts
