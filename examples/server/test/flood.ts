/** One client that sends all it can, and rows that are broken: other rooms and other players have nothing of it. */
import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { Seat } from '@wonders/core';
import type { UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import Database from 'libsql';
import postgres from 'postgres';
import type { WebSocket } from 'ws';
import { KINDS } from './databases.js';
import { socketTo } from './hostile.js';
import { keepsNothing, newDatabase, open, type Running, start } from './start.js';
import { memoryOf } from './usage.js';

/** How long the flood lasts, in milliseconds, and how much of it is sent at once. */
const FLOOD = 3000;
const GUSH = 20_000;
/** The most that another room waits for an answer, and that a clock may be off, in milliseconds. */
const SOON = 250;
const EXACT = 200;
/** How much memory the server may take for a flood while its database stands still, in MB. */
const GROWTH = 150;

const three = { game: 'eight-wonders', options: { players: 3, startSeat: 0 } };
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

interface Update extends UpdateMessage {
  readonly room: { readonly clock: { readonly left: readonly number[] } | null };
}

interface Sitting {
  readonly socket: WebSocket;
  readonly updates: Update[];
  /** Whatever came last. */
  last(): Update;
  /** Sends a message, and gives how long its answer takes. */
  ask(message: object): Promise<number>;
  /** The move that the house bot makes. */
  move(): object;
}

/** An honest client on a seat. */
async function sit(origin: string, room: string, token: unknown): Promise<Sitting> {
  const socket = socketTo(origin, room, `token=${token}`);
  const updates: Update[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const told = JSON.parse(String(data));
    if (told.kind === 'update') updates.push(told);
  });
  await once(socket, 'message');
  const last = () => updates.at(-1) as Update;
  const ask = async (message: object): Promise<number> => {
    const begin = performance.now();
    const answer = once(socket, 'message');
    socket.send(JSON.stringify(message));
    await answer;
    return performance.now() - begin;
  };
  const move = () => {
    const { view, viewer, ply, revision } = last();
    const seat = viewer as Seat;
    const code = game.encodeMove(game.botMove(view as never, seat));
    return { kind: 'move', game: game.id, ply, revision, seat, move: code };
  };
  return { socket, updates, last, ask, move };
}

/**
 * A thread that sends messages as fast as they go, and comes back whenever its line was cut; it gives up on a line that never is. The honest
 * clients have a thread of their own.
 */
const FLOODS = `
const { parentPort, workerData } = require('node:worker_threads');
const { ws, url, message, gush, until } = workerData;
import(ws).then(async ({ WebSocket }) => {
  const codes = [];
  while (Date.now() < until) {
    const socket = new WebSocket(url);
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    for (let i = 0; i < gush; i++) socket.send(message);
    const enough = setTimeout(() => socket.terminate(), until + 20_000 - Date.now());
    codes.push(await closed);
    clearTimeout(enough);
  }
  parentPort.postMessage(codes);
});`;

/** Floods a seat for a while, and gives the codes of the lines that were cut. */
async function flood(origin: string, room: string, token: unknown, message: string, time: number): Promise<number[]> {
  const url = `${origin.replace('http', 'ws')}/rooms/${room}/play?token=${token}`;
  const about = { ws: import.meta.resolve('ws'), url, message, gush: GUSH, until: Date.now() + time };
  const [codes] = await once(new Worker(FLOODS, { eval: true, workerData: about }), 'message');
  return codes as number[];
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity;

/** Starts a server that looks often for what others have changed, and waits long until who was cut off has read why. */
async function withServer(database: string, work: (server: Running) => Promise<void>): Promise<void> {
  const server = await start(database, 0, { LOOK: '50', FAREWELL: '20000' });
  try {
    await work(server);
  } finally {
    await server.kill();
  }
}

test('under a flood another room is answered, the clock of its victim is right, and nobody is told what changes nothing', () =>
  withServer(newDatabase(), async ({ origin }) => {
    const clock = { time: 60_000, increment: 0 };
    const attacked = await open(origin, { ...three, clock });
    const other = await open(origin, three);
    const victim = await sit(origin, attacked.room, attacked.tokens[0]);
    const begun = Date.now() - (60_000 - (victim.last().room.clock?.left[0] ?? 0));
    const bystander = await sit(origin, other.room, other.tokens[0]);
    const told = victim.updates.length;
    const times: number[] = [];
    const codes = flood(origin, attacked.room, attacked.tokens[1], '{"kind":"undo"}', FLOOD);
    await pause(500);
    for (const end = Date.now() + FLOOD / 2; Date.now() < end; await pause(20))
      times.push(await bystander.ask({ kind: 'move' }));
    assert.equal(victim.updates.length, told, 'a wish to take nothing back is news to nobody');
    const move = victim.move();
    const sent = Date.now();
    await victim.ask(move);
    const spent = 60_000 - (victim.last().room.clock?.left[0] ?? 0);
    assert(Math.abs(spent - (sent - begun)) < EXACT, `${spent} ms for ${sent - begun} ms`);
    assert.equal(victim.last().ply, 1);
    const cut = await codes;
    assert(cut.length > 0);
    assert.deepEqual(new Set(cut), new Set([1008]));
    assert(median(times) < SOON, `another room waits ${median(times)} ms`);
    console.log(
      `${cut.length} floods, another room waits ${median(times).toFixed(0)} ms, a clock is off by ${spent - (sent - begun)} ms`,
    );
    for (const { socket } of [victim, bystander]) socket.close();
  }));

test('a process reads its lines between two messages, however many wait for one room', async () => {
  process.env['DATABASE'] = newDatabase();
  const [{ openRoom }, { change }] = await Promise.all([import('../src/open.js'), import('../src/rooms.js')]);
  const opening = { options: three.options, bots: [], free: [] };
  const { room } = await openRoom(game, opening, { id: 'busy', seed: ['a-part-of-the-server'] });
  let served = 0;
  const all = Array.from({ length: 50 }, () =>
    change(room, Date.now(), (room) => {
      for (const end = performance.now() + 4; performance.now() < end; );
      served++;
      return { ok: true, room };
    }),
  );
  await pause(0);
  assert(served < 25, `${served} messages were served before a line was read`);
  await Promise.all(all);
});

/** Breaks a column of a room, as a slip of whoever tends the database does. */
function broken(database: string, room: string, column: string, value: string): void {
  const db = new Database(database);
  db.prepare(`update rooms set ${column} = ?, revision = revision + 1 where id = ?`).run(value, room);
  db.close();
}

test('a broken row harms its own room alone', async () => {
  const database = newDatabase();
  await withServer(database, async ({ origin }) => {
    const lobby = async () => ((await (await fetch(`${origin}/lobby`)).json()) as { rooms: { room: string }[] }).rooms;
    const well = await open(origin, { ...three, free: [2] });
    for (const [column, value] of [
      ['save', '{'],
      ['save', 'null'],
      ['tokens', '{'],
      ['tokens', '5'],
      ['lobby', '{'],
      ['lobby', '7'],
    ] as const) {
      const ill = await open(origin, { ...three, free: [2] });
      const watching = socketTo(origin, ill.room, `token=${ill.tokens[0]}`);
      await once(watching, 'message');
      const closed = once(watching, 'close', { signal: AbortSignal.timeout(10_000) });
      broken(database, ill.room, column, value);
      const rooms = (await lobby()).map(({ room }) => room);
      assert(rooms.includes(well.room), `${column} ${value}`);
      if (column === 'lobby') {
        assert(!rooms.includes(ill.room));
        watching.close();
        continue;
      }
      assert.equal((await closed)[0], 4410, `${column} ${value} is told to those who are there`);
      const again = socketTo(origin, ill.room, `token=${ill.tokens[0]}`);
      assert.equal((await once(again, 'close'))[0], 4410, `${column} ${value} is told to those who come`);
      assert.equal((await fetch(`${origin}/rooms/${ill.room}/save`)).status, 500);
    }
    const honest = await sit(origin, well.room, well.tokens[0]);
    await honest.ask(honest.move());
    honest.socket.close();
  });
});

test('who is in a room that is deleted hears of it at once', async () => {
  const database = newDatabase();
  await withServer(database, async ({ origin }) => {
    const { room, tokens } = await open(origin, three);
    const lines = await Promise.all([0, 1].map((seat) => sit(origin, room, tokens[seat])));
    const closed = lines.map(({ socket }) => once(socket, 'close', { signal: AbortSignal.timeout(10_000) }));
    const db = new Database(database);
    db.prepare('delete from rooms where id = ?').run(room);
    db.close();
    for (const [code, reason] of await Promise.all(closed))
      assert.deepEqual([code, String(reason)], [4410, 'this room was deleted']);
    await keepsNothing(origin);
  });
});

const { skip, databases } = KINDS[1] ?? assert.fail();

test('while the database stands still a flood takes no memory, a move that came in time counts, and too many are sent away', {
  skip,
}, async () => {
  const made = await databases();
  try {
    const database = await made.fresh();
    await withServer(database, async ({ origin, process: { pid } }) => {
      const time = 1500;
      const { room, tokens } = await open(origin, { ...three, free: [2], clock: { time, increment: 0 } });
      await fetch(`${origin}/rooms/${room}/join`, { method: 'POST' });
      const victim = await sit(origin, room, tokens[0]);
      const neighbour = await sit(origin, room, tokens[1]);
      const before = memoryOf(pid);
      const sql = postgres(database, { max: 1 });
      const asked = await sql.begin(async (one) => {
        await one`lock table rooms in access exclusive mode`;
        // This waits for the database, the next one for this, and the move for its turn in the line.
        neighbour.socket.send('{"kind":"hand"}');
        await pause(100);
        victim.socket.send('{"kind":"nothing"}');
        victim.socket.send(JSON.stringify(victim.move()));
        // Whatever it sends now waits behind the move.
        const codes = await flood(origin, room, tokens[1], `{"kind":"${'x'.repeat(4000)}"}`, 1000);
        assert.deepEqual(new Set(codes), new Set([1008]));
        const joins = Array.from({ length: 700 }, () => fetch(`${origin}/rooms/${room}/join`, { method: 'POST' }));
        const turned = await Promise.race([Promise.race(joins), pause(10_000)]);
        assert.equal((turned as Response | undefined)?.status, 503);
        const grown = (memoryOf(pid) ?? 0) - (before ?? 0);
        assert(grown < GROWTH, `the server took ${grown} MB`);
        await pause(time);
        return { joins };
      });
      await Promise.all(asked.joins);
      for (const end = Date.now() + 10_000; victim.last().ply === 0 && victim.last().outcome === null; await pause(20))
        assert(Date.now() < end, 'the move is answered');
      assert.equal(victim.last().outcome, null, 'it was made in time');
      neighbour.socket.close();
      await sql.end();
      victim.socket.close();
    });
  } finally {
    await made.stop();
  }
});
