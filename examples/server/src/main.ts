/** `npm start`: the server, on port PORT (default 8787), with its rooms in the file DATABASE (default games.db). */
import type { Socket } from 'node:net';
import { serve, upgradeWebSocket } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { InvalidOptionsError, integer, list, object, schema, text, withDefault } from '@wonders/core';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { WebSocketServer } from 'ws';
import { offered } from './games.js';
import { dropSilent, guard, isWhole, MOST_SENT, SILENCE } from './lines.js';
import { commitmentsOf, enter, kept, openRoom, promise, saveOf, UnloadableRoom } from './rooms.js';

const app = new Hono();

// #region http
const anyObject = schema('an object', (value): value is object => typeof value === 'object');
const part = schema(
  '16 to 48 letters, digits, "_" and "-"',
  (value): value is string => typeof value === 'string' && /^[\w-]{16,48}$/.test(value),
);
const opening = object({
  game: text(40),
  options: withDefault(anyObject, {}),
  bots: withDefault(list(integer(0, 15), 0, 16), []),
  commitment: withDefault(text(64), ''),
  parts: withDefault(list(part, 0, 16), []),
});

app.use(bodyLimit({ maxSize: MOST_SENT, onError: (c) => c.json({ message: `at most ${MOST_SENT} bytes` }, 413) }));

app.onError((error, c) => {
  console.error(error);
  const message = error instanceof UnloadableRoom ? 'this room cannot be loaded' : 'the server has failed';
  return c.json({ message }, 500);
});

app.post('/commitments', (c) => c.json({ commitment: promise() }, 201));

app.post('/rooms', async (c) => {
  const asked = opening['~standard'].validate(await c.req.json().catch(() => null));
  if ('issues' in asked) return c.json({ issues: asked.issues }, 400);
  const { options, bots, parts, commitment } = asked.value;
  const offer = offered.get(asked.value.game);
  if (offer === undefined) return c.json({ message: 'there is no such game' }, 400);
  const own = kept(commitment || promise());
  if (own === undefined) return c.json({ message: 'there is no such commitment' }, 400);
  try {
    return c.json(openRoom(offer.game, options, bots, [own, ...parts]), 201);
  } catch (error) {
    if (error instanceof InvalidOptionsError) return c.json({ issues: error.issues }, 400);
    throw error;
  }
});

app.get('/rooms/:id/commitments', (c) => {
  const commitments = commitmentsOf(c.req.param('id'));
  return commitments === undefined ? c.json({ message: 'there is no such room' }, 404) : c.json(commitments);
});

app.get('/rooms/:id/save', (c) => {
  const save = saveOf(c.req.param('id'));
  return save === undefined ? c.json({ message: 'there is no such finished game' }, 404) : c.json(save);
});
// #endregion http

// #region socket
const line = upgradeWebSocket((c) => {
  const id = c.req.param('id') ?? '';
  const { token = '', ply = '0', revision } = c.req.query();
  let seat: ReturnType<typeof enter>;
  return {
    onOpen: (_, socket) =>
      guard(socket, (send) => {
        if (!isWhole(ply) || !isWhole(revision ?? '0'))
          return socket.close(4400, 'ply and revision should be whole numbers');
        const seen = { ply: Number(ply), revision: revision === undefined ? undefined : Number(revision) };
        seat = enter(id, token, seen, send);
        if (seat === undefined) socket.close(4403, 'there is no such room or seat');
      }),
    onMessage: ({ data }, socket) => guard(socket, () => seat?.play(String(data))),
    onClose: () => seat?.leave(),
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
const server = serve({ fetch: app.fetch, websocket, port: Number(process.env['PORT'] ?? 8787) }, ({ port }) =>
  console.log(`http://localhost:${port}`),
);
// A connection that asks for nothing, or for an upgrade to something else than a websocket, would stay for ever.
server.on('connection', (socket: Socket) => socket.setTimeout(SILENCE, () => socket.destroy()));
// #endregion serve
