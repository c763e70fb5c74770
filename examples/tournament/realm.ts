/** The code of a process for one bot that is a module: answers one turn after the other. What it throws ends the process. */
import { createInterface } from 'node:readline';
import { answerTurn } from '@wonders/core/table';
import { gamesById } from './tournament.js';

/** A result keeps no more of a reason. */
const LONGEST_REASON = 500;

const write = process.stdout.write.bind(process.stdout);
const tell = (message: object): void => void write(`${JSON.stringify(message)}\n`);

// The output belongs to the host: what a bot prints goes nowhere.
process.stdout.write = () => true;

function threw(error: unknown): never {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  tell({ kind: 'threw', reason: reason.slice(0, LONGEST_REASON) });
  process.exit(1);
}
process.on('uncaughtException', threw);
process.on('unhandledRejection', threw);

const [id = '', url = ''] = process.argv.slice(2);
const game = (await gamesById()).get(id);
const { default: make } = await import(url);
if (game === undefined || typeof make !== 'function') throw new TypeError('the module should export a maker of bots');
const bot = make(game);
createInterface({ input: process.stdin }).on('line', (line) => tell(answerTurn(game, bot, JSON.parse(line))));
