import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../.ci/lib/packages.js';

/** A process that answers each message by a message. */
export interface Program<Question extends object, Answer> {
  /** The next answer: also one that nobody has asked for. */
  answer(): Promise<Answer>;
  ask(question: Question): Promise<Answer>;
  end(): void;
}

/** A program in a file, as an app has it. */
export interface Bundle {
  readonly file: string;
  remove(): void;
}

/**
 * Bundles a program as an app has it: a loader of TypeScript would wrap every function to keep its name, and make all of them slower.
 *
 * @param contents - The program; its imports are relative to `.bench`.
 */
export function bundle(name: string, contents: string): Bundle {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(dir, `${name}.mjs`);
  buildSync({
    stdin: { contents, resolveDir: join(root, '.bench') },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    conditions: ['@wonders/source'],
  });
  return { file, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Starts a bundled program in a process of its own, where the compiler knows nothing else. */
export function startProgram<Question extends object, Answer>(
  name: string,
  contents: string,
): Program<Question, Answer> {
  const { file, remove } = bundle(name, contents);
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const answer = (): Promise<Answer> => answerOf(child);
  return {
    answer,
    ask(question) {
      child.send(question);
      return answer();
    },
    end() {
      child.kill();
      remove();
    },
  };
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const waiting = new AbortController();
  const ended = once(child, 'exit', { signal: waiting.signal }).then(([status]) => {
    throw new Error(`a measuring process ended with ${status}`);
  });
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal: waiting.signal }), ended])) as [Answer];
    return answer;
  } finally {
    ended.catch(() => undefined);
    waiting.abort();
  }
}
