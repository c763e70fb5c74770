import { expect, test } from 'vitest';
import { draw, seedRng } from '../../rng/rng.js';
import { nearPoint, reach, shortBasis } from './lattice.js';

/** The lattice of the numbers in a row that a linear generator with this factor draws modulo a number, as rows. */
function rowsOf(factor: bigint, modulus: bigint, size: number): readonly bigint[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => {
      if (i > 0) return i === j ? modulus : 0n;
      return factor ** BigInt(j) % modulus;
    }),
  );
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * (b[i] as number), 0);

test.each([
  [2, 97n, 1_000_003n],
  [4, 16_807n, 2_147_483_647n],
  [6, 2_091_639n, 4_294_967_291n],
])(
  'a short basis of %i rows spans the same lattice, and each row stands almost upright on those before',
  (size, factor, modulus) => {
    const rows = rowsOf(factor, modulus, size);
    const basis = shortBasis(rows);
    // Each row is in the lattice, and the volume is the same.
    for (const [first = 0n, ...others] of basis.rows)
      for (const [i, other] of others.entries()) expect((first * factor ** BigInt(i + 1) - other) % modulus).toBe(0n);
    const volume = basis.square.reduce((product, each) => product * Math.sqrt(each), 1);
    expect(volume / Number(modulus) ** (size - 1)).toBeCloseTo(1, 9);
    // The orthogonal parts, by the book.
    const upright: number[][] = [];
    for (const [k, row] of basis.rows.entries()) {
      const numbers = row.map(Number);
      let part = numbers;
      for (const [j, other] of upright.entries()) {
        const share = dot(numbers, other) / dot(other, other);
        expect(basis.share[k]?.[j]).toBeCloseTo(share, 9);
        expect(Math.abs(share)).toBeLessThan(0.511);
        part = part.map((each, i) => each - share * (other[i] as number));
      }
      upright.push(part);
      const square = dot(part, part);
      expect((basis.square[k] as number) / square).toBeCloseTo(1, 9);
      const [before, along = 0] = [basis.square[k - 1] ?? 0, basis.share[k]?.[k - 1]];
      expect(square).toBeGreaterThan((0.989 - along ** 2) * before);
    }
  },
);

test('the nearest point of a lattice is found from beside it', () => {
  const basis = shortBasis(rowsOf(16_807n, 2_147_483_647n, 4));
  const rng = seedRng('points of a lattice');
  const width = 2 ** 20;
  const random = (most: number) => BigInt(Math.floor((draw(rng) - 0.5) * most));
  for (let i = 0; i < 20; i++) {
    const times = basis.rows.map(() => random(1000));
    const point = basis.rows.map((_, j) =>
      basis.rows.reduce((sum, row, k) => sum + (times[k] as bigint) * (row[j] as bigint), 0n),
    );
    const target = point.map((each) => each + random(width));
    expect(nearPoint(basis, target, width)).toEqual(point);
  }
});

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
