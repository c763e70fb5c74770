import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../.ci/lib/packages.js';

test('the guide to a game of your own shows the whole file of the small game, line by line', () => {
  const page = readFileSync(join(root, 'docs/write-a-game.md'), 'utf8');
  const file = readFileSync(join(root, 'packages/core/src/testing/sealed.ts'), 'utf8');
  const blocks = [...page.matchAll(/^```ts(?: continued)?\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code);
  const end = blocks.findIndex((code) => code.includes('export const sealed')) + 1;
  const shown = `${blocks.slice(0, end).join('\n\n')}\n`
    .replaceAll("'@wonders/core'", "'../index.js'")
    .replaceAll("'@wonders/core/words'", "'../words/index.js'");
  expect(shown).toBe(file);
});
