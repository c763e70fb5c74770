/** Runs tests on sources of which one is changed: the files stay as they are, and the tests load them through the change. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/packages.js';

/** A change of a file, as `packages/vitest.config.ts` makes it. */
export interface Exchange {
  /** The whole path. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Where `from` stands; without it, it has to stand there once. */
  readonly at?: number;
}

/** How tests ended that ran on a changed source: `hung` if they had to be stopped, `broken` if they ended without a report of all. */
export type Ending = 'passed' | 'failed' | 'hung' | 'broken';

/** How a run of tests ended, and what it took. */
export interface Tested {
  readonly ending: Ending;
  readonly seconds: number;
  readonly said: string;
}

/** The test files under a directory. */
export function testFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(dir, file));
}

/** Ticks of the clock by which Linux counts CPU time, in a second. */
const TICKS = 100;

/**
 * The seconds of CPU time that a group of processes has used, those included that have ended; `undefined` where there is no `/proc`. Unlike
 * seconds of the clock they are no more on a busy machine.
 */
export function cpuSeconds(group: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  let ticks = 0;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    } catch {
      // It has ended meanwhile.
      continue;
    }
    // After the name, which may hold anything: its own time and that of the children that it has waited for.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (fields[2] === group) for (const time of fields.slice(11, 15)) ticks += time;
  }
  return ticks / TICKS;
}

/**
 * Runs tests against a change until one of them fails.
 *
 * @param tests - Their files, seen from the root. They run in this order.
 * @param title - What the titles of the tests have to match.
 * @param runs - How many random games a contract plays.
 * @param seconds - After so much CPU time the tests are stopped; after so long where the system does not tell it.
 * @returns How they ended, after how many of such seconds, and what they said if they ended without a report.
 */
export function testedWith(
  change: Exchange,
  tests: readonly string[],
  {
    title,
    runs = 2,
    seconds,
  }: { readonly title?: string; readonly runs?: number | undefined; readonly seconds?: number } = {},
): Promise<Tested> {
  const dir = mkdtempSync(join(tmpdir(), 'mutant-'));
  const output = join(dir, 'report.json');
  const args = ['run', '--config', 'packages/vitest.config.ts', '--maxWorkers=1', '--bail=1', '--reporter=json'];
  const only = title === undefined ? [] : [`-t=${title}`];
  const env = { ...process.env, MUTANT: JSON.stringify(change), ORDER: JSON.stringify(tests), RUNS: `${runs}` };
  const words = [...args, `--outputFile=${output}`, ...only, ...tests];
  return new Promise((resolve, reject) => {
    // A group of its own: a worker that hangs does not end with the program that started it.
    const child = spawn(join(root, 'node_modules/.bin/vitest'), words, { cwd: root, env, detached: true });
    let [said, stopped] = ['', false];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const { pid } = child;
    const start = performance.now();
    let used = 0;
    const timer = setInterval(() => {
      if (pid === undefined || stopped) return;
      used = cpuSeconds(pid) ?? (performance.now() - start) / 1000;
      stopped = seconds !== undefined && used >= seconds;
      if (stopped) process.kill(-pid, 'SIGKILL');
    }, 1000);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(timer);
      const report = existsSync(output) && (JSON.parse(readFileSync(output, 'utf8')) as { success: boolean });
      rmSync(dir, { recursive: true, force: true });
      // Where a worker dies, out of memory say, the report knows of no failure: only the exit code does.
      const isWhole = report !== false && (code === 0 || !report.success);
      const ending = stopped ? 'hung' : !isWhole ? 'broken' : report.success ? 'passed' : 'failed';
      resolve({ ending, seconds: used, said });
    });
  });
}
