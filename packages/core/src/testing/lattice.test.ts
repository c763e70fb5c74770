import { expect, test } from 'vitest';
import { draw, seedRng } from '../rng.js';
import { reach } from './lattice.js';

test.each([1, 4, 12, 40])('of points even in %i directions, few are beyond reach', (directions) => {
  const rng = seedRng(`points ${directions}`);
  const squares = Array.from({ length: 20_000 }, () => {
    let sum = 0;
    for (let i = 0; i < directions; i++) sum += (draw(rng) - 0.5) ** 2;
    return sum;
  });
  const mean = squares.reduce((a, b) => a + b) / squares.length;
  const deviation = Math.sqrt(squares.reduce((sum, each) => sum + (each - mean) ** 2, 0) / squares.length);
  expect((reach(directions) - mean) / deviation).toBeCloseTo(3.16, 0.5);
  expect(squares.filter((each) => each > reach(directions)).length / squares.length).toBeLessThan(0.005);
});
