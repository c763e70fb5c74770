/**
 * A figure with its 95 % interval.
 *
 * @category Coach
 */
export interface Estimate {
  /** The mean of what the search has tried. */
  readonly value: number;
  /** The lower end of the interval. */
  readonly low: number;
  /** The upper end of the interval. */
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/** A figure that is certain. */
export const exactly = (value: number): Estimate => ({ value, low: value, high: value });

/**
 * The mean of samples. A few samples that happen to agree still leave room for doubt: the variance counts as larger by `scale`² ÷ n.
 *
 * @param scale - A large difference on this scale: 1 for chances, the margin of the search for points.
 * @param bounds - What the figure cannot leave.
 */
export function estimateOf(
  samples: readonly number[],
  scale: number,
  [least, most]: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): Estimate {
  const n = samples.length;
  if (n === 0) return { value: 0, low: least, high: most };
  const value = samples.reduce((sum, each) => sum + each, 0) / n;
  const squares = samples.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const variance = squares / Math.max(1, n - 1) + (scale * scale) / n;
  const half = Z * Math.sqrt(variance / n);
  return { value, low: Math.max(least, value - half), high: Math.min(most, value + half) };
}
