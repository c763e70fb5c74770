import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { commandsOf } from '../lib/commands.js';
import { root } from '../lib/packages.js';

interface Command {
  readonly does: string;
  readonly parts?: Readonly<Record<string, unknown>>;
}

type Plan = string | { readonly env: object; readonly light: boolean; readonly run: readonly (readonly string[])[] };

/** The runner is plain JavaScript: it starts before TypeScript is installed. */
const { COMMANDS, plan, ranAll } = (await import(pathToFileURL(join(root, '.ci/do.mjs')).href)) as {
  readonly COMMANDS: Readonly<Record<string, Command>>;
  readonly plan: (name: string, words: readonly string[]) => Plan;
  readonly ranAll: (programs: readonly (readonly string[])[], env: object) => Promise<number>;
};
const MOST = 26;

test('package.json hands every name to the runner, and 26 names are enough', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  expect(scripts).toEqual(Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `node .ci/do.mjs ${name}`])));
  expect(Object.keys(COMMANDS).length).toBeLessThanOrEqual(MOST);
});

test('what it runs is there', () => {
  const named = readFileSync(join(root, '.ci/do.mjs'), 'utf8').match(/\.(ci|bench)\/[\w./-]+\.(ts|mjs)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((each) => !existsSync(join(root, each)))).toEqual([]);
});

test('the page of commands names every command and every word that picks a part of one', () => {
  const named = commandsOf('docs/contributing/commands.md').map((command) =>
    command.replace('--silent ', '').replace(/^npm (start|test)/, 'npm run $1'),
  );
  const missing = Object.entries(COMMANDS).flatMap(([name, { parts = {} }]) =>
    [`npm run ${name}`, ...Object.keys(parts).map((part) => `npm run ${name} -- ${part}`)].filter(
      (each) => !named.some((command) => `${command} `.startsWith(`${each} `) || command.startsWith(`${each}/`)),
    ),
  );
  expect(missing).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/contributing/commands.md', 'docs/contributing/conventions.md'])(
  '%s can be read at one sitting',
  (page) => {
    expect(statSync(join(root, page)).size).toBeLessThanOrEqual(6000);
  },
);

test.each([
  {
    name: 'rooms',
    words: [],
    run: ['node --import tsx .ci/rooms/rooms.ts', 'node --import tsx .ci/rooms/undocumented.ts'],
  },
  {
    name: 'test',
    words: ['packages/hal'],
    run: ['vitest run --config packages/vitest.config.ts --exclude=.ci/** packages/hal'],
  },
  { name: 'test', words: ['.ci/laws'], run: ['vitest run --config .ci/vitest.config.ts .ci/laws'] },
  { name: 'test', words: ['examples'], run: ['vitest run --config examples/vitest.config.ts'] },
  { name: 'test', words: ['examples/play'], run: ['vitest run --config examples/vitest.config.ts examples/play'] },
  {
    name: 'typecheck',
    words: ['--pretty', 'false'],
    run: [/ -p packages /, / -p \. /, / -p examples.boardgame-io .* --pretty false$/].map((line) =>
      expect.stringMatching(line),
    ),
  },
])('npm run $name -- $words', ({ name, words, run }) => {
  const planned = plan(name, words);
  expect(typeof planned === 'string' ? planned : planned.run.map((each) => each.join(' '))).toEqual(run);
});

test.each([
  { name: 'start', words: ['hal'], light: true },
  { name: 'test', words: ['packages/hal'], light: true },
  { name: 'test', words: ['examples/play'], light: false },
  { name: 'lint', words: [], light: false },
])('npm run $name -- $words needs the dependencies alone: $light', ({ name, words, light }) => {
  expect(plan(name, words)).toMatchObject({ light });
});

test('what core bundles is installed for the tests, in the version that core names', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const [{ devDependencies: bundled }, { dependencies }] = [read('packages/core/package.json'), read('package.json')];
  expect(dependencies).toMatchObject(bundled);
});

test('a program that fails ends the command with its status, and what comes after it is named', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(await ranAll([['node', '--eval', ''], ['node', '--eval', 'process.exit(3)'], ['write-reports']], {})).toBe(
      3,
    );
    expect(said.mock.calls.join()).toMatch(
      /^node --eval process.exit\(3\) ended with 3: this did not run: write-reports\./,
    );
  } finally {
    said.mockRestore();
  }
});

test('what is no command is refused', () => {
  expect(plan('constructor', [])).toBe('There is no command constructor. node .ci/do.mjs lists them.');
  expect(plan('docs', ['nothing'])).toMatch(/^npm run docs -- WORD, where WORD is one of dev, build, /);
});
