import { golden, learnLayout } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { fewOf } from '../../../.ci/runs.js';
import { eightWonders } from '../src/game/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

const SEEDS = ['camel', 'crane', 'ship', 'stone mason', 'babel'];

test.each(fewOf(variants))('golden games: $name', async ({ name, options }) => {
  const games = SEEDS.map((seed) => golden(eightWonders, { ...options, seed }));
  await expect(games.join('\n')).toMatchFileSnapshot(`../golden/${name.replaceAll(/\W+/g, '-')}.txt`);
});

test('the numbering of learn.ts is kept field by field', async () => {
  await expect(learnLayout(learn)).toMatchFileSnapshot('../golden/learn.txt');
});
