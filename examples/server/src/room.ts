import type { AnyGame, Seat } from '@wonders/core';
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

/** A room that stands in the database, and that the rules of today cannot load. */
export class UnloadableRoom extends Error {}

/** What people may know of a room besides its game. */
export function facts({ table, free, undo, clock, next }: Room, now: number) {
  const players = table.players.map((player, seat) =>
    free.includes(seat) ? (player === 'human' ? 'free' : 'bot, free') : player === 'human' ? 'person' : 'bot',
  );
  const times = clock && { left: tables.timeLeft(clock, now), running: clock.running };
  return { players, undo, clock: times, next };
}

/** The room with its clock as it runs at this time: it rests while the table waits for somebody to sit down. */
export function timed(room: Room, now: number): Room {
  const { table, clock, free } = room;
  if (clock === null) return room;
  const waits = free.some((seat) => table.players[seat] === 'human');
  return { ...room, clock: waits ? tables.pauseClock(clock, now) : tables.pressClock(clock, table, now) };
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

/** The stored room: its game is replayed and its digest compared. */
export function roomFrom(id: string, stored: Stored): Room {
  const { game: name } = JSON.parse(stored.save);
  const offer = offered.get(name);
  if (offer === undefined) throw new UnloadableRoom(`room ${id}: this server does not offer ${name}`);
  const loaded = load(offer.game, stored.save);
  if (!loaded.ok) throw new UnloadableRoom(`room ${id}: ${loaded.issue.message}`);
  const { meta: kept, ...record } = loaded.playthrough.record;
  const tokens: Room['tokens'] = JSON.parse(stored.tokens);
  // Rooms from before the lobby have no meta.
  const bots = tokens.flatMap((token, seat) => (token === null ? [seat] : []));
  const { free, undo, clock, next, ...meta } = {
    ...({ free: [], undo: null, clock: null, next: null, bots, revision: undefined } as const),
    ...(kept as Partial<Meta> | undefined),
  };
  const table = tables.createTable(offer.game, {
    record,
    seats: Object.fromEntries(tokens.map((_, seat) => [seat, meta.bots.includes(seat) ? 'script' : 'human'] as const)),
    ...(meta.revision === undefined ? {} : { revision: meta.revision }),
  });
  return { id, table, tokens, free, undo, clock, next, revision: stored.revision };
}
// #endregion load
