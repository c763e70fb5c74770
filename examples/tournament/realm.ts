/** The code of a worker for one bot: answers one turn after the other. What it throws ends the worker. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerTurn, type TurnMessage } from '@wonders/core/table';
import { gamesById } from './tournament.js';
import type { Realm } from './worker-bot.js';

const { game: id, url } = workerData as Realm;
const game = (await gamesById()).get(id);
const { default: make } = await import(url);
if (game === undefined || typeof make !== 'function') throw new TypeError('the module should export a maker of bots');
const bot = make(game);
parentPort?.on('message', (message: TurnMessage) => parentPort?.postMessage(answerTurn(game, bot, message)));
