/** Plays what tournaments hand out by Redis: `npm run tournament -- worker --key queue.key`, on as many machines as you like. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { listed } from '../../.ci/lib/flags.js';
import { warn } from './isolation.js';
import { work } from './queue.js';
import { keyIn } from './seal.js';
import { MEMORY, threads } from './threads.js';

interface Flags {
  readonly queue: string;
  readonly workers: string;
  readonly budget: string;
  readonly memory: string;
  readonly key?: string;
  readonly allow: readonly string[];
  readonly own?: string;
}

const { queue, workers, budget, memory, key, allow, own } = new Command('worker')
  .description('Plays games of tournaments from a Redis queue, until you stop it.')
  .option('--queue <url>', 'the Redis', 'redis://localhost:6379')
  .option('--workers <count>', 'how many threads', String(availableParallelism()))
  .option('--budget <milliseconds>', 'how long a bot may think about a move', '60000')
  .option('--memory <megabytes>', 'how much memory a bot in a realm of its own may use', String(MEMORY))
  .option('--key <file>', 'the file with the key that the host has, too')
  .option(
    '--allow <names>',
    'the bots in realms of their own that this machine runs: process:python3 bot.py',
    listed,
    [],
  )
  .option('--own <module>', 'the module of bots that this machine loads')
  .parse(process.argv)
  .opts<Flags>();

const secret = keyIn(key);
warn(allow);
const players = threads(Number(workers), Number(budget), Number(memory), key === undefined ? [] : [resolve(key)]);
const allowed = { bots: allow, own: own === undefined ? null : resolve(own) };
const stop = work(queue, secret, allowed, players, Number(workers));
console.log(`Waiting for games at ${queue}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stop();
    await players.close();
  });
