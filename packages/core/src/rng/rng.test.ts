import alea from 'seedrandom/lib/alea.js';
import { expect, test } from 'vitest';
import { draw, drawInt, type Rng, seedRng } from '../index.js';

const SEEDS = ['', '0', 'monday', ' ', 'ä→🎲', 'x'.repeat(1000), ...Array.from({ length: 300 }, (_, i) => `seed/${i}`)];

test.each(['0', 'monday', '', '🎲'])(
  'the step equals that of seedrandom bit for bit over 100,000 draws, seed "%s"',
  (seed) => {
    const theirs = alea(seed, { state: true });
    const ours = seedRng(seed);
    for (let i = 0; i < 100_000; i++) if (draw(ours) !== theirs()) expect.fail(`draw ${i} differs`);
    expect(ours).toEqual(theirs.state());
  },
);

test('every seed gives what seedrandom gives', () => {
  for (const seed of SEEDS) {
    const theirs = alea(seed, { state: true });
    const ours = seedRng(seed);
    for (let i = 0; i < 200; i++) if (draw(ours) !== theirs()) expect.fail(`"${seed}" differs at draw ${i}`);
  }
});

test('seeds give different streams', () => {
  expect(new Set(SEEDS.map((seed) => draw(seedRng(seed)))).size).toBe(SEEDS.length);
});

test('the four numbers are all there is: a round trip through text changes no draw', () => {
  for (const seed of SEEDS) {
    const rng = seedRng(seed);
    for (let i = 0; i < 7; i++) draw(rng);
    const copy = JSON.parse(JSON.stringify(rng)) as Rng;
    const draws = (from: Rng) => Array.from({ length: 50 }, () => draw(from));
    expect(draws(copy)).toEqual(draws(rng));
  }
});

test('draws lie in [0, 1)', () => {
  const rng = seedRng('range');
  for (let i = 0; i < 100_000; i++) {
    const number = draw(rng);
    if (number < 0 || number >= 1) expect.fail(`${number}`);
  }
});

test('drawInt takes one draw and gives each integer equally often', () => {
  const [rng, twin] = [seedRng('dice'), seedRng('dice')];
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = drawInt(rng, 6);
    if (face !== Math.floor(draw(twin) * 6)) expect.fail(`draw ${i} gives ${face}`);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
