import type { GameResult } from './games.js';

/**
 * A difference with its 95 % interval.
 *
 * @category Arena
 */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Two bots over the deals that both have played.
 *
 * @category Arena
 */
export interface Comparison {
  /** How many deals. */
  readonly pairs: number;
  /** By how much the first wins more of its games, as a part of 1. */
  readonly wins: Difference;
  /** By how many points it has more. */
  readonly points: Difference;
}

/** What a bot got out of one deal, on average over its games. */
interface Mean {
  readonly wins: number;
  readonly points: number;
}

function meansOf(results: Iterable<GameResult>, names: readonly string[]): readonly Map<string, Mean>[] {
  const sums = names.map(() => new Map<string, { wins: number; points: number; games: number }>());
  for (const { game, deal, line, outcome } of results)
    for (const { seat, total } of outcome.scores) {
      const own = sums[names.indexOf(line[seat] ?? '')];
      if (own === undefined) continue;
      const key = `${game} ${deal}`;
      const sum = own.get(key) ?? { wins: 0, points: 0, games: 0 };
      own.set(key, sum);
      sum.wins += outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
      sum.points += total;
      sum.games++;
    }
  return sums.map(
    (own) =>
      new Map([...own].map(([key, { wins, points, games }]) => [key, { wins: wins / games, points: points / games }])),
  );
}

/** By how much the first bot did better than the second, deal by deal. */
function differences(results: Iterable<GameResult>, a: string, b: string): readonly Mean[] {
  const [first, second] = meansOf(results, [a, b]) as [Map<string, Mean>, Map<string, Mean>];
  const found: Mean[] = [];
  for (const [key, mine] of first) {
    const other = second.get(key);
    if (other !== undefined) found.push({ wins: mine.wins - other.wins, points: mine.points - other.points });
  }
  return found;
}

function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, variance };
}

function difference(values: readonly number[]): Difference {
  const { mean, variance } = moments(values);
  const half = values.length < 2 ? Number.POSITIVE_INFINITY : 1.959964 * Math.sqrt(variance / values.length);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * Compares two bots by the deals that both have played: the luck that both had cancels out, and the interval is narrower than that of two
 * win rates. Trust a difference whose interval leaves out zero.
 *
 * @throws RangeError when both have played no deal.
 * @example
 * ```ts
 * import { compare, playGames } from '@wonders/core/arena';
 * import { houseBot, randomBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const bots = { house: houseBot(sealed), random: randomBot() };
 * const games = [...playGames(sealed, bots, { seats: 2, seed: 'june' }, 50)];
 * console.log(compare(games, 'house', 'random').pairs); // 50
 * ```
 * @category Arena
 */
export function compare(results: Iterable<GameResult>, a: string, b: string): Comparison {
  const found = differences(results, a, b);
  if (found.length === 0) throw new RangeError(`there is no deal that both ${a} and ${b} have played`);
  return {
    pairs: found.length,
    wins: difference(found.map(({ wins }) => wins)),
    points: difference(found.map(({ points }) => points)),
  };
}

/**
 * What a sequential test has found so far.
 *
 * @category Arena
 */
export interface Verdict {
  /** The log-likelihood ratio: above `upper` the first bot is better, below `lower` it is not. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** `undefined`: play on. */
  readonly better: boolean | undefined;
}

/** Fewer deals than this say nothing of how much they vary. */
const FEWEST_PAIRS = 8;

/**
 * A sequential probability ratio test on paired games: is the first bot better by `margin`, or not at all? Ask after every batch and stop at
 * a verdict. The errors stay bounded, however often you ask.
 *
 * @param margin - How many more wins per game the first bot should have: 0.05 is one in twenty games.
 * @param error - How often either answer may be wrong; default 0.05.
 * @category Arena
 */
export function sprt(results: Iterable<GameResult>, a: string, b: string, margin: number, error = 0.05): Verdict {
  const upper = Math.log((1 - error) / error);
  const values = differences(results, a, b).map(({ wins }) => wins);
  if (values.length < FEWEST_PAIRS) return { llr: 0, lower: -upper, upper, better: undefined };
  const { mean, variance } = moments(values);
  // Games that all end alike get the variance that a single other ending would give them.
  const spread = Math.max(variance, 1 / values.length);
  const llr = (values.length * margin * (mean - margin / 2)) / spread;
  return { llr, lower: -upper, upper, better: llr >= upper ? true : llr <= -upper ? false : undefined };
}
