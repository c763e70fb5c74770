/**
 * Many games at once, while a fifth of the clients keep losing their connections, spectators look on, and the server is killed: each game must
 * end with the digest that its record leads to, and the server keeps no room, no line and no memory afterwards. `GAMES=200 npm run soak`
 */
import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digest, load } from '@wonders/core/records';
import type { UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import { playSeat, type Told } from '../src/bot.js';
import { KINDS } from './databases.js';
import { socketTo } from './hostile.js';
import { keepsNothing, open, type Running, saveOf, start } from './start.js';
import { memoryOf } from './usage.js';

/** Twenty games of three seats: sixty clients. */
const GAMES = Number(process.env['GAMES'] ?? 20);
/** One client in this many loses its connection. */
const UNLUCKY = 5;
/** Sixty clients play one such wave after the other. */
const WAVE = 20;
/** After how many moves of all games the server is killed. */
const KILLS = [300, 900];
/** How much memory the server may take more after the last wave than after the first, in MB. */
const GROWTH = 60;

/** Plays the games on a server with its rooms in a database. */
async function soak(database: string): Promise<void> {
  let server = await start(database);
  const { origin } = server;
  const begin = Date.now();
  const counts = { clients: 0, cuts: 0, moves: 0, told: 0, watched: 0 };
  let kills = 0;
  let dying: Promise<void> | undefined;

  /** Kills the server where enough moves have been told, and starts it again on the same port. */
  function killed(): void {
    if (dying !== undefined || counts.told < (KILLS[kills] ?? Infinity)) return;
    kills++;
    dying = (async () => {
      await server.kill();
      server = await start(database, Number(new URL(origin).port));
      dying = undefined;
    })();
  }

  /** Plays a seat and misses no move. */
  function play(room: string, token: string): Promise<UpdateMessage> {
    const unlucky = counts.clients++ % UNLUCKY === 0;
    let seen = 0;
    let next = 1 + (counts.clients % 7);
    const bot = playSeat(origin, room, token, (text) => {
      const told = JSON.parse(text) as Told;
      if (told.kind !== 'update') return;
      assert.equal(told.lines.length, told.ply - seen, 'an update tells what came after the last one');
      counts.told += told.ply - seen;
      seen = told.ply;
      killed();
      if (unlucky && seen >= next && told.outcome === null) {
        next = seen + 20;
        counts.cuts++;
        bot.cut();
      }
    });
    return bot.finished;
  }

  /** Looks on until the game is over, comes back whenever the line breaks, and misses no move either. */
  function look(room: string): Promise<number> {
    let seen = { ply: 0, revision: 0 };
    return new Promise((resolve) => {
      function connect(): void {
        const socket = socketTo(origin, room, `ply=${seen.ply}&revision=${seen.revision}`);
        socket.on('error', () => undefined);
        socket.on('close', (code) => code === 1005 || setTimeout(connect, 50));
        socket.on('message', (data) => {
          const told = JSON.parse(String(data)) as Told;
          if (told.kind !== 'update') return;
          assert.equal(told.viewer, 'spectator');
          assert.equal(told.lines.length, told.ply - seen.ply, 'a spectator misses nothing');
          seen = told;
          if (told.outcome === null) return;
          socket.close();
          resolve(told.ply);
        });
      }
      connect();
    });
  }

  async function playRoom(): Promise<void> {
    const { room, tokens } = await open(origin, { game: 'eight-wonders', options: { players: 3 } });
    const watched = look(room);
    const last = await Promise.all(tokens.map((token) => play(room, token ?? '')));
    await dying;
    const save = await saveOf(origin, room);
    const loaded = load(game, save);
    assert(loaded.ok, loaded.ok ? '' : loaded.issue.message);
    assert.equal(digest(loaded.playthrough.state), save.digest);
    for (const { ply } of last) assert.equal(ply, save.moves.length);
    counts.watched += await watched;
    counts.moves += save.moves.length;
  }

  try {
    for (let done = 0; done < GAMES; done += WAVE)
      await Promise.all(Array.from({ length: Math.min(WAVE, GAMES - done) }, playRoom));
    assert(counts.cuts >= counts.clients / UNLUCKY);
    assert.equal(counts.watched, counts.moves);
    assert.equal(kills, KILLS.length);
    const { before, after } = await idle(server, origin);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(
      `${GAMES} games, ${counts.clients} clients, ${counts.moves} moves, ${counts.cuts} lines cut, ${kills} kills, ${seconds} s; ${before} MB became ${after} MB`,
    );
  } finally {
    await server.kill();
  }
}

for (const { kind, skip, databases } of KINDS)
  test(`${GAMES} games at once in ${kind}, one client of ${UNLUCKY} cut off again and again, a spectator at each, the server killed ${KILLS.length} times`, {
    skip,
  }, async () => {
    const made = await databases();
    try {
      await soak(await made.fresh());
    } finally {
      await made.stop();
    }
  });

/**
 * What the server keeps: once everybody has left, it has no room, no line and nothing to do; and spectators who look at finished games, again
 * and again, leave nothing behind.
 */
async function idle({ process: { pid } }: Running, origin: string): Promise<{ before: number; after: number }> {
  const { room } = await open(origin, { game: 'eight-wonders', options: { players: 3 }, bots: [0, 1, 2] });
  const visit = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = socketTo(origin, room, '');
      socket.on('message', () => socket.terminate());
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });
  const visits = async (): Promise<number> => {
    for (let i = 0; i < 20; i++) await Promise.all(Array.from({ length: 25 }, visit));
    return memoryOf(pid) ?? 0;
  };
  const before = await visits();
  await visits();
  const after = await visits();
  assert(after - before < GROWTH, `${before} MB became ${after} MB`);
  await keepsNothing(origin);
  return { before: Math.round(before), after: Math.round(after) };
}
