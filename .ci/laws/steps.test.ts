/** The steps of `npm run ci`: they run what is there, every gate is one of them, and each begins after what it needs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../lib/packages.js';

interface Step {
  readonly run: string;
  readonly after?: readonly string[];
  readonly cores?: number;
}

/** They are plain JavaScript: they run before TypeScript is installed. */
const { STEPS } = (await import(pathToFileURL(join(root, '.ci/steps.mjs')).href)) as {
  readonly STEPS: Readonly<Record<string, Step>>;
};
const { plan } = (await import(pathToFileURL(join(root, '.ci/do.mjs')).href)) as {
  readonly plan: (name: string, words: readonly string[]) => unknown;
};
const gates = readdirSync(join(root, '.ci/gates')).filter((file) => !file.endsWith('.test.ts'));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The programs under `.ci` that a text names. */
const programs = (text: string): readonly string[] => text.match(/\.(ci|bench)\/[\w./-]+\.(ts|mjs)\b/g) ?? [];

test('what the steps run is there', () => {
  const named = Object.values(STEPS).flatMap(({ run }) => programs(run));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((each) => !existsSync(join(root, each)))).toEqual([]);
});

test('every gate is a step, or runs each night', () => {
  const texts = [...Object.values(STEPS).map(({ run }) => run), read('.github/workflows/nightly.yml')].join('\n');
  const commands = [...texts.matchAll(/npm run (?:--silent )?([\w-]+)(?: -- (.*))?$/gm)];
  const planned = commands.map(([, name = '', words = '']) => plan(name, words.split(' ')));
  const run = [texts, ...planned.map((each) => JSON.stringify(each))].flatMap(programs);
  expect(gates.filter((file) => !run.includes(`.ci/gates/${file}`))).toEqual([]);
});

test('a step begins after steps that stand before it', () => {
  const names = Object.keys(STEPS);
  const wrong = Object.entries(STEPS).flatMap(([name, { after = [] }]) =>
    after.filter((each) => !names.slice(0, names.indexOf(name)).includes(each)).map((each) => `${name} after ${each}`),
  );
  expect(wrong).toEqual([]);
});

test('every gate says in its first line what it guards', () => {
  expect(gates.filter((file) => !read(`.ci/gates/${file}`).startsWith('/** Guards '))).toEqual([]);
});
