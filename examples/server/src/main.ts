/** `npm start`: the server, on port PORT (default 8787), with its rooms in the file DATABASE (default games.db). */
import type { Socket } from 'node:net';
import { serve, upgradeWebSocket } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { InvalidOptionsError, integer, list, object, optional, schema, text, withDefault } from '@wonders/core';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { WebSocketServer } from 'ws';
import { offered } from './games.js';
import { dropSilent, guard, inbox, isWhole, MOST_SENT, SILENCE } from './lines.js';
import {
  commitmentsOf,
  dealFor,
  joinRoom,
  openRoom,
  promise,
  rematch,
  rolesOf,
  saveOf,
  UncommittedDeal,
} from './open.js';
import { BusyRoom, listed, UnloadableRoom } from './room.js';
import { ended, enter, held, store } from './rooms.js';

const app = new Hono();

// #region http
const anyObject = schema('an object', (value): value is object => typeof value === 'object');
const part = schema(
  '16 to 48 letters, digits, "_" and "-"',
  (value): value is string => typeof value === 'string' && /^[\w-]{16,48}$/.test(value),
);
const deal = { game: text(40), options: withDefault(anyObject, {}) };
const dealing = object(deal);
const agreed = {
  commitment: withDefault(text(64), ''),
  ticket: withDefault(text(64), ''),
  parts: withDefault(list(part, 0, 16), []),
};
const agreeing = object(agreed);
const opening = object({
  ...deal,
  ...agreed,
  bots: withDefault(list(integer(0, 15), 0, 16), []),
  free: withDefault(list(integer(0, 15), 0, 16), []),
  clock: withDefault(optional(object({ time: integer(1000, 86_400_000), increment: integer(0, 3_600_000) })), null),
});

app.use(bodyLimit({ maxSize: MOST_SENT, onError: (c) => c.json({ message: `at most ${MOST_SENT} bytes` }, 413) }));

app.onError((error, c) => {
  if (error instanceof InvalidOptionsError) return c.json({ issues: error.issues }, 400);
  if (error instanceof UncommittedDeal) return c.json({ message: error.message }, 400);
  if (error instanceof BusyRoom) return c.json({ message: error.message }, 503);
  console.error(error);
  return c.json({ message: error instanceof UnloadableRoom ? error.reason : 'the server has failed' }, 500);
});

app.post('/commitments', async (c) => {
  const asked = dealing['~standard'].validate(await c.req.json().catch(() => null));
  if ('issues' in asked) return c.json({ issues: asked.issues }, 400);
  const offer = offered.get(asked.value.game);
  if (offer === undefined) return c.json({ message: 'there is no such game' }, 400);
  return c.json(promise(offer.game, asked.value.options, Date.now()), 201);
});

app.post('/rooms', async (c) => {
  const asked = opening['~standard'].validate(await c.req.json().catch(() => null));
  if ('issues' in asked) return c.json({ issues: asked.issues }, 400);
  const { clock, options } = asked.value;
  const offer = offered.get(asked.value.game);
  if (offer === undefined) return c.json({ message: 'there is no such game' }, 400);
  const made = dealFor(asked.value, offer.game, options, Date.now());
  return c.json(await openRoom(offer.game, { ...asked.value, clock: clock ?? undefined }, made), 201);
});

app.get('/rooms/:id/commitments', async (c) => {
  const commitments = await commitmentsOf(c.req.param('id'));
  return commitments === undefined ? c.json({ message: 'there is no such room' }, 404) : c.json(commitments);
});

app.get('/rooms/:id/save', async (c) => {
  const save = await saveOf(c.req.param('id'));
  return save === undefined ? c.json({ message: 'there is no such finished game' }, 404) : c.json(save);
});
// #endregion http

// #region lobby
app.get('/lobby', async (c) => {
  const tables = [...offered.values()].flatMap(({ game, tables }) =>
    Object.entries(tables).map(([title, options]) => ({
      title,
      game: game.id,
      options,
      roles: rolesOf(game, options),
    })),
  );
  const rooms = (await store.open()).flatMap(({ id, lobby }) => listed(lobby).map((room) => ({ room: id, ...room })));
  return c.json({ tables, rooms });
});

app.post('/rooms/:id/join', async (c) => {
  const joined = await joinRoom(c.req.param('id'));
  return joined === undefined ? c.json({ message: 'no seat is free' }, 409) : c.json(joined, 201);
});

app.post('/rooms/:id/rematch', async (c) => {
  const asked = agreeing['~standard'].validate(await c.req.json().catch(() => null));
  if ('issues' in asked) return c.json({ issues: asked.issues }, 400);
  const room = await rematch(c.req.param('id'), c.req.query('token') ?? '', asked.value);
  return room === undefined ? c.json({ message: 'the game goes on, or it is not yours' }, 409) : c.json({ room }, 201);
});
// #endregion lobby

// #region socket
const line = upgradeWebSocket((c) => {
  const id = c.req.param('id') ?? '';
  const { token = '', ply = '0', revision } = c.req.query();
  let entered: ReturnType<typeof enter> | undefined;
  const { bring, oldest } = inbox(async (message, arrived) => (await entered)?.play(message, arrived));
  return {
    onOpen: (_, socket) =>
      guard(socket, async (send) => {
        if (!isWhole(ply) || !isWhole(revision ?? '0'))
          return socket.close(4400, 'ply and revision should be whole numbers');
        const seen = { ply: Number(ply), revision: revision === undefined ? undefined : Number(revision) };
        const close = (code: number, reason: string) => socket.close(code, reason);
        entered = enter(id, token, seen, { send, close, oldest });
        if ((await entered) === undefined) socket.close(4403, 'there is no such room or seat');
      }),
    onMessage: ({ data }, socket) => bring(socket, String(data)),
    onClose: () => entered?.then((seat) => seat?.leave()).catch(() => undefined),
  };
});
app.get('/rooms/:id/play', line);
// #endregion socket

// #region pages
const built = (path: string) => path.replace(/^\/modules\/([\w-]+)\/([\w-]+?)(\.js)?$/, '/$1/dist/$2.js');
app.use('/modules/*', serveStatic({ root: 'node_modules/@wonders', rewriteRequestPath: built }));
app.use('*', serveStatic({ root: 'public' }));
// #endregion pages

// #region serve
const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_SENT });
dropSilent(sockets);
type Sockets = NonNullable<Parameters<typeof serve>[0]['websocket']>;
const websocket = { server: sockets } as Sockets;
app.get('/health', (c) => {
  const { rooms, turns } = held();
  return c.json({ rooms, lines: sockets.clients.size, turns });
});
const server = serve({ fetch: app.fetch, websocket, port: Number(process.env['PORT'] ?? 8787) }, ({ port }) =>
  console.log(`http://localhost:${port}`),
);
// A connection that asks for nothing, or for an upgrade to something else than a websocket, would stay for ever.
server.on('connection', (socket: Socket) => socket.setTimeout(SILENCE, () => socket.destroy()));

/** A new version takes its place: what has been told is stored, clients come back to the other process, and every line ends with code 1012. */
process.once('SIGTERM', async () => {
  server.close();
  for (const socket of sockets.clients) socket.close(1012, 'the server gives way to the next one');
  await ended();
  process.exit();
});
// #endregion serve
