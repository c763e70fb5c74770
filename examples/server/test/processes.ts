import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { digest, load } from '@wonders/core/records';
import { eightWonders as game } from '@wonders/eight-wonders';
import Database from 'libsql';
import { WebSocket } from 'ws';
import { playSeat, type Told } from '../src/bot.js';
import { sqliteStore } from '../src/store.js';
import { newDatabase, open, saveOf, start } from './start.js';

const three = { game: 'eight-wonders', options: { players: 3 } };

test('a store keeps what it has when the expected revision is not the stored one', () => {
  const one = sqliteStore(newDatabase());
  const stored = (save: string, revision: number) => ({ tokens: '[]', save, revision });
  assert.equal(one.put('room', 0, stored('{}', 1)), false, 'there is no such room');
  assert.equal(one.put('room', undefined, stored('a', 0)), true);
  assert.equal(one.put('room', undefined, stored('b', 0)), false);
  assert.equal(one.put('room', 1, stored('b', 2)), false);
  assert.deepEqual([one.get('room')?.save, one.revisionOf('room')], ['a', 0]);
  assert.equal(one.put('room', 0, stored('c', 3)), true);
  assert.deepEqual([one.get('room')?.save, one.revisionOf('room'), one.revisionOf('other')], ['c', 3, undefined]);
});

test('rooms of a database without revisions get those of their moves', () => {
  const file = newDatabase();
  const db = new Database(file);
  db.exec('create table rooms (id text primary key, tokens text not null, save text not null)');
  db.prepare('insert into rooms values (?, ?, ?)').run('old', '[]', '{"moves":["pass 0","pass 1"]}');
  db.close();
  assert.equal(sqliteStore(file).revisionOf('old'), 2);
});

/** A process that counts a stored number up: it reads, adds one, and writes only what nothing has overtaken. */
const COUNT = `
  import { sqliteStore } from './src/store.ts';
  const store = sqliteStore(process.argv[1]);
  for (let done = 0; done < 100; ) {
    const { save, revision } = store.get('room');
    if (store.put('room', revision, { tokens: '[]', save: String(Number(save) + 1), revision: revision + 1 })) done++;
  }
`;

test('two processes that write at once lose nothing', async () => {
  const file = newDatabase();
  const store = sqliteStore(file);
  store.put('room', undefined, { tokens: '[]', save: '0', revision: 0 });
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const args = ['--import', 'tsx', '--input-type=module', '--eval', COUNT, file];
  const children = [0, 1].map(() => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  assert.deepEqual(codes, [0, 0]);
  assert.deepEqual([store.get('room')?.save, store.revisionOf('room')], ['200', 200]);
});

test('seats on two processes play one game, while both are killed and replaced in turn', async () => {
  const database = newDatabase();
  const servers = await Promise.all([0, 1].map(() => start(database, 0, { LOOK: '20' })));
  const origins = servers.map(({ origin }) => origin);
  try {
    const { room, tokens } = await open(origins[0] ?? '', three);
    /** What each player was told, ply by ply. */
    const told: string[][] = tokens.map(() => []);
    const kills = [7, 20, 33, 50];
    let next = 0;
    let dying: Promise<void> | undefined;
    async function replace(which: number): Promise<void> {
      await servers[which]?.kill();
      servers[which] = await start(database, Number(new URL(origins[which] ?? '').port), { LOOK: '20' });
      dying = undefined;
    }
    const players = tokens.map((token, seat) =>
      playSeat(origins[seat % 2] ?? '', room, token ?? '', (text) => {
        const message = JSON.parse(text) as Told;
        if (message.kind !== 'update') return;
        assert.equal(message.takenBack, false);
        for (const line of message.lines) {
          const once = JSON.stringify(line);
          assert.equal(told[seat]?.[line.ply - 1] ?? once, once, 'what was told once is told the same again');
          if (told[seat] !== undefined) told[seat][line.ply - 1] = once;
        }
        if (dying === undefined && message.ply >= (kills[next] ?? Infinity)) dying = replace(next++ % 2);
      }),
    );
    const last = await Promise.all(players.map(({ finished }) => finished));
    await dying;
    assert.equal(next, kills.length, 'both were killed as often as they should be');
    const save = await saveOf(origins[1] ?? '', room);
    const loaded = load(game, save);
    assert(loaded.ok);
    assert.equal(digest(loaded.playthrough.state), save.digest);
    for (const [seat, { ply, view }] of last.entries()) {
      assert.equal(ply, save.moves.length, 'nothing was lost');
      assert.equal(told[seat]?.filter((line) => line !== undefined).length, ply, 'every move was told');
      assert.deepEqual(view, JSON.parse(JSON.stringify(game.view(loaded.playthrough.state, seat))));
    }
  } finally {
    for (const server of servers) await server.kill();
  }
});

test('a room that cannot be loaded closes the line with a reason', async () => {
  const database = newDatabase();
  const server = await start(database);
  try {
    const { room, tokens } = await open(server.origin, three);
    const db = new Database(database);
    const { save } = db.prepare('select save from rooms where id = ?').get(room) as { save: string };
    const spoilt = JSON.stringify({ ...JSON.parse(save), digest: '0000000000000' });
    db.prepare('update rooms set save = ? where id = ?').run(spoilt, room);
    db.close();
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/rooms/${room}/play?token=${tokens[0]}`);
    const [code, reason] = (await once(socket, 'close', { signal: AbortSignal.timeout(5000) })) as [number, Buffer];
    assert.deepEqual([code, String(reason)], [4410, 'this room cannot be loaded']);
    await assert.rejects(playSeat(server.origin, room, tokens[0] ?? '').finished, /4410/);
    const answer = await fetch(`${server.origin}/rooms/${room}/commitments`);
    assert.deepEqual([answer.status, await answer.json()], [500, { message: 'this room cannot be loaded' }]);
  } finally {
    await server.kill();
  }
});
