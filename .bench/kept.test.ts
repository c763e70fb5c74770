import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../.ci/lib/packages.js';
import { DEEP } from '../.ci/runs.js';
import { sourcesOf } from './checkouts.js';

/** What optimised code keeps in a slower form depends on when it was compiled. Without it the rules alone decide. */
const FLAGS = ['--no-opt', '--allow-natives-syntax', '--conditions=@wonders/source', '--import', 'tsx'];

interface Kept {
  readonly fractions: Readonly<Record<string, readonly string[]>>;
  readonly holes: Readonly<Record<string, readonly string[]>>;
  readonly anything: Readonly<Record<string, readonly string[]>>;
}

let kept: Kept | undefined;
function keptByV8(): Kept {
  kept ??= JSON.parse(
    execFileSync(process.execPath, [...FLAGS, '.bench/kept.ts'], { cwd: root, encoding: 'utf8' }),
  ) as Kept;
  return kept;
}

test.runIf(DEEP)('all games count in whole numbers', { timeout: 60_000 }, async () => {
  const none = (await sourcesOf(root)).map(({ id }) => [id, []] as const);
  expect(keptByV8().fractions).toEqual({ 'minus zero': ['/wood'], ...Object.fromEntries(none) });
});

// Where it fails: write counts in a function that meets lists of numbers only.
test.runIf(DEEP)('Century, Eight Wonders and HAL keep counts in lists of whole numbers', { timeout: 60_000 }, () => {
  const { 'a list with a text': mixed, 'century-ai': century, 'eight-wonders': wonders, hal } = keptByV8().anything;
  expect({ mixed, century, wonders, hal }).toEqual({ mixed: ['/had'], century: [], wonders: [], hal: [] });
});

// Where it fails: spread a frozen table before you filter it, and take push, map or filter in place of flatMap.
test.runIf(DEEP)(
  'the lists of Duel and HAL have no holes, so that copying meets one sort of them',
  { timeout: 60_000 },
  () => {
    const { 'a filtered table': table, 'duel-solo': duel = ['not played'], hal = ['not played'] } = keptByV8().holes;
    expect(table).toEqual(['/frozen']);
    expect(duel.filter((path) => !path.startsWith('/pantheon/'))).toEqual([]);
    // Its lists come from `replaced`, which makes holes where another game of this process gave it a list with some.
    expect(hal.filter((path) => path !== '/city')).toEqual([]);
  },
);
