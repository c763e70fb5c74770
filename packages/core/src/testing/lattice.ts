/** Lattices of whole numbers: short bases, and points near a target. */

type Vector = bigint[];

const dot = (a: readonly bigint[], b: readonly bigint[]): bigint => {
  let sum = 0n;
  for (let i = 0; i < a.length; i++) sum += (a[i] as bigint) * (b[i] as bigint);
  return sum;
};

/** Takes a multiple of a vector away, in place. */
function subtract(from: Vector, times: number, what: readonly bigint[]): void {
  if (times === 0) return;
  const factor = BigInt(times);
  for (let i = 0; i < from.length; i++) from[i] = (from[i] as bigint) - factor * (what[i] as bigint);
}

/** A basis with its orthogonalisation in floating point, computed from exact products. */
interface Reduced {
  readonly rows: Vector[];
  /** `share[i][j]`: the part of row i along the orthogonal part of row j. */
  readonly share: number[][];
  /** The square of the length of each orthogonal part. */
  readonly square: number[];
}

/** How a vector divides among the orthogonal parts of the first rows. `products` are its exact products with these rows. */
function shares({ share, square }: Reduced, products: readonly number[]): { shares: number[]; along: number[] } {
  const along: number[] = [];
  const shares: number[] = [];
  for (const [j, product] of products.entries()) {
    let rest = product;
    for (let i = 0; i < j; i++) rest -= (share[j]?.[i] as number) * (along[i] as number);
    along.push(rest);
    shares.push(rest / (square[j] as number));
  }
  return { shares, along };
}

/**
 * Brings a vector as near to zero as the first `count` rows allow, in place, plane by plane (Babai). Repeats it until nothing changes: the
 * vector is exact, the shares are not.
 */
function nearest(reduced: Reduced, vector: Vector, count: number): { shares: number[]; along: number[] } {
  const { rows, share } = reduced;
  for (let tries = 0; ; tries++) {
    const products = rows.slice(0, count).map((row) => Number(dot(row, vector)));
    const found = shares(reduced, products);
    const left = [...found.shares];
    let changed = false;
    for (let j = count - 1; j >= 0; j--) {
      const times = Math.round(left[j] as number);
      if (times === 0 || Math.abs(left[j] as number) < 0.51) continue;
      for (let i = 0; i < j; i++) left[i] = (left[i] as number) - times * (share[j]?.[i] as number);
      subtract(vector, times, rows[j] as Vector);
      changed = true;
    }
    if (!changed || tries === 100) return found;
  }
}

/**
 * A short basis of the lattice that some rows span, by the algorithm of Lenstra, Lenstra and Lovász in the variant of Nguyen and Stehlé:
 * the rows stay exact, their orthogonal parts are floating-point numbers.
 */
export function shortBasis(rows: readonly (readonly bigint[])[]): Reduced {
  const reduced: Reduced = { rows: rows.map((row) => [...row]), share: [], square: [] };
  for (let k = 0; k < rows.length; ) {
    const row = reduced.rows[k] as Vector;
    const found = nearest(reduced, row, k);
    const before = k === 0 ? 0 : (reduced.square[k - 1] as number);
    let square = Number(dot(row, row));
    // The square of what is left of the row beside the first k − 1 of them.
    for (let i = 0; i < k - 1; i++) square -= (found.shares[i] as number) * (found.along[i] as number);
    if (k > 0 && square < 0.99 * before) {
      [reduced.rows[k - 1], reduced.rows[k]] = [row, reduced.rows[k - 1] as Vector];
      k--;
      continue;
    }
    if (k > 0) square -= (found.shares[k - 1] as number) * (found.along[k - 1] as number);
    reduced.share[k] = found.shares;
    reduced.square[k] = square;
    k++;
  }
  return reduced;
}

/** A point of the lattice near a target. */
export function nearPoint(basis: Reduced, target: readonly bigint[]): readonly bigint[] {
  const rest = [...target];
  nearest(basis, rest, basis.rows.length);
  return target.map((number, i) => number - (rest[i] as bigint));
}
