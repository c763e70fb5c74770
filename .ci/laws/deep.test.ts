import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { packages, root } from '../lib/packages.js';
import { testFiles } from '../mutants/judging.js';

/** What tells a test to do less in `npm test`. */
const LESS = /import \{[^}]*\b(DEEP|MORE|TRIES|every|few|fewOf|paints|readings|runs)\b[^}]*\} from '[./\w]*\/runs\.js'/;

/** The words of the step `contracts`: it runs the test files whose path has one of them. */
function contractsWords(): readonly string[] {
  const [, words = ''] = /\$\(report contracts\)([^}]*)\}/.exec(readFileSync(join(root, '.ci/run'), 'utf8')) ?? [];
  return words.match(/[\w.-]+/g) ?? [];
}

test('what tests leave out in npm test, the step contracts runs', () => {
  const dirs = [
    ...packages().flatMap(({ dir }) => [join(dir, 'src'), join(dir, 'test')]),
    join(root, '.ci'),
    join(root, 'docs'),
  ];
  const less = dirs
    .flatMap(testFiles)
    .map((file) => relative(root, file))
    .filter((file) => !/skeleton|node_modules/.test(file) && LESS.test(readFileSync(join(root, file), 'utf8')));
  expect(less.length).toBeGreaterThan(20);
  const words = contractsWords();
  expect(less.filter((file) => !words.some((word) => file.includes(word)))).toEqual([]);
});
