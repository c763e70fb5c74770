import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { load } from '@wonders/core/records';
import { sealed } from '@wonders/core/testing';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What one of the small programs prints. */
function run(name: string): string {
  const node = ['--conditions=@wonders/source', '--import', 'tsx', `examples/${name}.ts`];
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: 'utf8', env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('an app gets sentences and events of its own seat only, and scores', () => {
  const printed = run('embed');
  expect(printed.match(/^Seat \d bids \d+$/gm)).toHaveLength(8);
  expect(printed).toContain('{"kind":"bid","seat":1,"card":"hidden"}');
  expect(printed).not.toMatch(/"kind":"bid","seat":1,"card":\d/);
  expect(printed).toContain('total');
});

test("the bot that plays out beats chance, beyond the arena's doubt", () => {
  const printed = run('bot');
  const interval = (bot: string) =>
    new RegExp(`'${bot}' .*?'([\\d.]+) to ([\\d.]+) %'`).exec(printed)?.slice(1).map(Number) ?? [];
  const [low = 0] = interval('playouts');
  const [, high = 100] = interval('random');
  expect(low).toBeGreaterThan(high);
});

test('the companion takes what turned up, and its record can be loaded', () => {
  const printed = run('companion');
  expect(printed).toMatch(/one of 24: .*20 turns up/);
  const loaded = load(sealed, printed.trim().split('\n').at(-1));
  expect(loaded.ok && sealed.outcome(loaded.playthrough.state)?.winners).toHaveLength(1);
});
