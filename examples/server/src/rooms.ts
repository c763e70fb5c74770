import { randomUUID } from 'node:crypto';
import type { AnyGame, Viewer } from '@wonders/core';
import { load, save } from '@wonders/core/records';
import { commitment, jointSeed } from '@wonders/core/sealed';
import * as tables from '@wonders/core/table';
import { type Offered, offered } from './games.js';
import { type Stored, sqliteStore } from './store.js';

/** The token of each seat; `null` where the server plays. */
type Tokens = readonly (string | null)[];
type Table = tables.Table<AnyGame>;

/** A client that watches a room, from a seat or as a spectator, and what it has seen. */
interface Listener {
  readonly viewer: Viewer;
  seen: tables.Seen;
  readonly send: (message: object) => void;
}

interface Room {
  readonly id: string;
  readonly words: Offered['words'];
  readonly tokens: Tokens;
  readonly listeners: Set<Listener>;
  table: Table;
}

/** The rooms with clients. The others are only in the database. */
const rooms = new Map<string, Room>();

// #region save
const store = sqliteStore(process.env['DATABASE'] ?? 'games.db');

const saved = (table: Table) => save(table.game, tables.playthroughOf(table));
const storedOf = (tokens: Tokens, table: Table): Stored => ({
  tokens: JSON.stringify(tokens),
  save: JSON.stringify(saved(table)),
  revision: table.revision,
});
// #endregion save

// #region promise
/** The parts of seeds that the server has committed itself to, by their commitments. A restart forgets them. */
const promised = new Map<string, string>();
const MOST_PROMISES = 10_000;

/** Chooses the server's part of a seed, and tells only its commitment. */
export function promise(): string {
  const part = randomUUID();
  promised.set(commitment(part), part);
  const [oldest] = promised.keys();
  if (promised.size > MOST_PROMISES && oldest !== undefined) promised.delete(oldest);
  return commitment(part);
}

/** The part that belongs to a commitment; each serves one room. */
export function kept(told: string): string | undefined {
  const part = promised.get(told);
  promised.delete(told);
  return part;
}
// #endregion promise

// #region open
/** People play the seats with tokens, the game's bot the others. */
const seatsOf = (tokens: Tokens) =>
  Object.fromEntries(tokens.map((token, seat) => [seat, token === null ? 'script' : 'human'] as const));

/**
 * Opens a room, with a seed that cannot be guessed and a token for each seat that no bot plays.
 *
 * @param seed - The part of the server, and those of the players.
 * @throws `InvalidOptionsError` that names the wrong options.
 */
export function openRoom(game: AnyGame, options: object, bots: readonly number[], seed: readonly string[]) {
  const secret = { ...options, seed: jointSeed(seed), chance: 'sampled', rng: 'sealed' };
  const seats = game.seats(game.newGame(secret));
  const tokens = seats.map(({ role }, seat) => (role === 'script' || bots.includes(seat) ? null : randomUUID()));
  const room = randomUUID();
  const table = tables.playUntil(tables.createTable(game, { options: secret, seats: seatsOf(tokens) }));
  store.put(room, undefined, storedOf(tokens, table));
  return { room, tokens };
}
// #endregion open

// #region load
/** A room that stands in the database, and that the rules of today cannot load. */
export class UnloadableRoom extends Error {}

/** The table of a stored room: its game is replayed and its digest compared. */
function tableOf(id: string, stored: Stored): Table {
  const { game: name } = JSON.parse(stored.save);
  const offer = offered.get(name);
  if (offer === undefined) throw new UnloadableRoom(`room ${id}: this server does not offer ${name}`);
  const loaded = load(offer.game, stored.save);
  if (!loaded.ok) throw new UnloadableRoom(`room ${id}: ${loaded.issue.message}`);
  const { record } = loaded.playthrough;
  return tables.createTable(offer.game, {
    record,
    seats: seatsOf(JSON.parse(stored.tokens)),
    revision: stored.revision,
  });
}

/** Takes over what another process has stored of a room since, and tells its listeners. */
function refresh(room: Room): void {
  if (store.revisionOf(room.id) === room.table.revision) return;
  const stored = store.get(room.id);
  if (stored === undefined) throw new UnloadableRoom(`room ${room.id} was deleted`);
  room.table = tableOf(room.id, stored);
  for (const listener of room.listeners) tell(room, listener);
}

/** How often a process looks for moves that another one has played, in milliseconds. */
const LOOK = Number(process.env['LOOK'] ?? 250);
setInterval(() => {
  for (const room of rooms.values()) {
    try {
      refresh(room);
    } catch (error) {
      console.error(error);
    }
  }
}, LOOK).unref();

/** A room with clients, or one from the database. */
function roomOf(id: string): Room | undefined {
  const known = rooms.get(id);
  if (known !== undefined) {
    refresh(known);
    return known;
  }
  const stored = store.get(id);
  if (stored === undefined) return undefined;
  const table = tableOf(id, stored);
  const words = offered.get(table.game.id)?.words as Offered['words'];
  return { id, words, tokens: JSON.parse(stored.tokens), listeners: new Set(), table };
}
// #endregion load

// #region enter
/** Sends a listener what it has missed, as far as its seat may know it, and what it sees now. */
function tell({ table, words }: Room, listener: Listener): void {
  const message = tables.updateMessage(table, listener.viewer, words, listener.seen);
  listener.send(message);
  // It claims to have seen what it cannot have seen: after the refusal it receives everything.
  if (message.kind === 'refused') listener.send(tables.updateMessage(table, listener.viewer, words));
  listener.seen = { ply: table.played.length, revision: table.revision };
}

/** Takes the seat of a token, or none as a spectator, for a client that has seen some of the game already. */
export function enter(id: string, token: string, seen: tables.Seen, send: Listener['send']) {
  const room = roomOf(id);
  const seat = room?.tokens.indexOf(token) ?? -1;
  if (room === undefined || (seat < 0 && token !== '')) return undefined;
  const listener: Listener = { viewer: seat < 0 ? 'spectator' : seat, seen, send };
  tell(room, listener);
  rooms.set(id, room);
  room.listeners.add(listener);
  return {
    play: (message: string) => play(room, listener, message),
    leave() {
      room.listeners.delete(listener);
      if (room.listeners.size === 0) rooms.delete(id);
    },
  };
}
// #endregion enter

// #region play
/** Plays a move from outside, lets the bots answer and tells every listener; or says why not. */
function play(room: Room, { viewer, send }: Listener, message: string) {
  for (;;) {
    const result = tables.playAnswer(room.table, message, viewer);
    if (!result.ok) return send({ kind: 'refused', refusal: result.refusal, message: result.message });
    const table = tables.playUntil(result.table);
    // Store first, then send: no client ever sees a move that a crash could undo.
    if (store.put(room.id, room.table.revision, storedOf(room.tokens, table))) {
      room.table = table;
      break;
    }
    // Another process has stored a move since. The message is judged again by the table that it has left.
    refresh(room);
  }
  for (const listener of room.listeners) tell(room, listener);
}
// #endregion play

// #region reveal
/** The commitments of the parts of a room's seed, that of the server first: no secret at any time. */
export function commitmentsOf(id: string): readonly string[] | undefined {
  const seed = roomOf(id)?.table.options.seed;
  return typeof seed === 'string' ? seed.split('.').map(commitment) : undefined;
}

/** The whole record of a game, seed included, once the game is over. */
export function saveOf(id: string) {
  const table = roomOf(id)?.table;
  return table?.game.outcome(tables.stateOf(table)) && saved(table);
}
// #endregion reveal
