import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digest, load } from '@wonders/core/records';
import { eightWonders as game } from '@wonders/eight-wonders';
import { playSeat, type Told } from '../src/bot.js';
import { newDatabase, open, saveOf, start } from './start.js';

test('a server killed in mid-game loses nothing, and the players continue where they were', async () => {
  const database = newDatabase();
  let server = await start(database);
  const { origin } = server;
  const port = Number(new URL(origin).port);
  try {
    const { room, tokens } = await open(origin, { game: 'eight-wonders', options: { players: 3 } });
    /** What each player has seen, ply by ply, in words. */
    const told: string[][] = tokens.map(() => []);
    let most = 0;
    const kills = [7, 30, 31, 60];
    let dying: Promise<void> | undefined;
    const players = tokens.map((token, seat) =>
      playSeat(origin, room, token ?? '', (text) => {
        const message = JSON.parse(text) as Told;
        if (message.kind !== 'update') return;
        for (const line of message.lines) {
          const once = JSON.stringify(line);
          const before = told[seat]?.[line.ply - 1];
          assert.equal(before ?? once, once, 'what was sent once is sent the same again');
          if (told[seat] !== undefined) told[seat][line.ply - 1] = once;
        }
        most = Math.max(most, message.ply);
        if (dying === undefined && most >= (kills[0] ?? Infinity)) {
          kills.shift();
          dying = server
            .kill()
            .then(() => start(database, port))
            .then((next) => {
              server = next;
              dying = undefined;
            });
        }
      }),
    );
    const last = await Promise.all(players.map(({ finished }) => finished));
    assert.equal(kills.length, 0, 'it was killed as often as it should be');
    const save = await saveOf(origin, room);
    const loaded = load(game, save);
    assert(loaded.ok);
    assert.equal(digest(loaded.playthrough.state), save.digest);
    for (const [seat, { view, ply }] of last.entries()) {
      assert.equal(ply, save.moves.length, 'nothing was lost');
      assert.equal(told[seat]?.filter((line) => line !== undefined).length, ply, 'every move was told');
      assert.deepEqual(view, JSON.parse(JSON.stringify(game.view(loaded.playthrough.state, seat))));
    }
  } finally {
    await server.kill();
  }
});
