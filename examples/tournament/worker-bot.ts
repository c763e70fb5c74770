import { Worker } from 'node:worker_threads';
import type { AnyGame } from '@wonders/core';
import { type Channel, type Limits, type RemoteBot, remoteBot } from './remote.js';

/** How much it may write to standard output and error, in bytes. */
const MOST_OUTPUT = 1_000_000;

/** What a worker is told: no secret is among it. */
export interface Realm {
  readonly game: string;
  readonly url: string;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'out of memory'
    : `${error.name}: ${error.message}`;
}

function channelTo(realm: Realm, memory: number): Channel {
  const worker = new Worker(new URL('./realm.mjs', import.meta.url), {
    workerData: realm,
    env: {},
    argv: [],
    execArgv: ['--conditions=@wonders/source'],
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdout: true,
    stderr: true,
  });
  const close = () => void worker.terminate();
  return {
    send: (message) => worker.postMessage(message),
    listen(heard, ended) {
      let written = 0;
      const write = (chunk: Buffer) => {
        written += chunk.length;
        if (written > MOST_OUTPUT) ended(`it wrote more than ${MOST_OUTPUT} bytes`);
      };
      worker.stdout.on('data', write);
      worker.stderr.on('data', write);
      worker.on('message', heard);
      worker.on('messageerror', (error) => ended(reasonOf(error)));
      worker.on('error', (error) => ended(reasonOf(error)));
      worker.on('exit', (code) => ended(`its worker ended with code ${code}`));
    },
    close,
  };
}

/**
 * A bot in a worker thread of its own, made for one seat of one game.
 *
 * @param url - Of a module whose default export makes a bot of a game, `(game) => bot`.
 * @param limits - A bot beyond them loses its game. Memory is that of its heap: neither buffers nor messages are
 *   counted, so take `processBot` for authors whom you do not know.
 */
export const workerBot = (game: AnyGame, url: string, { memory, time }: Limits): RemoteBot =>
  remoteBot(game, channelTo({ game: game.id, url }, memory), time);
