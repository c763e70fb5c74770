import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { eightWonders } from '@wonders/eight-wonders';
import { hal } from '@wonders/hal';
import { RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local, SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import { adapted, type G, houseBotOf, veil } from '../src/adapter.js';
import { babel, ginkgopolis } from '../src/games.js';

const SEED = 'a seed that no client should read';
const secret = adapted(eightWonders, { players: [3, 5], optionsFor: (players) => ({ players }), seed: () => SEED });

type AnyClient = ReturnType<typeof Client<G>>;

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a condition on a client's state holds. */
function until<T>(client: AnyClient, seen: (state: NonNullable<ReturnType<AnyClient['getState']>>) => T | undefined) {
  return new Promise<T>((resolve) => {
    let stop: (() => void) | undefined;
    const look = () => {
      const state = client.getState();
      const found = state === null ? undefined : seen(state);
      if (found === undefined) return;
      stop?.();
      resolve(found);
    };
    stop = client.subscribe(look);
    look();
  });
}

/** Lets the house bot play for a client, from what it sees, to the end of the game. */
function playOut(client: AnyClient, game: typeof eightWonders): Promise<object> {
  let sent = -1;
  return until(client, ({ G: { state, since }, ctx }) => {
    if (ctx.gameover !== undefined) return ctx.gameover as object;
    const seat = Number(client.playerID);
    if (ctx.activePlayers !== null && client.playerID !== null && client.playerID !== undefined)
      if (client.playerID in ctx.activePlayers && since > sent) {
        sent = since;
        const move = game.encodeMove(game.botMove(state as never, seat));
        setImmediate(() => client.moves['play']?.(move, state.ply));
      }
    return undefined;
  });
}

/** Every text that a client receives. */
function overheard(client: AnyClient): string[] {
  const heard: string[] = [];
  const { socket } = (
    client as unknown as { transport: { socket: { onAny(hear: (...data: unknown[]) => void): void } } }
  ).transport;
  socket.onAny((...data) => heard.push(JSON.stringify(data)));
  return heard;
}

test('three clients play a game to the end over the real server, and receive no secret', async () => {
  const server = Server({ games: [secret] });
  veil(server.db, [secret]);
  const apiPort = await freePort();
  const running = await server.run({ port: 0, lobbyConfig: { apiPort } } as Parameters<typeof server.run>[0]);
  const origin = `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}`;
  const lobby = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${apiPort}/games/${secret.name}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const wrong = await lobby('create', { numPlayers: 3, setupData: { players: 9 } });
  assert.equal(wrong.status, 400, wrong.text);
  assert.match(wrong.text, /players/);

  const { matchID } = JSON.parse((await lobby('create', { numPlayers: 3 })).text);
  const clients: AnyClient[] = [];
  for (const playerID of ['0', '1', '2']) {
    const joined = await lobby(`${matchID}/join`, { playerID, playerName: `Seat ${playerID}` });
    const { playerCredentials: credentials } = JSON.parse(joined.text);
    const multiplayer = SocketIO({ server: origin });
    clients.push(Client({ game: secret, matchID, playerID, credentials, multiplayer, debug: false }));
  }
  for (const client of clients) client.start();
  const heard = clients.map(overheard);
  try {
    const outcomes = await Promise.all(clients.map((client) => playOut(client, eightWonders)));
    assert.deepEqual(outcomes[0], outcomes[1]);
    assert.equal((outcomes[0] as { scores: unknown[] }).scores.length, 3);

    const { state: last } = await Promise.resolve(server.db.fetch(matchID, { state: true }));
    const end = last.G as G;
    assert.equal(end.state.viewer, null, 'the server has the state');
    for (const [seat, texts] of heard.entries()) {
      assert(texts.length > 20);
      const all = texts.join('\n');
      for (const told of [SEED, '"rng":{', '"viewer":null']) assert.equal(all.includes(told), false, `hears ${told}`);
      for (const other of [0, 1, 2].filter((each) => each !== seat))
        assert.equal(all.includes(`"offer ${other} `), false, 'the log keeps the offers of others secret');
      assert(clients[seat]?.getState()?.G.state.viewer === seat);
    }
    // The check works: it finds a state.
    assert(JSON.stringify(last).includes('"rng":{'));
    assert(heard[1]?.join('').includes('"offer 1 '));
  } finally {
    for (const client of clients) client.stop();
    server.kill(running);
  }
});

test('a refused move changes nothing, and only its player sees the refusal', async () => {
  const table = Local();
  const clients = ['0', '1', '2', null].map((playerID) => {
    const spec = { game: babel, numPlayers: 3, debug: false, multiplayer: table };
    return Client<G>(playerID === null ? spec : { ...spec, playerID });
  });
  for (const client of clients) client.start();
  const [first, second, , spectator] = clients;
  assert(first && second && spectator);
  const seenBy = (client: AnyClient): G => {
    const state = client.getState();
    assert(state);
    return state.G;
  };
  const G = () => seenBy(first);
  const active = Number(Object.keys(first.getState()?.ctx.activePlayers ?? {})[0]);
  const mover = clients[active];
  assert(mover);
  const before = G().state;
  for (const [code, ply, refusal] of [
    ['abandon 0', before.ply, 'not-now'],
    ['constructor', before.ply, 'malformed'],
    [`pass ${active}`, before.ply + 1, 'stale'],
    [`pass ${(active + 1) % 3}`, before.ply, 'not-your-turn'],
  ] as const) {
    mover.moves['play']?.(code.replace('abandon 0', `abandon ${active}`), ply);
    const own: G['refused'][number] = seenBy(mover).refused[active];
    assert.equal(own?.refusal.code, refusal);
    assert.equal(typeof own?.message, 'string');
    assert.deepEqual(G().state, before);
    assert.deepEqual(seenBy(spectator).refused, {});
  }
  mover.moves['play']?.(`pass ${active}`, before.ply);
  assert.equal(G().state.ply, before.ply + 1);
  assert.equal(seenBy(mover).refused[active], undefined);
  for (const client of clients) client.stop();
});

test('two players who choose at the same time both get through', async () => {
  const game = adapted(eightWonders, { players: [3, 3], optionsFor: (players) => ({ players, startSeat: 0 }) });
  const multiplayer = Local();
  const clients = ['0', '1', '2'].map((playerID) =>
    Client<G>({ game, numPlayers: 3, playerID, multiplayer, debug: false }),
  );
  for (const client of clients) client.start();
  const [builder, second, third] = clients;
  const view = builder?.getState()?.G.state as Parameters<typeof eightWonders.botMove>[0];
  const build = eightWonders.legalMoves(view, 0).find(({ kind }) => kind === 'build');
  assert(builder && second && third && build);
  builder.moves['play']?.(eightWonders.encodeMove(build), 0);
  assert.deepEqual(Object.keys(builder.getState()?.ctx.activePlayers ?? {}), ['1', '2']);
  second.moves['play']?.('offer 1 - false', 1);
  third.moves['play']?.('offer 2 - false', 1);
  assert.equal(builder.getState()?.G.state.ply, 3);
  for (const client of clients) client.stop();
});

for (const [name, bot] of [
  ['its house bot', houseBotOf(hal)],
  ['the random bot of boardgame.io', RandomBot],
] as const)
  test(`Hal plays his own seat, and ${name} plays the other`, async () => {
    const multiplayer = Local({ bots: { 0: bot as never } });
    const client = Client<G>({ game: ginkgopolis, numPlayers: 1, multiplayer, debug: false });
    client.start();
    const ply = await until(client, ({ G: { state } }) => (state.ply >= 10 ? state.ply : undefined));
    assert(ply >= 10);
    client.stop();
  });
