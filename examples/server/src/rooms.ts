import { setImmediate as immediate } from 'node:timers/promises';
import type { Viewer } from '@wonders/core';
import * as tables from '@wonders/core/table';
import { type Acted, act, flagged } from './acts.js';
import { BusyRoom, facts, type Room, roomFrom, storedOf, UnloadableRoom, wordsOf } from './room.js';
import { storeAt } from './store.js';

/** A client that watches a room, from a seat or as a spectator, and what it has seen. */
interface Listener extends Line {
  readonly viewer: Viewer;
  seen: tables.LastSeen;
}

/** The line of a client. */
export interface Line {
  readonly send: (message: object) => void;
  readonly close: (code: number, reason: string) => void;
  /** When the oldest of its messages has arrived that the server has yet to serve. */
  readonly oldest: () => number | undefined;
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
const turns = new Map<string, { readonly last: Promise<unknown>; readonly waiting: number }>();
let ending = false;

/** How many may wait for a room, besides the messages of its lines: of those, each line has one here. */
const MOST_TURNS = 500;

/** Does the work on each room in turn: between two of its steps no other message changes the room, and every other room has a turn. */
async function inTurn<T>(id: string, work: () => Promise<T>, most = MOST_TURNS): Promise<T> {
  // What still arrives is not begun: its sender asks the next process again.
  if (ending) return new Promise(() => undefined);
  const { last, waiting } = turns.get(id) ?? { last: undefined, waiting: 0 };
  if (waiting >= most) throw new BusyRoom();
  const mine = Promise.resolve(last).then(immediate).then(work);
  const done = mine
    .catch(() => undefined)
    .then(() => {
      const { waiting = 0, last } = turns.get(id) ?? {};
      if (last === done) turns.delete(id);
      else if (last !== undefined) turns.set(id, { last, waiting: waiting - 1 });
    });
  turns.set(id, { last: done, waiting: waiting + 1 });
  return mine;
}

/** What this process holds at the moment, for whoever watches over it. */
export const held = () => ({ rooms: lives.size, turns: turns.size });

/** Waits for what is being done, and closes the store. */
export async function ended(): Promise<void> {
  ending = true;
  while (turns.size > 0) await Promise.all([...turns.values()].map(({ last }) => last));
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

/** How soon a clock is looked at again, in milliseconds. */
const LEAST_WAIT = 5;

/** Waits until the time of a seat is up, and ends the game then. A timer may be early, and none can wait for months: it is set again. */
function waitForClock(live: Live): void {
  clearTimeout(live.timer);
  const { id, clock } = live.room;
  const times = clock?.running.map((seat) => tables.timeLeft(clock, Date.now())[seat] ?? 0) ?? [];
  if (times.length === 0 || lives.get(id) !== live) return;
  const flag = async () => {
    // A move that has arrived in time counts, however long it waits.
    const heard = () => Math.min(Date.now(), ...[...live.listeners].map((each) => each.oldest() ?? Infinity));
    await change(id, Date.now(), (now) => flagged(now, heard()));
    waitForClock(live);
  };
  const wait = Math.max(LEAST_WAIT, Math.min(...times, 2 ** 30));
  live.timer = setTimeout(() => flag().catch(console.error), wait).unref();
}
// #endregion tell

// #region load
/** The room as it is stored, its clock judged by when somebody asked; `undefined` where there is none. */
async function found(id: string, asked: number): Promise<Room | undefined> {
  const live = lives.get(id);
  if (live !== undefined) {
    await refresh(live);
    return live.room;
  }
  const stored = await store.get(id);
  if (stored === undefined) return undefined;
  const room = roomFrom(id, stored);
  const judged = flagged(room, asked);
  if (!judged.ok || judged.room === room) return room;
  return (await stores(room, judged.room)) ?? found(id, asked);
}

/** The room as anybody finds it who asks for it. */
export const roomOf = (id: string): Promise<Room | undefined> => inTurn(id, () => found(id, Date.now()));

/** Ends a room that is gone, or cannot be loaded any more: everybody there is told. */
function abandon(live: Live, { reason }: UnloadableRoom): void {
  clearTimeout(live.timer);
  lives.delete(live.room.id);
  for (const listener of live.listeners) listener.close(4410, reason);
}

/** Takes over what another process has stored of a room since, and tells its listeners. */
async function refresh(live: Live, now?: number): Promise<void> {
  const { id, revision } = live.room;
  if ((now ?? (await store.revisionsOf([id])).get(id)) === revision) return;
  const stored = await store.get(id);
  try {
    if (stored === undefined) throw new UnloadableRoom(`room ${id} was deleted`, 'this room was deleted');
    if (stored.revision !== live.room.revision) goOn(live, roomFrom(id, stored));
  } catch (error) {
    if (error instanceof UnloadableRoom) abandon(live, error);
    throw error;
  }
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
 *
 * @param arrived - When the wish for it has arrived.
 * @param most - How many may wait for the room already.
 */
export function change(
  id: string,
  arrived: number,
  changed: (room: Room) => Acted,
  most?: number,
): Promise<Acted | undefined> {
  const work = async (): Promise<Acted | undefined> => {
    for (;;) {
      const live = lives.get(id);
      const room = live?.room ?? (await found(id, arrived));
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
  };
  return inTurn(id, work, most);
}
// #endregion change

// #region enter
/** Takes the seat of a token, or none as a spectator, for a client that has seen some of the game already. */
export function enter(id: string, token: string, seen: tables.LastSeen, line: Line) {
  return inTurn(id, async () => {
    const room = await found(id, Date.now());
    const seat = room?.tokens.indexOf(token) ?? -1;
    if (room === undefined || (seat < 0 && token !== '')) return undefined;
    const listener: Listener = { ...line, viewer: seat < 0 ? 'spectator' : seat, seen };
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
      async play(message: string, arrived: number): Promise<void> {
        const result = await change(id, arrived, (now) => act(now, listener.viewer, message, arrived), Infinity);
        if (result?.ok === false) line.send({ kind: 'refused', refusal: result.refusal, message: result.message });
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
