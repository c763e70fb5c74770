/** There is one list of games: their manifests. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifests } from '../lib/games.js';
import { packages, root } from '../lib/packages.js';

const all = await manifests();
const ids = all.map(({ pkg }) => pkg.id);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every game has a manifest, and a place of its own', () => {
  expect([...ids, 'core'].sort()).toEqual(packages().map(({ id }) => id));
  expect(new Set(all.map(({ manifest }) => manifest.place)).size).toBe(all.length);
});

describe.each(all)(
  '$pkg.id',
  ({
    pkg: {
      id,
      manifest: { name },
    },
    manifest,
  }) => {
    const { variants, measured, offered, strength, close, shown } = manifest;

    test('names variants that there are', () => {
      const seeded = [shown.picture, ...shown.rare].map(({ variant }) => variant);
      const named = [
        measured,
        Object.values(offered),
        Object.values(strength),
        close,
        seeded,
        shown.moves,
        shown.rules,
      ];
      expect(named.flat().filter((each) => !Object.hasOwn(variants, each))).toEqual([]);
      expect(Object.keys(offered)).not.toEqual([]);
      expect(measured).not.toEqual([]);
    });

    test('is offered for the table if it has a box', () => {
      const forTable = Object.values(offered).filter((each) => 'chance' in (variants[each] ?? {}));
      if (manifest.box !== undefined) expect(forTable).not.toEqual([]);
    });

    test('has the prefix of its ledger', () => {
      expect(/^prefix: (.*)$/m.exec(read(`docs/rules/${id}.md`))?.[1]).toBe(manifest.prefix);
    });

    test.each(['README.md', 'docs/index.md'])('stands in the table of %s', (page) => {
      expect(read(page)).toContain(`\n| [\`${name}\`]`);
    });

    test('shows its board, a game in ten lines, why a bot moves as it does, and nothing of this machine, before its options', () => {
      const readme = read(`packages/${id}/README.md`);
      expect(readme).toMatch(/!\[.+\]\(https:.+\/board\.svg\).+^## A game in ten lines$.+^## Why\?$/ms);
      expect(
        readme
          .split(/^## /m)
          .slice(1, 3)
          .map((part) => part.split('\n')[0]),
      ).toEqual(['A game in ten lines', 'Why?']);
      expect(readme + read('README.md')).not.toContain('localhost');
    });
  },
);

/** Files that name games by hand, each with why. */
const BY_HAND: Readonly<Record<string, string>> = {
  '.ci/gates/lists.test.ts': 'tries lists below',
  '.ci/laws/gains.test.ts': 'says where the states of each game keep what floats',
  '.bench/kept.test.ts': 'says which games keep counts in lists of whole numbers, and which have no holes in theirs',
  '.ci/mutants/second-sources.test.ts': 'plants a fault in each game that has a second source',
  'pnpm-lock.yaml': 'npx pnpm install writes it',
  '.changeset/pre.json': 'npx changeset writes it',
  'examples/server/test/rooms.ts': 'asks for games that the server has and for one that it has not',
  'docs/figures.test.ts': 'compares what pages say of three games with what was measured',
  'docs/.vitepress/playground/rungs.test.ts': 'says which game asks what its board does not show',
  'docs/.vitepress/home/captions.ts': 'says in Italian what a game is about',
  'docs/package.json': 'the pages import the games that they tell of',
  'examples/package.json': 'the examples that train nets import the games that have one',
  'examples/cli-companion/boxes.ts': 'is copied; npm run docs -- lists writes it',
  'examples/cli-companion/package.json': 'is copied; npm run docs -- lists writes it',
  'examples/react/package.json': 'is copied; npm run docs -- lists writes it',
  'examples/react/src/games.ts': 'is copied; npm run docs -- lists writes it',
  'docs/strength.json': 'what was measured; npm run strength writes it',
  'docs/chances.json': 'what was measured; npm run strength -- chances writes it',
  'docs/levels.json': 'what was measured; npm run strength -- levels writes it',
  'docs/speed/around.json': 'what was measured; npm run bench -- around writes it',
  'docs/speed/lanes.json': 'what was measured; npm run bench writes it',
};

/** A file that names this many games is a list. */
const FEW = 2;

/** The games that a text of code names, as ids or as packages. */
const namedIn = (text: string): readonly string[] =>
  ids.filter((id) => new RegExp(`(['"=/]|@wonders/)${id}['"/&]|^\\s+${id}: [{[]`, 'm').test(text));

test('nothing else lists games', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.(tsx?|vue|m?js|json|ya?ml|html|ipynb|py)$/.test(file))
    .filter((file) => !ids.some((id) => file.startsWith(`packages/${id}/`)));
  const found = files.filter((file) => namedIn(read(file)).length > FEW);
  expect(found.sort()).toEqual(Object.keys(BY_HAND).sort());
});

test.each([
  ["const LIST = { 'duel-solo': 1, hal: {}, 'century-ai': [] };", ['duel-solo', 'century-ai']],
  ["const LIST = {\n  hal: { a: 1 },\n  'century-ai': [],\n};", ['hal', 'century-ai']],
  ["import { hal } from '@wonders/hal';\nimport '@wonders/duel-solo/words';", ['duel-solo', 'hal']],
  ['?game=duel-solo&seed=1', ['duel-solo']],
  ['a shallow halt', []],
])('a list is seen: %j', (text, named) => {
  expect(namedIn(text)).toEqual(named);
});
