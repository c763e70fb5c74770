import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../.ci/packages.js';
import { sourcesOf } from './checkouts.js';

/** What optimised code keeps as a fraction depends on when it was compiled. Without it the rules alone decide. */
const FLAGS = ['--no-opt', '--conditions=@wonders/source', '--import', 'tsx'];

test('all games count in whole numbers', { timeout: 60_000 }, async () => {
  const found: unknown = JSON.parse(
    execFileSync(process.execPath, [...FLAGS, '.bench/fractions.ts'], { cwd: root, encoding: 'utf8' }),
  );
  const none = (await sourcesOf(root)).map(({ id }) => [id, []] as const);
  expect(found).toEqual({ 'minus zero': ['/wood'], ...Object.fromEntries(none) });
});
