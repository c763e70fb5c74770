import type { Viewer } from '@wonders/core';
import * as tables from '@wonders/core/table';
import { type Acted, act, flagged } from './acts.js';
import { facts, type Room, roomFrom, storedOf, UnloadableRoom, wordsOf } from './room.js';
import { storeAt } from './store.js';

/** A client that watches a room, from a seat or as a spectator, and what it has seen. */
interface Listener {
  readonly viewer: Viewer;
  seen: tables.LastSeen;
  readonly send: (message: object) => void;
}

/** A room with clients. The others are only in the database. */
interface Live {
  room: Room;
  readonly listeners: Set<Listener>;
  timer?: NodeJS.Timeout;
}

const lives = new Map<string, Live>();
export const store = await storeAt(process.env['DATABASE'] ?? 'games.db');

// #region turns
const turns = new Map<string, Promise<unknown>>();
let ending = false;

/** Does the work on each room in turn: between two of its steps no other message changes the room. */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  // What still arrives is not begun: its sender asks the next process again.
  if (ending) return new Promise(() => undefined);
  const mine = (turns.get(id) ?? Promise.resolve()).then(work);
  const done = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(id) === done) turns.delete(id);
    });
  turns.set(id, done);
  return mine;
}

/** What this process holds at the moment, for whoever watches over it. */
export const held = () => ({ rooms: lives.size, turns: turns.size });

/** Waits for what is being done, and closes the store. */
export async function ended(): Promise<void> {
  ending = true;
  while (turns.size > 0) await Promise.all(turns.values());
  await store.close();
}
// #endregion turns

// #region tell
/** Sends a listener what it has missed, as far as its seat may know it, and what it sees now. */
function tell({ room }: Live, listener: Listener): void {
  const { table } = room;
  const words = wordsOf(room);
  const besides = { room: facts(room, Date.now()) };
  const message = tables.updateMessage(table, listener.viewer, words, listener.seen);
  listener.send({ ...message, ...(message.kind === 'update' ? besides : {}) });
  // It claims to have seen what it cannot have seen: after the refusal it receives everything.
  if (message.kind === 'refused') listener.send({ ...tables.updateMessage(table, listener.viewer, words), ...besides });
  listener.seen = { ply: table.played.length, revision: table.revision };
}

/** Goes on with a room as it is stored now: tells every listener, and waits for the clock. */
function goOn(live: Live, room: Room): void {
  live.room = room;
  for (const listener of live.listeners) tell(live, listener);
  waitForClock(live);
}

/** Waits until the time of a seat is up, and ends the game then. A timer may be early, and none can wait for months: it is set again. */
function waitForClock(live: Live): void {
  clearTimeout(live.timer);
  const { id, clock } = live.room;
  const times = clock?.running.map((seat) => tables.timeLeft(clock, Date.now())[seat] ?? 0) ?? [];
  if (times.length === 0 || lives.get(id) !== live) return;
  const flag = async () => {
    await change(id, (now) => flagged(now, Date.now()));
    waitForClock(live);
  };
  live.timer = setTimeout(() => flag().catch(console.error), Math.min(...times, 2 ** 30)).unref();
}
// #endregion tell

// #region load
/** The room as it is stored, its clock judged; `undefined` where there is none. */
async function found(id: string): Promise<Room | undefined> {
  const live = lives.get(id);
  if (live !== undefined) {
    await refresh(live);
    return live.room;
  }
  const stored = await store.get(id);
  if (stored === undefined) return undefined;
  const room = roomFrom(id, stored);
  const judged = flagged(room, Date.now());
  if (!judged.ok || judged.room === room) return room;
  return (await stores(room, judged.room)) ?? found(id);
}

/** The room as anybody finds it who asks for it. */
export const roomOf = (id: string): Promise<Room | undefined> => inTurn(id, () => found(id));

/** Takes over what another process has stored of a room since, and tells its listeners. */
async function refresh(live: Live, now?: number): Promise<void> {
  const { id, revision } = live.room;
  if ((now ?? (await store.revisionsOf([id])).get(id)) === revision) return;
  const stored = await store.get(id);
  if (stored === undefined) throw new UnloadableRoom(`room ${id} was deleted`);
  if (stored.revision !== live.room.revision) goOn(live, roomFrom(id, stored));
}

/** How often a process looks for what another one has stored, in milliseconds. */
const LOOK = Number(process.env['LOOK'] ?? 250);

async function look(): Promise<void> {
  const revisions = await store.revisionsOf([...lives.keys()]);
  for (const [id, live] of lives)
    if (revisions.get(id) !== live.room.revision) inTurn(id, () => refresh(live)).catch(console.error);
}

function watch(): void {
  const next = () => setTimeout(watch, LOOK).unref();
  if (lives.size === 0 || ending) next();
  else look().catch(console.error).finally(next);
}
watch();
// #endregion load

// #region change
/** Stores the next value of a room; `undefined` where another process was faster. */
async function stores(from: Room, to: Room): Promise<Room | undefined> {
  const next = { ...to, revision: from.revision + 1 };
  return (await store.put(from.id, from.revision, storedOf(next))) ? next : undefined;
}

/**
 * Changes a room, and tells every listener; or says why not. A change that another process overtakes is judged again by the room that it
 * has left.
 */
export function change(id: string, changed: (room: Room) => Acted): Promise<Acted | undefined> {
  return inTurn(id, async () => {
    for (;;) {
      const live = lives.get(id);
      const room = live?.room ?? (await found(id));
      if (room === undefined) return undefined;
      const result = changed(room);
      if (!result.ok || result.room === room) return result;
      // Store first, then send: no client ever sees a move that a crash could undo.
      const next = await stores(room, result.room);
      if (next !== undefined) {
        if (live !== undefined) goOn(live, next);
        return { ok: true, room: next };
      }
      if (live !== undefined) await refresh(live);
    }
  });
}
// #endregion change

// #region enter
/** Takes the seat of a token, or none as a spectator, for a client that has seen some of the game already. */
export function enter(id: string, token: string, seen: tables.LastSeen, send: Listener['send']) {
  return inTurn(id, async () => {
    const room = await found(id);
    const seat = room?.tokens.indexOf(token) ?? -1;
    if (room === undefined || (seat < 0 && token !== '')) return undefined;
    const listener: Listener = { viewer: seat < 0 ? 'spectator' : seat, seen, send };
    let live = lives.get(id);
    if (live === undefined) {
      live = { room, listeners: new Set() };
      lives.set(id, live);
      goOn(live, room);
    }
    tell(live, listener);
    live.listeners.add(listener);
    const here = live;
    return {
      async play(message: string): Promise<void> {
        const result = await change(id, (now) => act(now, listener.viewer, message, Date.now()));
        if (result?.ok === false) send({ kind: 'refused', refusal: result.refusal, message: result.message });
      },
      leave() {
        here.listeners.delete(listener);
        if (here.listeners.size > 0) return;
        clearTimeout(here.timer);
        if (lives.get(id) === here) lives.delete(id);
      },
    };
  });
}
// #endregion enter
