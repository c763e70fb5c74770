/**
 * Many games at once, while a fifth of the clients keep losing their connections: each game must end with the digest that its record leads
 * to. `GAMES=200 npm run soak`
 */
import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digest, load } from '@wonders/core/records';
import type { UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import { playSeat, type Told } from '../src/bot.js';
import { newDatabase, open, saveOf, start } from './start.js';

const GAMES = Number(process.env['GAMES'] ?? 10);
/** One client in this many loses its connection. */
const UNLUCKY = 5;

test(`${GAMES} games at once, one client of ${UNLUCKY} cut off again and again`, async () => {
  const server = await start(newDatabase());
  const { origin } = server;
  const begin = Date.now();
  let clients = 0;
  let cuts = 0;
  let moves = 0;

  /** Plays a seat and misses no move. */
  function play(room: string, token: string): Promise<UpdateMessage> {
    const unlucky = clients++ % UNLUCKY === 0;
    let seen = 0;
    let next = 1 + (clients % 7);
    const bot = playSeat(origin, room, token, (text) => {
      const told = JSON.parse(text) as Told;
      if (told.kind !== 'update') return;
      assert.equal(told.lines.length, told.ply - seen, 'an update tells what came after the last one');
      seen = told.ply;
      if (unlucky && seen >= next && game.outcome(told.view as Parameters<typeof game.outcome>[0]) === undefined) {
        next = seen + 20;
        cuts++;
        bot.cut();
      }
    });
    return bot.finished;
  }

  async function playRoom(): Promise<void> {
    const { room, tokens } = await open(origin, { game: 'eight-wonders', options: { players: 3 } });
    const last = await Promise.all(tokens.map((token) => play(room, token ?? '')));
    const save = await saveOf(origin, room);
    const loaded = load(game, save);
    assert(loaded.ok, loaded.ok ? '' : loaded.issue.message);
    assert.equal(digest(loaded.playthrough.state), save.digest);
    for (const { ply } of last) assert.equal(ply, save.moves.length);
    moves += save.moves.length;
  }

  try {
    await Promise.all(Array.from({ length: GAMES }, playRoom));
    assert(cuts >= clients / UNLUCKY);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(`${GAMES} games, ${clients} clients, ${moves} moves, ${cuts} lines cut, ${seconds} s`);
  } finally {
    await server.kill();
  }
});
