import { golden } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { variants } from '../bench/variants.js';
import { hal } from '../src/index.js';

const SEEDS = ['ginkgo', 'tower', 'garden', 'river', 'dusk'];

for (const [name, options] of Object.entries(variants)) {
  test(`golden games: ${name}`, async () => {
    const games = SEEDS.map((seed) => golden(hal, { ...options, seed }));
    await expect(games.join('\n')).toMatchFileSnapshot(`../golden/${name.replaceAll(' ', '-')}.txt`);
  });
}
