import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/packages.js';
import { DEEP } from '../runs.js';
import type { Hours } from './hours.js';

const dir = mkdtempSync(join(tmpdir(), 'soak-'));
const state = join(dir, 'state.json');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const soak = (...words: string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', '.ci/soak/soak.ts', '--state', state, ...words], { cwd: root });

/** The rounds that a run reports, until it ends, or until it has reported this many and is killed. */
async function rounds(child: ChildProcess, most = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const told: string[] = [];
  const gone = once(child, 'exit');
  if (child.stdout === null) throw new Error('its output is piped');
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^round \d+, /.test(line)) told.push(line.replace(/ \([^)]*\)$/, ''));
    if (told.length >= most) child.kill('SIGKILL');
  }
  await gone;
  return told;
}

const kept = (): Hours => JSON.parse(readFileSync(state, 'utf8')) as Hours;

test.runIf(DEEP)(
  'a run that is killed goes on where it was, and one round can be seen again',
  async () => {
    const words = ['--seed', 'monday', '--only', 'records', '--frames', '60'];
    const before = await rounds(soak('--hours', '1', ...words), 2);
    expect(before).toHaveLength(2);
    const { round } = kept();
    expect([1, 2]).toContain(round);
    // No time is left: that is one more round.
    const after = await rounds(soak('--hours', '0', '--resume'));
    expect(after.map((line) => line.split(',')[0])).toEqual([`round ${round}`]);
    expect(kept().round).toBe(round + 1);
    const again = await rounds(soak('--round', String(round), ...words));
    expect(again).toEqual(after);
  },
  120_000,
);

test('what is no run is refused', async () => {
  for (const words of [
    ['--hours', 'x'],
    ['--hours', '1', '--only', 'nothing'],
  ]) {
    const [status] = (await once(soak(...words), 'exit')) as [number];
    expect(status).toBe(1);
  }
});
