import {
  type AnyGame,
  integer,
  list,
  object,
  optional,
  type Schema,
  type Seat,
  schema,
  text,
  withDefault,
} from '@wonders/core';
import { load, save } from '@wonders/core/records';
import * as tables from '@wonders/core/table';
import { type Offered, offered } from './games.js';
import type { Stored } from './store.js';

type Table = tables.Table<AnyGame>;

/** A room as a value: a table, and what the server keeps beside it. */
export interface Room {
  readonly id: string;
  readonly table: Table;
  /** The token of each seat; `null` where nobody sits. */
  readonly tokens: readonly (string | null)[];
  /** The seats that somebody may still take. A bot may play one until then. */
  readonly free: readonly Seat[];
  readonly undo: tables.UndoProposal | null;
  readonly clock: tables.Clock | null;
  /** The room of the next game of the same players. */
  readonly next: string | null;
  /** How often it has been stored. */
  readonly revision: number;
}

/** A room of which the database has no row that the server can load. Its people hear the reason, the log hears the message. */
export class UnloadableRoom extends Error {
  readonly reason: string;

  constructor(message: string, reason = 'this room cannot be loaded', cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** A room for which more wait than it can serve. */
export class BusyRoom extends Error {
  override readonly message = 'this room is busy: come back later';
}

/** What people may know of a room besides its game. */
export function facts({ table, free, undo, clock, next }: Room, now: number) {
  const players = table.players.map((player, seat) =>
    free.includes(seat) ? (player === 'human' ? 'free' : 'bot, free') : player === 'human' ? 'person' : 'bot',
  );
  const times = clock && { left: tables.timeLeft(clock, now), running: clock.running };
  return { players, undo, clock: times, next };
}

/**
 * The room with its clock after what arrived at some time: it rests while the table waits for somebody to sit down.
 *
 * @param increment - What a person gets back whose turn is over.
 */
export function timed(room: Room, arrived: number, increment = 0): Room {
  const { table, clock, free } = room;
  if (clock === null) return room;
  // What waited for longer may have arrived before the last change.
  const at = Math.max(arrived, clock.since);
  if (free.some((seat) => table.players[seat] === 'human')) return { ...room, clock: tables.pauseClock(clock, at) };
  const { left, running, since } = tables.pressClock({ ...clock, increment }, table, at);
  // Whoever decides from now on did not know while the message waited.
  const waited = Math.max(0, Date.now() - at);
  const begins = (seat: Seat): boolean => running.includes(seat) && !clock.running.includes(seat);
  const given = left.map((time, seat) => (begins(seat) ? time + waited : time));
  return { ...room, clock: { ...clock, left: given, running, since } };
}

// #region save
/** What the `meta` of a save holds. */
type Meta = Pick<Room, 'free' | 'undo' | 'clock' | 'next'> & {
  readonly bots: readonly Seat[];
  readonly revision: number;
};

export const saved = (table: Table) => save(table.game, tables.playthroughOf(table));

/** A room as it is stored: the save of its table, whose `meta` carries the rest. */
export function storedOf({ table, tokens, free, undo, clock, next, revision }: Room): Stored {
  const bots = table.players.flatMap((player, seat) => (player === 'human' ? [] : [seat]));
  const meta: Meta = { free, undo, clock, next, bots, revision: table.revision };
  const over = tables.outcomeOf(table) !== undefined;
  const lobby = { game: table.game.id, seats: table.players.length, free: free.length, moves: table.played.length };
  return {
    tokens: JSON.stringify(tokens),
    save: JSON.stringify(saved({ ...table, meta: { ...meta } })),
    revision,
    lobby: over || free.length === 0 ? null : JSON.stringify(lobby),
  };
}
// #endregion save

// #region load
/** The words of the game of a room. */
export const wordsOf = ({ table }: Room): Offered['words'] => offered.get(table.game.id)?.words as Offered['words'];

const time = schema('a number of milliseconds', (value): value is number => Number.isFinite(value));
const whole = integer(0, 2 ** 31);
const seat = integer(0, 15);
const seats = list(seat, 0, 16);
const tokensOf = list(optional(text(64)), 0, 16);
/** Rooms from before the lobby have no meta. */
const metaOf = object<Omit<Meta, 'bots' | 'revision'> & { bots: readonly Seat[] | null; revision: number | null }>({
  free: withDefault(seats, []),
  undo: optional(object({ seat, revision: whole, agreed: seats })),
  clock: optional(object({ left: list(time, 0, 16), increment: time, running: seats, since: time })),
  next: optional(text(64)),
  bots: optional(seats),
  revision: optional(whole),
});

/** A value as its schema has it. */
function valid<T>(schema: Schema<T>, value: unknown): T {
  const checked = schema['~standard'].validate(value);
  if ('issues' in checked) throw new TypeError(checked.issues?.[0]?.message);
  return checked.value;
}

const lobbyOf = object({ game: text(40), seats: whole, free: whole, moves: whole });

/** What the lobby shows of a stored room: nothing where its row is broken. */
export function listed(lobby: string): readonly object[] {
  try {
    return [valid(lobbyOf, JSON.parse(lobby))];
  } catch {
    return [];
  }
}

/** The stored room: its game is replayed and its digest compared. Whatever is wrong with its row harms this room alone. */
export function roomFrom(id: string, stored: Stored): Room {
  try {
    return replayed(id, stored);
  } catch (error) {
    throw error instanceof UnloadableRoom ? error : new UnloadableRoom(`room ${id}: ${error}`, undefined, error);
  }
}

function replayed(id: string, stored: Stored): Room {
  const { game: name } = JSON.parse(stored.save);
  const offer = offered.get(name);
  if (offer === undefined) throw new UnloadableRoom(`room ${id}: this server does not offer ${name}`);
  const loaded = load(offer.game, stored.save);
  if (!loaded.ok) throw new UnloadableRoom(`room ${id}: ${loaded.issue.message}`);
  const { meta: kept, ...record } = loaded.playthrough.record;
  const tokens = valid(tokensOf, JSON.parse(stored.tokens));
  const { free, undo, clock, next, ...meta } = valid(metaOf, kept ?? {});
  const bots = meta.bots ?? tokens.flatMap((token, seat) => (token === null ? [seat] : []));
  const table = tables.createTable(offer.game, {
    record,
    seats: Object.fromEntries(tokens.map((_, seat) => [seat, bots.includes(seat) ? 'script' : 'human'] as const)),
    ...(meta.revision === null ? {} : { revision: meta.revision }),
  });
  return { id, table, tokens, free, undo, clock, next, revision: stored.revision };
}
// #endregion load
