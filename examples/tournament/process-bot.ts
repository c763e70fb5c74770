import { spawn } from 'node:child_process';
import type { AnyGame } from '@wonders/core';
import { type Channel, type Limits, type RemoteBot, remoteBot } from './remote.js';

/** How long a line may be, in characters, and how much it may write while it is not asked. */
const LONGEST_LINE = 1_000_000;

/** How much may wait for a bot that asks and does not read, in bytes. */
const MOST_WAITING = 16_000_000;

/** The command, with its memory limited where the system can do that. */
const limited = (command: readonly string[], memory: number): readonly string[] =>
  process.platform === 'win32' ? command : ['sh', '-c', `ulimit -v ${memory * 1024}; exec "$@"`, 'sh', ...command];

function channelTo(command: readonly string[], memory: number): Channel {
  const [program = '', ...words] = limited(command, memory);
  // Only the path: what else the host keeps in its environment is its own.
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'ignore'], env });
  child.stdout.setEncoding('utf8');
  let refuse: (reason: string) => void = () => undefined;
  return {
    send(message) {
      if (child.stdin.writableLength > MOST_WAITING) refuse('it asks and does not read the answers');
      else if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    listen(heard, ended) {
      refuse = ended;
      let begun = '';
      const take = (line: string) => {
        let message: unknown;
        try {
          message = JSON.parse(line);
        } catch {
          return ended('a line that is not JSON');
        }
        heard(message);
      };
      child.stdout.on('data', (chunk: string) => {
        const [first = '', ...others] = chunk.split('\n');
        begun += first;
        for (const next of others) {
          if (begun.trim() !== '') take(begun);
          begun = next;
        }
        if (begun.length > LONGEST_LINE) {
          begun = '';
          ended(`a line of more than ${LONGEST_LINE} characters`);
        }
      });
      // It may end while it is written to.
      child.stdin.on('error', () => undefined);
      child.on('error', (error) => ended(error.message));
      child.on('close', (code, signal) => ended(`its process ended with ${signal ?? `code ${code}`}`));
    },
    close() {
      child.stdin.destroy();
      child.stdout.destroy();
      child.kill('SIGKILL');
    },
  };
}

/**
 * A bot in a process of its own, in any language, made for one seat of one game. It reads a turn per line and writes a move per line.
 *
 * @param command - The program and its words.
 * @param limits - A bot beyond them loses its game.
 */
export const processBot = (game: AnyGame, command: readonly string[], { memory, time }: Limits): RemoteBot =>
  remoteBot(game, channelTo(command, memory), time);
