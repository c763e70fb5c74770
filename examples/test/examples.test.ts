import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from '@wonders/core/records';
import { hal } from '@wonders/hal';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a program prints. */
function run(name: string, ...words: readonly string[]): string {
  const node = ['--conditions=@wonders/source', '--import', 'tsx', `examples/${name}.ts`, ...words];
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: 'utf8', env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('an app gets sentences for moves and events, and scores', () => {
  const printed = run('embed');
  expect(printed).toMatch(/^Give \w+( \d+)? to Hal$/m);
  expect(printed).toMatch(/^ {4}Hal (constructs|urbanizes) /m);
  expect(printed).toMatch(/total/);
});

test('the README shows how a game is told', () => {
  const [, shown = ''] = /```text\n(.*?)```/s.exec(readFileSync(`${root}README.md`, 'utf8')) ?? [];
  expect(shown).not.toBe('');
  expect(run('play/main', 'hal', '--seed', 'monday', '--level', 'expert')).toContain(shown);
});

test('the playout bot beats the random bot beyond doubt', () => {
  const printed = run('bot');
  const interval = (bot: string) =>
    new RegExp(`'${bot}' .*?'([\\d.]+) to ([\\d.]+) %'`).exec(printed)?.slice(1).map(Number) ?? [];
  const [low = 0] = interval('playouts');
  const [, high = 100] = interval('random');
  expect(low).toBeGreaterThan(high);
});

test('the companion takes what turned up, plays Hal, and its record can be loaded', () => {
  const printed = run('companion');
  expect(printed).toMatch(/^ {2}one of 9: .+ joins the starting city$/m);
  expect(printed).toMatch(/^Hal takes his turn\n {2}With .+$/m);
  const loaded = load(hal, printed.trim().split('\n').at(-1));
  expect(loaded.ok && hal.outcome(loaded.playthrough.state)?.ending).toBeTruthy();
});
