import { quantileSorted, sampleWithReplacement } from 'simple-statistics';
import { draw, seedRng } from '../packages/core/src/index.js';

/** By how many points of Elo a player is ahead who wins this share of the games, a tie counting half. */
export const eloOf = (won: number): number => 400 * Math.log10(won / (1 - won));

/** A share in percent, with so many decimals; one that rounds to zero has no sign. */
export function percent(share: number, digits = 1): string {
  const rounded = (100 * share).toFixed(digits);
  return `${Number(rounded) === 0 ? rounded.replace('-', '') : rounded} %`;
}

/** What the slices of a figure tell: their median, and how far apart the middle half of them lies, relative to it. */
export interface Figure {
  /** Nanoseconds per unit. */
  readonly ns: number;
  readonly spread: number;
  /** How many units pass while the reference loop runs once: the median over the rounds. */
  readonly perReference: number;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The median of the defined values. */
export const median = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : quantileSorted(sorted(values), 0.5);

/**
 * @param slices - Nanoseconds per unit, one for each round.
 * @param reference - The same of the reference loop in the same rounds.
 */
export function figureOf(slices: readonly number[], reference: readonly number[]): Figure {
  const order = sorted(slices);
  const middle = quantileSorted(order, 0.5);
  return {
    ns: middle,
    spread: (quantileSorted(order, 0.75) - quantileSorted(order, 0.25)) / middle,
    perReference: median(slices.map((ns, round) => (reference[round] ?? Number.NaN) / ns)),
  };
}

/** How many times as fast something is, with an interval: the one in which 95 of 100 such runs would find it, or the quartiles. */
export interface Ratio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** The ratios of neighbouring slices: their median and quartiles. */
export function quartilesOf(before: readonly number[], now: readonly number[]): Ratio {
  const ratios = sorted(now.map((ns, round) => (before[round] ?? Number.NaN) / ns));
  const at = (share: number): number => quantileSorted(ratios, share);
  return { ratio: at(0.5), low: at(0.25), high: at(0.75) };
}

const RESAMPLES = 2000;

/** The median of the ratios of neighbouring slices, and its interval by bootstrap over the rounds. */
export function ratioOf(before: readonly number[], now: readonly number[]): Ratio {
  const ratios = now.map((ns, round) => (before[round] ?? Number.NaN) / ns);
  const rng = seedRng('bootstrap');
  const random = (): number => draw(rng);
  const medians = sorted(
    Array.from({ length: RESAMPLES }, () => median(sampleWithReplacement(ratios, ratios.length, random))),
  );
  return { ratio: median(ratios), low: quantileSorted(medians, 0.025), high: quantileSorted(medians, 0.975) };
}

/** How far an interval reaches from 1, up or down, as a factor. */
const reach = ({ low, high }: Ratio): number => Math.max(high, 1 / low);

/**
 * Whether a comparison says anything: the intervals of both processes of this checkout leave out 1 on the same side, and the first is
 * farther from 1 than the two are from each other.
 *
 * @param found - The first process of this checkout beside the other commit.
 * @param again - The second.
 * @param itself - The first beside the second: the same code.
 */
export function verdict(found: Ratio, again: Ratio, itself: Ratio): 'faster' | 'slower' | '' {
  const noise = reach(itself);
  if (Math.min(found.low, again.low) > 1 && found.ratio > noise) return 'faster';
  if (Math.max(found.high, again.high) < 1 && 1 / found.ratio > noise) return 'slower';
  return '';
}
