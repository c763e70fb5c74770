import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { AnyGame } from '@wonders/core';
import { apart, endOf } from './isolation.js';
import { kin, memoryOf } from './process-tree.js';
import { type Channel, type Limits, type RemoteBot, remoteBot } from './remote.js';

/** How long a line may be, in characters, and how much it may write while it is not asked. */
const LONGEST_LINE = 1_000_000;

/** How much may wait for a bot that asks and does not read, in bytes. */
const MOST_WAITING = 16_000_000;

const windows = process.platform === 'win32';

/** How often it looks at the memory of all processes of a bot, in milliseconds. */
const GLANCE = 500;

/** What all that a bot starts has in its environment. */
const markOf = (folder: string): string => `HOME=${folder}`;

/** Megabytes: of all that a process may map, or of what it may write to, for programs that map far more than they use. */
type Memory = { readonly all: number } | { readonly data: number };

const limitOf = (memory: Memory): string =>
  'all' in memory ? `ulimit -v ${memory.all * 1024}` : `ulimit -d ${memory.data * 1024}`;

/**
 * Limits the memory of a program, and ties it to the host: when the host's end of pipe 3 closes, even because the host was killed, its folder is
 * removed, and its group of processes and all that have its mark are killed. The folder comes as `$0`.
 */
const TIED = (memory: Memory): string =>
  [
    limitOf(memory),
    '(read -r _ <&3; rm -rf -- "$0"',
    'kill -9 $(grep -lsF -- "HOME=$0" /proc/[0-9]*/environ | cut -d/ -f3)',
    'kill -9 0) >/dev/null 2>&1 & exec env "HOME=$0" "TMPDIR=$0" "$@" 3<&-',
  ].join('; ');

const limited = (command: readonly string[], memory: Memory, folder: string, hidden: readonly string[]) =>
  windows ? command : ['sh', '-c', TIED(memory), folder, ...apart(command, hidden)];

/** The command as it reads in a folder of its own: words that name a file are seen from the host's folder. */
function located([program = '', ...words]: readonly string[]): readonly string[] {
  const seen = (word: string) => (existsSync(word) ? resolve(word) : word);
  return [/[\\/]/.test(program) ? seen(program) : program, ...words.map(seen)];
}

/** How often it looks for processes that were started while others were killed. */
const MOST_LOOKS = 20;

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Kills a process with all that it has started. */
function killAll(child: ChildProcess, mark: string): void {
  const { pid } = child;
  if (windows || pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  const before = new Set<number>();
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const found = kin(pid, mark).filter((each) => !before.has(each));
    if (looks > 0 && found.length === 0) break;
    for (const each of found) {
      before.add(each);
      kill(each);
    }
    kill(-pid);
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A bot may have made a file there that cannot be removed.
  }
}

/**
 * The way to a process of its own and back, by lines of JSON.
 *
 * @param command - The program and its words.
 * @param hidden - Files and folders that it does not see, where the system can hide them.
 */
export function processChannel(command: readonly string[], memory: Memory, hidden: readonly string[]): Channel {
  const most = 'all' in memory ? memory.all : memory.data;
  const folder = mkdtempSync(join(tmpdir(), 'wonders-bot-'));
  const [program = '', ...words] = limited(located(command), memory, folder, hidden);
  // What else the host keeps in its environment is its own.
  const path = { PATH: process.env['PATH'] ?? '' };
  const env = windows ? { ...path, HOME: folder, TMPDIR: folder } : path;
  const child = spawn(program, words, {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    env,
    cwd: folder,
    detached: !windows,
  }) as ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };
  child.stdout.setEncoding('utf8');
  let refuse: (reason: string, isForeign?: boolean) => void = () => undefined;
  // The limit of `sh` holds for each process; this one holds for all together.
  const glance = setInterval(() => {
    if (child.pid !== undefined && memoryOf([child.pid, ...kin(child.pid, markOf(folder))]) > most)
      refuse(`its processes used more than ${most} MB of memory together`);
  }, GLANCE);
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
      // What it wrote last counts. Pipe 3 stays open until the group is killed, so there is no event `close` to wait for.
      Promise.all([once(child, 'exit'), once(child.stdout, 'end')]).then(
        ([[code, signal]]) => {
          const [end, isSent] = endOf(code, signal);
          ended(`its process ended with ${end}`, isSent);
        },
        () => undefined,
      );
    },
    close() {
      clearInterval(glance);
      child.stdin.destroy();
      child.stdout.destroy();
      killAll(child, markOf(folder));
      remove(folder);
    },
  };
}

/**
 * A bot in a process of its own, in any language, made for one seat of one game. It reads a turn per line and writes a move per line.
 *
 * @param command - The program and its words.
 * @param limits - A bot beyond them loses its game.
 */
export const processBot = (game: AnyGame, command: readonly string[], { memory, time, hidden }: Limits): RemoteBot =>
  remoteBot(game, processChannel(command, { all: memory }, hidden), time);
