import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@wonders/core';
import type { MoveMessage, UpdateMessage } from '@wonders/core/table';
import { eightWonders as game, type View } from '@wonders/eight-wonders';
import { WebSocket } from 'ws';
import type { Told } from '../src/bot.js';
import { newDatabase, open, post, start } from './start.js';

const server = await start(newDatabase());
const { origin } = server;
test.after(() => server.kill());

/** A client whose messages are awaited one by one. */
function client(room: string, token = '', ply = 0) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/rooms/${room}/play?token=${token}&ply=${ply}`);
  const heard: (Told | { readonly kind: 'closed'; readonly code: number })[] = [];
  const waiting: ((message: (typeof heard)[number]) => void)[] = [];
  const take = (message: (typeof heard)[number]) => {
    const next = waiting.shift();
    if (next === undefined) heard.push(message);
    else next(message);
  };
  socket.on('message', (data) => take(JSON.parse(String(data))));
  socket.on('close', (code) => take({ kind: 'closed', code }));
  return {
    send: (message: unknown) => {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else socket.once('open', () => socket.send(text));
    },
    next: () => {
      const message = heard.shift();
      return message === undefined ? new Promise<(typeof heard)[number]>((resolve) => waiting.push(resolve)) : message;
    },
    close: () => socket.close(),
  };
}

async function sit(room: string, token: string | null, ply = 0) {
  const player = client(room, token ?? '', ply);
  return { player, update: (await player.next()) as UpdateMessage };
}

const moved = (move: string, seat: Seat, ply: number): MoveMessage => ({
  kind: 'move',
  game: 'eight-wonders',
  ply,
  seat,
  move,
});

const three = { game: 'eight-wonders', options: { players: 3, startSeat: 0 } };

test('a bad request for a room is refused with the reason', async () => {
  for (const body of [null, 'text', {}, { game: 'chess' }, { game: 'hal', options: 3 }, { ...three, more: 1 }])
    assert.equal((await post(origin, body)).status, 400);
  const wrong = await post(origin, { game: 'eight-wonders', options: { players: 9 } });
  assert.equal(wrong.status, 400);
  assert.deepEqual(((await wrong.json()) as { issues: { path: string[] }[] }).issues[0]?.path, ['players']);
});

test('each seat has its own token; seats of bots and scripts have none', async () => {
  const { tokens } = await open(origin, { ...three, bots: [2] });
  assert.equal(new Set(tokens).size, 3);
  assert.equal(tokens[2], null);
  const solo = await open(origin, { game: 'duel-solo', options: { level: 'normal' } });
  assert.equal(solo.tokens.filter((token) => token !== null).length, 1);
});

test('a seed in the request is not the seed of the game', async () => {
  const views = [];
  for (let i = 0; i < 2; i++) {
    const { room, tokens } = await open(origin, { game: 'eight-wonders', options: { seed: 'mine' } });
    const { player, update } = await sit(room, tokens[0] ?? '');
    views.push(update.view);
    player.close();
  }
  assert.equal(isDeepStrictEqual(views[0], views[1]), false);
});

test('a wrong token is turned away; without a token you see what everyone may see', async () => {
  const { room } = await open(origin, three);
  const stranger = client(room, 'guessed');
  assert.deepEqual(await stranger.next(), { kind: 'closed', code: 4403 });
  const nowhere = client('nowhere');
  assert.deepEqual(await nowhere.next(), { kind: 'closed', code: 4403 });
  const { player, update } = await sit(room, '');
  assert.equal(update.viewer, 'spectator');
  player.send(moved('pass 0', 0, update.ply));
  assert.deepEqual(await player.next(), {
    kind: 'refused',
    refusal: { code: 'not-your-turn', active: [0] },
    message: game.describeRefusal({ code: 'not-your-turn', active: [0] }, update.view as View),
  });
  player.close();
});

test('junk is refused as malformed, and a message that is too long ends the connection', async () => {
  const { room, tokens } = await open(origin, three);
  const { player } = await sit(room, tokens[0] ?? '');
  const move = moved('pass 0', 0, 0);
  for (const nonsense of ['{', 'null', [], { kind: 'move' }, { ...move, ply: 'all' }, { ...move, seat: -1 }]) {
    player.send(nonsense);
    const answer = (await player.next()) as Extract<Told, { kind: 'refused' }>;
    assert.equal(answer.refusal.code, 'malformed');
  }
  player.send('x'.repeat(5000));
  assert.equal((await player.next()).kind, 'closed');
});

test('moves for other seats, stale, illegal and nonsense moves are refused, and change nothing', async () => {
  const { room, tokens } = await open(origin, three);
  const { player: first, update } = await sit(room, tokens[0] ?? '');
  const { player: second } = await sit(room, tokens[1] ?? '');
  const refusals: readonly [typeof first, string, Seat, number, string][] = [
    [second, 'pass 0', 0, update.ply, 'not-your-turn'],
    [second, 'pass 0', 1, update.ply, 'not-your-turn'],
    [second, 'pass 1', 1, update.ply, 'not-your-turn'],
    [first, 'pass 0', 0, update.ply + 1, 'stale'],
    [first, 'abandon 0', 0, update.ply, 'not-now'],
    [first, 'constructor', 0, update.ply, 'malformed'],
  ];
  for (const [player, move, seat, ply, code] of refusals) {
    player.send(moved(move, seat, ply));
    const answer = (await player.next()) as Extract<Told, { kind: 'refused' }>;
    assert.equal(answer.kind, 'refused');
    assert.equal(answer.refusal.code, code);
  }
  first.send(moved('pass 0', 0, update.ply));
  const [mine, theirs] = [(await first.next()) as UpdateMessage, (await second.next()) as UpdateMessage];
  assert.equal(mine.ply, 1);
  assert.equal(theirs.ply, 1);
  first.send(moved('pass 0', 0, 0));
  assert.equal(((await first.next()) as Extract<Told, { kind: 'refused' }>).refusal.code, 'stale');
  first.close();
  second.close();
});

test('a secret choice of one seat does not make that of another late', async () => {
  const { room, tokens } = await open(origin, three);
  const players = await Promise.all(tokens.map((token) => sit(room, token)));
  const [builder, second, third] = players.map(({ player }) => player);
  assert(builder && second && third);
  const view = players[0]?.update.view as Parameters<typeof game.botMove>[0];
  const build = game.legalMoves(view, 0).find(({ kind }) => kind === 'build');
  assert(build);
  builder.send(moved(game.encodeMove(build), 0, 0));
  await Promise.all([builder.next(), second.next(), third.next()]);
  // Both were chosen at ply 1, and neither saw the other.
  second.send(moved('offer 1 - false', 1, 1));
  third.send(moved('offer 2 - false', 2, 1));
  assert.equal(((await builder.next()) as UpdateMessage).ply, 2);
  assert.equal(((await builder.next()) as UpdateMessage).ply, 3);
  for (const { player } of players) player.close();
});

test('a client that comes back receives what it has missed, and nothing else', async () => {
  const { room, tokens } = await open(origin, { ...three, bots: [1, 2] });
  const { player, update } = await sit(room, tokens[0] ?? '');
  player.send(moved('pass 0', 0, update.ply));
  const after = (await player.next()) as UpdateMessage;
  assert(after.ply > 1);
  assert.deepEqual(
    after.lines.map(({ ply }) => ply),
    Array.from({ length: after.ply }, (_, i) => i + 1),
  );
  player.close();
  const again = await sit(room, tokens[0] ?? '', 1);
  assert.deepEqual(again.update.lines, after.lines.slice(1));
  assert.deepEqual(again.update.view, after.view);
  const all = await sit(room, tokens[0] ?? '', 0);
  assert.deepEqual(all.update.events, after.events);
  again.player.close();
  all.player.close();
});

test('a client that claims to have seen moves that were never played is refused, and receives everything', async () => {
  const { room, tokens } = await open(origin, three);
  const { player } = await sit(room, tokens[0] ?? '');
  player.send(moved('pass 0', 0, 0));
  await player.next();
  const late = client(room, tokens[1] ?? '', 7);
  const refused = (await late.next()) as Extract<Told, { kind: 'refused' }>;
  assert.deepEqual([refused.kind, refused.refusal.code], ['refused', 'malformed']);
  const { lines, since } = (await late.next()) as UpdateMessage;
  assert.deepEqual([lines.map(({ ply }) => ply), since], [[1], 0]);
  for (const each of [player, late]) each.close();
});

test('the record of a game is secret until the game is over', async () => {
  const { room } = await open(origin, three);
  assert.equal((await fetch(`${origin}/rooms/${room}/save`)).status, 404);
  assert.equal((await fetch(`${origin}/rooms/nowhere/save`)).status, 404);
});
