import { golden, learnLayout } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { manifest, variants } from '../manifest.js';
import { hal } from '../src/index.js';
import { learn } from '../src/learn.js';

const SEEDS = ['ginkgo', 'tower', 'garden', 'river', 'dusk'];

for (const name of manifest.measured) {
  test(`golden games: ${name}`, async () => {
    const games = SEEDS.map((seed) => golden(hal, { ...variants[name], seed }));
    await expect(games.join('\n')).toMatchFileSnapshot(`../golden/${name.replaceAll(' ', '-')}.txt`);
  });
}

test('the numbering of learn.ts is kept field by field', async () => {
  await expect(learnLayout(learn)).toMatchFileSnapshot('../golden/learn.txt');
});
