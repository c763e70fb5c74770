import { fileURLToPath } from 'node:url';
import { golden, learnLayout } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { manifest, variants } from '../manifest.js';
import { architectsSolo } from '../src/game/index.js';
import { learn } from '../src/learn.js';

const seeds = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];

test.each(manifest.measured)('the golden games of %s are played as ever', async (name) => {
  const text = seeds.map((seed) => golden(architectsSolo, { ...variants[name], seed })).join('\n');
  const file = fileURLToPath(new URL(`../golden/${name.replaceAll(/\W+/g, '-').toLowerCase()}.txt`, import.meta.url));
  await expect(text).toMatchFileSnapshot(file);
});

test('the numbering of learn.ts is kept field by field', async () => {
  await expect(learnLayout(learn)).toMatchFileSnapshot('../golden/learn.txt');
});
