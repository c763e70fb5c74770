import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@wonders/core';
import { processChannel } from './process-bot.js';
import { type Channel, type Limits, type RemoteBot, remoteBot } from './remote.js';

const REALM = fileURLToPath(new URL('./realm.mjs', import.meta.url));

/** What Node and the games take themselves, in megabytes. */
const BASE = 400;

/** How Node ends when its heap is full. */
const HEAP_IS_FULL = /SIGABRT|SIGTRAP/;

function channelTo(game: string, url: string, { memory, hidden }: Limits): Channel {
  const heap = `--max-old-space-size=${memory}`;
  const command = [process.execPath, heap, '--conditions=@wonders/source', REALM, game, url];
  const channel = processChannel(command, { data: memory + BASE }, hidden);
  return {
    ...channel,
    listen: (heard, ended) =>
      channel.listen(heard, (reason, isForeign) =>
        ended(HEAP_IS_FULL.test(reason) ? `out of memory: ${reason}` : reason, isForeign),
      ),
  };
}

/**
 * A bot that is a module, in a process of Node of its own, made for one seat of one game.
 *
 * @param url - Of a module whose default export makes a bot of a game, `(game) => bot`.
 * @param limits - A bot beyond them loses its game. On Linux the memory is that of its heap and its buffers together, elsewhere of its heap alone.
 */
export const workerBot = (game: AnyGame, url: string, limits: Limits): RemoteBot =>
  remoteBot(game, channelTo(game.id, url, limits), limits.time);
