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

/** How many branches a search for the nearest point may look at. */
const MOST_BRANCHES = 5_000_000;

/**
 * How far a point may be from the target along a number of directions, if its distance along each coordinate is even from −½ to ½: the mean of
 * its square is 1/12, and few are three deviations beyond.
 */
export const reach = (directions: number): number => (directions + 2 * Math.sqrt(2 * directions)) / 12;

/**
 * The multiples of the rows that bring a vector nearest to zero, by the search of Schnorr and Euchner with pruning: near planes first, and
 * none that is too far. `along` tells where the vector is along the orthogonal parts of the rows, `width` how wide each coordinate is.
 */
function search({ share, square }: Reduced, along: readonly number[], width: number): readonly number[] {
  const n = along.length;
  let best = new Array<number>(n).fill(0);
  let nearest = Number.POSITIVE_INFINITY;
  const times = new Array<number>(n).fill(0);
  const steps = new Array<number>(n).fill(0);
  const centres = new Array<number>(n).fill(0);
  const beyond = new Array<number>(n + 1).fill(0);
  const parts = square.map((each) => each / width ** 2);
  const enter = (j: number): void => {
    let centre = along[j] as number;
    for (let i = j + 1; i < n; i++) centre -= (times[i] as number) * (share[i]?.[j] as number);
    centres[j] = centre;
    times[j] = Math.round(centre);
    steps[j] = centre < (times[j] as number) ? -1 : 1;
  };
  let j = n - 1;
  enter(j);
  for (let branches = 0; branches < MOST_BRANCHES; branches++) {
    const off = (centres[j] as number) - (times[j] as number);
    const distance = (beyond[j + 1] as number) + off * off * (parts[j] as number);
    const near = distance < Math.min(nearest, reach(n - j));
    if (near && j > 0) {
      beyond[j] = distance;
      enter(--j);
      continue;
    }
    if (near) {
      nearest = distance;
      best = [...times];
    }
    if (!near || j === 0) if (++j === n) break;
    // The next plane on the other side of the centre.
    const step = steps[j] as number;
    times[j] = (times[j] as number) + step;
    steps[j] = -step - Math.sign(step);
  }
  return best;
}

/**
 * The point of the lattice nearest to a target from which each coordinate is away by half of `width` at most, or one near it if the search
 * takes too long.
 */
export function nearPoint(basis: Reduced, target: readonly bigint[], width: number): readonly bigint[] {
  const rest = [...target];
  const { shares } = nearest(basis, rest, basis.rows.length);
  for (const [j, times] of search(basis, shares, width).entries()) subtract(rest, times, basis.rows[j] as Vector);
  return target.map((number, i) => number - (rest[i] as bigint));
}
