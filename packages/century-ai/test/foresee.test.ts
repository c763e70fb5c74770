import '@wonders/core/sealed';
import { expect, test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { Replayer, spiedOn } from '../../core/src/testing/attack/spy.js';
import { centuryAi as game } from '../src/index.js';

/** Enough to find the generator at the first try. */
const BITS = 120;

test.runIf(DEEP).each(['monday', 'tuesday', 'wednesday'])(
  'who sees the table of an alea game computes the generator, seed "%s"',
  (seed) => {
    const { ply } = spiedOn(game, { seed, rng: 'alea' }, new Replayer(game, {}), BITS);
    expect(ply).toBeLessThan(150);
  },
);

test.runIf(DEEP)('the same attack finds nothing in a sealed game', () => {
  const options = { seed: 'a seed that no player knows', rng: 'sealed' } as const;
  expect(spiedOn(game, options, new Replayer(game, {}), BITS, 1)).toEqual({ ply: undefined, tried: 1 });
});
