/** `npm start`: the server, under the port PORT (default 8787), with its rooms in the file DATABASE (default games.db). */
import { fileURLToPath } from 'node:url';
import { serve, upgradeWebSocket } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { InvalidOptionsError } from '@wonders/core';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { type Incoming, incoming, opening } from './messages.js';
import { type Listener, loadRoom, openRoom, play, type Room, saveOf, tell } from './rooms.js';
import { openStore } from './store.js';

const store = openStore(process.env['DATABASE'] ?? 'games.db');
const app = new Hono();

/** The rooms with somebody in them. The others are in the file alone. */
const rooms = new Map<string, Room>();
const roomOf = (id: string) => rooms.get(id) ?? loadRoom(store, id);

// #region http
app.post('/rooms', async (c) => {
  const request = opening['~standard'].validate(await c.req.json().catch(() => null));
  if ('issues' in request) return c.json({ issues: request.issues }, 400);
  try {
    const opened = openRoom(store, request.value);
    return opened === undefined ? c.json({ issues: [{ message: 'no such game' }] }, 400) : c.json(opened, 201);
  } catch (error) {
    if (error instanceof InvalidOptionsError) return c.json({ issues: error.issues }, 400);
    throw error;
  }
});

app.get('/rooms/:id/save', (c) => {
  const room = roomOf(c.req.param('id'));
  if (room === undefined) return c.json({ message: 'no such room' }, 404);
  const save = saveOf(room);
  return save === undefined ? c.json({ message: 'the game is not over' }, 409) : c.json(save);
});
// #endregion http

// #region socket
app.get(
  '/rooms/:id/play',
  upgradeWebSocket((c) => {
    const id = c.req.param('id') ?? '';
    let room: Room | undefined;
    let listener: Listener | undefined;
    return {
      onMessage({ data }, socket) {
        const message = read(data);
        const send = (outgoing: object) => socket.send(JSON.stringify(outgoing));
        if (message?.kind === 'sit' && listener === undefined) {
          room = roomOf(id);
          const seat = room?.tokens.indexOf(message.token) ?? -1;
          if (room === undefined || (seat < 0 && message.token !== ''))
            return socket.close(4403, 'no such room or seat');
          rooms.set(id, room);
          listener = { viewer: seat < 0 ? 'spectator' : seat, ply: message.ply, send };
          room.listeners.add(listener);
          tell(room, listener);
        } else if (message?.kind === 'move' && room !== undefined && listener !== undefined) {
          const refused = play(store, room, listener.viewer, message.move, message.ply);
          if (refused !== undefined) send(refused);
        } else socket.close(4400, 'not understood');
      },
      onClose() {
        if (listener !== undefined) room?.listeners.delete(listener);
        if (room?.listeners.size === 0) rooms.delete(id);
      },
    };
  }),
);

function read(data: unknown): Incoming | undefined {
  try {
    const result = incoming['~standard'].validate(JSON.parse(String(data)));
    return 'issues' in result ? undefined : result.value;
  } catch {
    return undefined;
  }
}
// #endregion socket

// #region pages
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = (path: string) => path.replace(/^\/modules\/([\w-]+)\/([\w-]+?)(\.js)?$/, '/$1/dist/$2.js');
app.use('/modules/*', serveStatic({ root: here('../node_modules/@wonders'), rewriteRequestPath: built }));
app.use('*', serveStatic({ root: here('../public') }));
// #endregion pages

// #region serve
const sockets = { server: new WebSocketServer({ noServer: true, maxPayload: 4096 }) };
type Sockets = NonNullable<Parameters<typeof serve>[0]['websocket']>;
serve({ fetch: app.fetch, websocket: sockets as Sockets, port: Number(process.env['PORT'] ?? 8787) }, ({ port }) =>
  console.log(`http://localhost:${port}`),
);
// #endregion serve
