/** Runs tests on sources of which one is changed: the files stay as they are, and the tests load them through the change. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './packages.js';

/** A change of a file, as `packages/vitest.config.ts` makes it. */
export interface Exchange {
  /** The whole path. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Where `from` stands; without it, it has to stand there once. */
  readonly at?: number;
}

/** How tests ended that ran on a changed source: `hung` if they had to be stopped, `broken` if they ended without a report. */
export type Ending = 'passed' | 'failed' | 'hung' | 'broken';

/** The test files under a directory. */
export function testFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(dir, file));
}

/**
 * Runs tests against a change until one of them fails.
 *
 * @param tests - Their files, seen from the root. They run in this order.
 * @param title - What the titles of the tests have to match.
 * @param seconds - After so long the tests are stopped.
 * @returns How they ended, and what they said if they ended without a report.
 */
export function testedWith(
  change: Exchange,
  tests: readonly string[],
  { title, seconds }: { readonly title?: string; readonly seconds?: number } = {},
): Promise<{ readonly ending: Ending; readonly said: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'mutant-'));
  const output = join(dir, 'report.json');
  const args = ['run', '--config', 'packages/vitest.config.ts', '--maxWorkers=1', '--bail=1', '--reporter=json'];
  const only = title === undefined ? [] : [`-t=${title}`];
  const env = { ...process.env, MUTANT: JSON.stringify(change), ORDER: JSON.stringify(tests), RUNS: '2' };
  const words = [...args, `--outputFile=${output}`, ...only, ...tests];
  return new Promise((resolve, reject) => {
    // A group of its own: a worker that hangs does not end with the program that started it.
    const child = spawn(join(root, 'node_modules/.bin/vitest'), words, { cwd: root, env, detached: true });
    let [said, stopped] = ['', false];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const stop = () => {
      stopped = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = seconds === undefined ? undefined : setTimeout(stop, seconds * 1000);
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      const report = existsSync(output) && (JSON.parse(readFileSync(output, 'utf8')) as { success: boolean });
      rmSync(dir, { recursive: true, force: true });
      const ending = stopped ? 'hung' : report === false ? 'broken' : report.success ? 'passed' : 'failed';
      resolve({ ending, said });
    });
  });
}
