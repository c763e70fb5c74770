import { fileURLToPath } from 'node:url';
import type { BaseOptions } from '@wonders/core';
import { golden, learnLayout } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { centuryAi } from '../src/game/index.js';
import { learn } from '../src/learn.js';
import type { Options } from '../src/options/index.js';

const SEEDS = ['first', 'second', 'third', 'fourth', 'fifth'];

const VARIANTS: Readonly<Record<string, Partial<Options & BaseOptions>>> = {
  matched: { aiTradeGain: 'matched' },
  once: { aiTradeGain: 'once', startingCubes: 'choose', bonusPool: 'one-of-each' },
  printed: { aiTradeGain: 'printed', aiMarketReaction: 'place-or-gain', aiBoard: 'virtual' },
  'random-map': { map: 'random', bonusPool: 'published' },
  companion: { chance: 'manual', map: 'random' },
  'versus-2': { mode: 'versus', players: 2 },
  'versus-3': { mode: 'versus', players: 3, map: 'random' },
  'versus-4': { mode: 'versus', players: 4, seaTiles: 'included' },
};

/** Random games as they were played when they were recorded; `npm run golden` records them anew. */
for (const [name, options] of Object.entries(VARIANTS))
  test(`${name}: five random games go as they were recorded`, async () => {
    const file = fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));
    const text = SEEDS.map((seed) => golden(centuryAi, { ...options, roundLimit: 20, seed })).join('\n');
    await expect(text).toMatchFileSnapshot(file);
  });

test('the numbering of learn.ts is kept field by field', async () => {
  await expect(learnLayout(learn)).toMatchFileSnapshot('../golden/learn.txt');
});
