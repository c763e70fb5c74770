/** What the bot lab of the site starts from is raced here unchanged, by `--own`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../.ci/lib/packages.js';
import { playBatch } from './play.js';

const folder = join(root, 'docs/.vitepress/lab/starters');
const starters = readdirSync(folder);
const nothing = () => undefined;

test('the lab offers six bots to start from', () => expect(starters).toHaveLength(6));

test.each(starters)('%s plays in a tournament, without a fault', async (file) => {
  const contest = { game: 'architects-solo', options: {}, lineUps: 'rotations', field: null, perDeal: 2 } as const;
  const tournament = {
    secret: 'lab',
    deals: 1,
    bots: ['mine', 'random'],
    contests: [contest],
    own: join(folder, file),
  };
  const results = await playBatch(
    {
      tournament,
      batch: { contest: 0, from: 0, to: 1 },
      silent: [],
      limits: { time: 20_000, memory: 500, hidden: [] },
      alone: false,
    },
    { asks: nothing, answered: nothing },
  );
  expect(results.map(({ fault }) => fault)).toEqual([null, null]);
  expect(results.map(({ line }) => line.includes('mine'))).toContain(true);
});
