import { fileURLToPath } from 'node:url';
import { golden } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { variants } from '../bench/variants.js';
import { architectsSolo } from '../src/game/index.js';

const seeds = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];

test.each(Object.keys(variants))('the golden games of %s are played as ever', async (name) => {
  const options = variants[name as keyof typeof variants];
  const text = seeds.map((seed) => golden(architectsSolo, { ...options, seed })).join('\n');
  const file = fileURLToPath(new URL(`../golden/${name.replaceAll(/\W+/g, '-').toLowerCase()}.txt`, import.meta.url));
  await expect(text).toMatchFileSnapshot(file);
});
