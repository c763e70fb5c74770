/** Plays what tournaments hand out by Redis: `npm run tournament -- worker --queue redis://localhost:6379`, on as many machines as you like. */
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { work } from './queue.js';
import { MEMORY, threads } from './threads.js';

interface Flags {
  readonly queue: string;
  readonly workers: string;
  readonly budget: string;
  readonly memory: string;
}

const { queue, workers, budget, memory } = new Command('worker')
  .description('Plays games of tournaments from a Redis queue, until you stop it.')
  .option('--queue <url>', 'the Redis', 'redis://localhost:6379')
  .option('--workers <count>', 'how many threads', String(availableParallelism()))
  .option('--budget <milliseconds>', 'how long a bot may think about a move', '60000')
  .option('--memory <megabytes>', 'how much memory a bot in a realm of its own may use', String(MEMORY))
  .parse(process.argv)
  .opts<Flags>();

const players = threads(Number(workers), Number(budget), Number(memory));
const stop = work(queue, players, Number(workers));
console.log(`Waiting for games at ${queue}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stop();
    await players.close();
  });
