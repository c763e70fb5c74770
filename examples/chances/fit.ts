import type { Odds } from '../../packages/core/src/index.js';

/** A position of a finished game from the side of a seat. */
export interface Sample {
  /** How many moves came before. */
  readonly ply: number;
  /** The lead of the seat by `evaluate`, in points. */
  readonly lead: number;
  /** What part of the victory it had in the end, 0 to 1. */
  readonly share: number;
}

/** At how many moments of a game the odds are told. */
const MOMENTS = 4;

/** How much neighbouring moments are held together. */
const SMOOTH = 10;

/** A point adds at least this part of what it adds when it adds most: no lead is a drawback. */
const LEAST = 0.2;

/** How much everything is held near zero: games that are always won tell no odds. Also the least that a usual lead adds. */
const SMALL = 0.1;

const STEPS = 30;

/** Solves linear equations by elimination; the matrix is positive definite. Changes both. */
function solved(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    const row = matrix[i] as number[];
    for (let j = i + 1; j < n; j++) {
      const other = matrix[j] as number[];
      const factor = (other[i] as number) / (row[i] as number);
      for (let k = i; k < n; k++) other[k] = (other[k] as number) - factor * (row[k] as number);
      right[j] = (right[j] as number) - factor * (right[i] as number);
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = matrix[i] as number[];
    for (let k = i + 1; k < n; k++) right[i] = (right[i] as number) - (row[k] as number) * (right[k] as number);
    right[i] = (right[i] as number) / (row[i] as number);
  }
  return right;
}

/** The shares of the moments around a part of the game. */
function around(part: number): number[] {
  const place = Math.min(1, part) * (MOMENTS - 1);
  return Array.from({ length: MOMENTS }, (_, k) => Math.max(0, 1 - Math.abs(place - k)));
}

/** What holds neighbouring moments together, as a matrix. */
function penalty(): number[][] {
  const n = 2 * MOMENTS;
  const matrix = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i === j ? SMALL : 0)));
  const add = (i: number, j: number, value: number) => {
    const row = matrix[i] as number[];
    row[j] = (row[j] as number) + value;
  };
  for (let i = 0; i < n - 1; i++) {
    if (i === MOMENTS - 1) continue;
    add(i, i, SMOOTH);
    add(i + 1, i + 1, SMOOTH);
    add(i, i + 1, -SMOOTH);
    add(i + 1, i, -SMOOTH);
  }
  return matrix;
}

/** Logistic regression of the result by lead and moment: Newton's method. */
export function fitted(samples: readonly Sample[], plies: number): Pick<Odds, 'base' | 'point'> {
  const unit = Math.sqrt(samples.reduce((sum, { lead }) => sum + lead * lead, 0) / samples.length) || 1;
  const inputs = samples.map(({ ply, lead }) => {
    const shares = around(ply / plies);
    return [...shares, ...shares.map((share) => (share * lead) / unit)];
  });
  const held = penalty();
  const n = 2 * MOMENTS;
  let weights: number[] = Array(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const matrix = held.map((row) => [...row]);
    const right = held.map((row) => -row.reduce((sum, value, j) => sum + value * (weights[j] as number), 0));
    for (const [i, input] of inputs.entries()) {
      const balance = input.reduce((sum, value, j) => sum + value * (weights[j] as number), 0);
      const chance = 1 / (1 + Math.exp(-balance));
      const miss = (samples[i]?.share ?? 0) - chance;
      const curve = Math.max(1e-6, chance * (1 - chance));
      for (let j = 0; j < n; j++) {
        const value = input[j] as number;
        if (value === 0) continue;
        right[j] = (right[j] as number) + miss * value;
        const row = matrix[j] as number[];
        for (let k = 0; k < n; k++) row[k] = (row[k] as number) + curve * value * (input[k] as number);
      }
    }
    const change = solved(matrix, right);
    // Far from the end a whole step may overshoot.
    const most = Math.max(1, ...change.map(Math.abs));
    weights = weights.map((weight, j) => weight + (change[j] as number) / most);
    if (most <= 1 && Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  const most = Math.max(SMALL, ...weights.slice(MOMENTS));
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    base: weights.slice(0, MOMENTS).map((weight) => rounded(weight, 2)),
    point: weights.slice(MOMENTS).map((weight) => rounded(Math.max(weight, LEAST * most) / unit, 4)),
  };
}
