import { golden, learnLayout } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { duelSolo, LEVELS } from '../src/index.js';
import { learn } from '../src/learn.js';

const VARIANTS = [
  ...LEVELS.map((level) => [`solo-${level}`, { level }] as const),
  ['versus-pantheon', { mode: 'versus' }] as const,
  ['versus-base', { mode: 'versus', pantheon: false }] as const,
  ['solo-promos', { promos: ['messe', 'statue-of-liberty'] }] as const,
];

for (const [name, options] of VARIANTS)
  test(`golden games: ${name}`, async () => {
    const games = [1, 2, 3, 4, 5].map((seed) => golden(duelSolo, { ...options, seed: `golden ${seed}` }));
    await expect(games.join('\n')).toMatchFileSnapshot(`../golden/${name}.txt`);
  });

test('learn.ts keeps its numbering, field by field', async () => {
  await expect(learnLayout(learn)).toMatchFileSnapshot('../golden/learn.txt');
});
