import { Origins, Server } from 'boardgame.io/server';
import { veil } from './adapter.js';
import { babel, ginkgopolis } from './games.js';

/** `npm start`: the server of boardgame.io on port PORT (default 8000), and its lobby on the next one. */
const games = [babel, ginkgopolis];
const server = Server({ games, origins: [Origins.LOCALHOST] });
veil(server.db, games);
const port = Number(process.env['PORT'] ?? 8000);
// The lobby needs its own port: with koa-compose 4.2, boardgame.io 0.50 answers 404 to lobby requests on the port of the game.
server.run({ port, lobbyConfig: { apiPort: port + 1 } });
