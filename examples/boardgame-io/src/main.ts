import { Origins, Server } from 'boardgame.io/server';
import { veil } from './adapter.js';
import { babel, ginkgopolis } from './games.js';

/** `npm start`: the server of boardgame.io under the port PORT (default 8000), and its lobby under the next one. */
const games = [babel, ginkgopolis];
const server = Server({ games, origins: [Origins.LOCALHOST] });
veil(server.db, games);
const port = Number(process.env['PORT'] ?? 8000);
// The lobby has a port of its own: with koa-compose 4.2 boardgame.io 0.50 answers 404 to all of it on the port of the game.
server.run({ port, lobbyConfig: { apiPort: port + 1 } });
