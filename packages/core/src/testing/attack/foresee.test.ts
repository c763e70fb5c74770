import { expect, test } from 'vitest';
import { fewOf } from '../../../../../.ci/runs.js';
import type { Rng } from '../../contract/generator.js';
import { draw, drawInt, seedRng } from '../../rng/rng.js';
import { sealedRng } from '../../sealed/index.js';
import { foresee, type SeenDraw } from './foresee.js';

/** Draws among `of`, of which the player sees every `every`th. */
const watch = (rng: Rng, of: number, count: number, every = 1): readonly SeenDraw[] =>
  Array.from({ length: count * every }, (_, at) => ({ at, of, low: drawInt(rng, of) })).filter(
    ({ at }) => at % every === 0,
  );

test.each([
  { of: 2 ** 20, count: 7, every: 1 },
  { of: 52, count: 25, every: 1 },
  { of: 52, count: 25, every: 2 },
])('$count draws among $of, every $every of them seen, give alea away', ({ of, count, every }) => {
  const rng = seedRng(`secret ${of}`);
  const found = foresee(watch(rng, of, count, every));
  for (let i = 1; i < every; i++) if (found !== undefined) draw(found);
  const next = Array.from({ length: 100 }, () => found && draw(found));
  expect(next).toEqual(Array.from({ length: 100 }, () => draw(rng)));
});

test('draws of which only a range is seen count as far as they tell', () => {
  const rng = seedRng('ranges');
  const seen = Array.from({ length: 24 }, (_, at) => {
    const low = Math.floor(drawInt(rng, 600) / 4) * 4;
    return { at, of: 600, low, high: low + 4 };
  });
  expect(foresee(seen)).toEqual(rng);
});

test('the same draws of a sealed generator give nothing away', () => {
  const watched = [
    [2 ** 20, 7],
    [2 ** 20, 20],
    [52, 25],
    [52, 60],
  ] as const;
  for (const [of, count] of fewOf(watched, watched.length))
    expect(foresee(watch(sealedRng('secret'), of, count))).toBeUndefined();
});

test('too few draws are not tried, and one false draw among true ones is noticed', () => {
  const seen = watch(seedRng('few'), 520, 24);
  expect(foresee(seen.slice(0, 12))).toBeUndefined();
  const last = seen[23] as SeenDraw;
  expect(foresee([...seen.slice(0, 23), { ...last, low: (last.low + 1) % 520 }])).toBeUndefined();
});
