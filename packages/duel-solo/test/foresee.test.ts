import '@wonders/core/sealed';
import { expect, test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { Replayer, spiedOn } from '../../core/src/testing/attack/spy.js';
import { duelSolo as game } from '../src/index.js';

/** Without the Pantheon all draws are open. */
const VERSUS = { mode: 'versus', pantheon: false } as const;

/** Enough to find the generator at the first try. */
const BITS = 120;

test.runIf(DEEP).each(['monday', 'tuesday', 'wednesday'])(
  'who sees the table of an alea game for two computes the generator, seed "%s"',
  (seed) => {
    const { ply } = spiedOn(game, { ...VERSUS, seed, rng: 'alea' }, new Replayer(game, VERSUS), BITS);
    expect(ply).toBeLessThan(60);
  },
);

test.runIf(DEEP)('the same attack finds nothing in a sealed game', () => {
  const options = { ...VERSUS, seed: 'a seed that no player knows', rng: 'sealed' } as const;
  expect(spiedOn(game, options, new Replayer(game, VERSUS), BITS, 1)).toEqual({ ply: undefined, tried: 1 });
});
