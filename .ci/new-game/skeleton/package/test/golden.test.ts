import { golden } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { tinyGame } from '../src/index.js';
import { variants } from './variants.js';

test.each(variants)('golden games: $name', async ({ name, options }) => {
  const games = ['monday', 'tuesday', 'wednesday'].map((seed) => golden(tinyGame, { ...options, seed }));
  await expect(games.join('\n')).toMatchFileSnapshot(`../golden/${name.replaceAll(/\W+/g, '-')}.txt`);
});
