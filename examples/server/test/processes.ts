import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { digest, load } from '@wonders/core/records';
import { eightWonders as game } from '@wonders/eight-wonders';
import Database from 'libsql';
import { WebSocket } from 'ws';
import { playSeat, type Told } from '../src/bot.js';
import { sqliteStore } from '../src/sqlite.js';
import { storeAt } from '../src/store.js';
import { type Databases, KINDS } from './databases.js';
import { newDatabase, open, type Running, saveOf, start } from './start.js';

const three = { game: 'eight-wonders', options: { players: 3 } };

/** A process that counts a stored number up: it reads, adds one, and writes only what nothing has overtaken. */
const COUNT = `
  import { storeAt } from './src/store.ts';
  const store = await storeAt(process.argv[1]);
  for (let done = 0; done < 50; ) {
    const { save, revision } = await store.get('room');
    const next = { tokens: '[]', save: String(Number(save) + 1), revision: revision + 1, lobby: null };
    if (await store.put('room', revision, next)) done++;
  }
  await store.close();
`;

/** A process that opens a store, and closes it. */
const OPEN = `
  import { storeAt } from './src/store.ts';
  await (await storeAt(process.argv[1])).close();
`;

/** Runs several processes at once with a place to store, and gives their exit codes. */
function inProcesses(code: string, place: string, count: number): Promise<readonly unknown[]> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const args = [...process.execArgv, '--import', 'tsx', '--input-type=module', '--eval', code, place];
  const children = Array.from({ length: count }, () => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
  return Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
}

/** Plays a room with its seats spread over two processes, which `replace` ends and starts again while it is played. */
async function playReplaced(
  database: string,
  replace: (server: Running, port: number) => Promise<Running>,
): Promise<void> {
  const servers = await Promise.all([0, 1].map(() => start(database, 0, { LOOK: '20' })));
  const origins = servers.map(({ origin }) => origin);
  try {
    const { room, tokens } = await open(origins[0] ?? '', three);
    /** What each player was told, ply by ply. */
    const told: string[][] = tokens.map(() => []);
    const kills = [7, 20, 33, 50];
    let next = 0;
    let dying: Promise<void> | undefined;
    async function replaceOne(which: number): Promise<void> {
      const server = servers[which];
      if (server !== undefined) servers[which] = await replace(server, Number(new URL(server.origin).port));
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
        if (dying === undefined && message.ply >= (kills[next] ?? Infinity)) dying = replaceOne(next++ % 2);
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
}

for (const { kind, skip, databases } of KINDS)
  describe(`rooms in ${kind}`, { skip }, () => {
    let made: Databases;
    before(async () => {
      made = await databases();
    });
    after(() => made?.stop());

    test('a store keeps what it has when the expected revision is not the stored one', async () => {
      const one = await storeAt(await made.fresh());
      const stored = (save: string, revision: number, lobby: string | null = null) => ({
        tokens: '[]',
        save,
        revision,
        lobby,
      });
      assert.equal(await one.put('room', 0, stored('{}', 1)), false, 'there is no such room');
      assert.equal(await one.put('room', undefined, stored('a', 0, '{}')), true);
      assert.equal(await one.put('room', undefined, stored('b', 0)), false);
      assert.equal(await one.put('room', 1, stored('b', 2)), false);
      assert.deepEqual(await one.get('room'), stored('a', 0, '{}'));
      assert.deepEqual(
        [...(await one.open())].map((each) => ({ ...each })),
        [{ id: 'room', lobby: '{}' }],
      );
      assert.equal(await one.put('room', 0, stored('c', 3)), true);
      assert.deepEqual(await one.get('room'), stored('c', 3));
      assert.deepEqual([...(await one.revisionsOf(['room', 'other']))], [['room', 3]]);
      assert.deepEqual([await one.get('other'), (await one.open()).length], [undefined, 0]);
      await one.close();
    });

    test('of processes that open a new place at once, none fails', async () => {
      for (let round = 0; round < 3; round++)
        assert.deepEqual(await inProcesses(OPEN, await made.fresh(), 4), [0, 0, 0, 0]);
    });

    test('two processes that write at once lose nothing', async () => {
      const place = await made.fresh();
      const store = await storeAt(place);
      await store.put('room', undefined, { tokens: '[]', save: '0', revision: 0, lobby: null });
      assert.deepEqual(await inProcesses(COUNT, place, 2), [0, 0]);
      assert.deepEqual([(await store.get('room'))?.save, (await store.get('room'))?.revision], ['100', 100]);
      await store.close();
    });

    test('seats on two processes play one game, while each is killed, or gives way to a successor', async () => {
      let ended = 0;
      const database = await made.fresh();
      await playReplaced(database, async (server, port) => {
        if (ended++ < 2) await server.kill();
        else assert.equal(await server.stop(), 0, 'it ends by itself');
        return start(database, port, { LOOK: '20' });
      });
    });
  });

test('rooms of a database without revisions get those of their moves', async () => {
  const file = newDatabase();
  const db = new Database(file);
  db.exec('create table rooms (id text primary key, tokens text not null, save text not null)');
  db.prepare('insert into rooms values (?, ?, ?)').run('old', '[]', '{"moves":["pass 0","pass 1"]}');
  db.close();
  const store = await sqliteStore(file);
  assert.deepEqual([...(await store.revisionsOf(['old']))], [['old', 2]]);
  assert.equal((await store.get('old'))?.lobby, null);
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
