/** Whoever calls a function of core with what is likeliest to be wrong reads the name of the function, and what it takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createTable } from '../../packages/core/src/table/index.js';
import { sealed } from '../../packages/core/src/testing/index.js';
import { root } from '../lib/packages.js';

/** What hosts import. The other entries are for those who write a game, and their types are checked there. */
const ENTRIES = ['records', 'table', 'bots', 'arena', 'sealed', 'coach', 'learn'];

const table = createTable(sealed, { options: { seats: 2, seed: 'monday', rng: 'alea' } });

/** What JSON makes of a value. */
const json = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** The likeliest mistakes for a first argument: nothing, what came back from JSON, and the one that other functions take. */
const WRONG = { game: [undefined, json(sealed), table], table: [undefined, json(table), sealed] } as const;

/** The functions of an entry whose first argument is a game or a table. */
function takers(entry: string): readonly (readonly [name: string, takes: keyof typeof WRONG])[] {
  const report = readFileSync(join(root, `docs/api-reports/core.${entry}.api.md`), 'utf8');
  const found = report.matchAll(/^export (?:function|const) (\w+).*?\((game(?=: G\b)|table(?=: Table\b)): /gm);
  return [...new Map([...found].map(([, name = '', takes]) => [name, takes as keyof typeof WRONG]))];
}

describe.each(ENTRIES)('@wonders/core/%s', async (entry) => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8'));
  const source = join(root, 'packages/core', exports[`./${entry}`]['@wonders/source']);
  const module: Readonly<Record<string, (...given: unknown[]) => unknown>> = await import(pathToFileURL(source).href);
  const called = takers(entry);

  test('has functions to ask', () => expect(called.length).toBeGreaterThan(0));

  test.each(called)('%s names itself, and what it takes: a %s', (name, takes) => {
    for (const wrong of WRONG[takes]) {
      let said: unknown;
      try {
        const result = module[name]?.(wrong, undefined, undefined, {});
        // A generator begins when it is asked.
        if (typeof (result as Generator | undefined)?.next === 'function') (result as Generator).next();
      } catch (error) {
        said = error;
      }
      expect(said).toBeInstanceOf(TypeError);
      expect((said as Error).message).toMatch(new RegExp(`^${name}(:| takes a ${takes})`));
    }
  });
});
