import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../.ci/lib/packages.js';
import type { Source } from './checkouts.js';
import type { Answer, Offer, Question } from './served.js';

/** A process that measures something when asked. */
export interface Side {
  readonly offers: readonly Pick<Offer, 'variant' | 'works'>[];
  /** Nanoseconds per unit over a slice; throws what the work threw. */
  slice(question: Question): Promise<number>;
  end(): void;
}

/** A game in a process of its own. */
export interface Apart extends Side {
  readonly offers: readonly Offer[];
}

/**
 * Starts a game as an app runs it: bundled, in a process of its own, where the compiler knows the states of no other
 * game. A loader of TypeScript would wrap every function to keep its name, and make all of them slower.
 *
 * @param checkout - Where the game and its core come from. What measures them comes from here.
 */
export async function apart(checkout: string, source: Source, words: readonly string[]): Promise<Apart> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(dir, `${source.id}.mjs`);
  buildSync({
    stdin: {
      contents: `
        import * as module from ${JSON.stringify(source.module)};
        import * as bots from ${JSON.stringify(join(checkout, 'packages/core/src/bots/index.ts'))};
        import { serve } from './served.ts';
        const game = Object.values(module).find((each) => typeof each === 'object' && 'newGame' in each && 'fast' in each);
        serve(game, ${JSON.stringify(source.variants)}, ${JSON.stringify(words)}, bots.searchBot);`,
      resolveDir: join(root, '.bench'),
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    conditions: ['@wonders/source'],
  });
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const end = (): void => {
    child.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  const first = await answerOf(child);
  if (first.kind !== 'offers') throw new Error(`${source.id} offers nothing`);
  return {
    offers: first.offers,
    end,
    async slice(question) {
      child.send(question);
      const answer = await answerOf(child);
      if (answer.kind === 'slice') return answer.ns;
      throw new Error(answer.kind === 'fault' ? answer.message : 'no slice');
    },
  };
}

async function answerOf(child: ChildProcess): Promise<Answer> {
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
