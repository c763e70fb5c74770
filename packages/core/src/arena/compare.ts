import { victoryShare } from '../engine/ranking.js';
import type { GameResult } from './games.js';

/**
 * A difference with its 95 % interval.
 *
 * @category Arena
 */
export interface Difference {
  /** The mean difference: positive where the first has more. */
  readonly mean: number;
  /** The lower end of the interval. */
  readonly low: number;
  /** The upper end of the interval. */
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

/** The mean result of a bot over its games of one deal. */
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
      sum.wins += victoryShare(outcome, seat);
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

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The difference of points, which have no bounds: by the normal distribution. */
function differenceOfPoints(values: readonly number[]): Difference {
  const mean = meanOf(values);
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1);
  const half = values.length < 2 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(variance / values.length);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * The difference of wins, from -1 to 1, by its score: the means that the observed one is within 1.96 standard errors of, where the error
 * is that of the likeliest distribution with this mean. For single wins that is Wilson's interval, for pairs of games that of Tango (1998).
 */
function differenceOfWins(values: readonly number[]): Difference {
  const mean = meanOf(values);
  const counts = tallied(values);
  const within = (other: number): boolean =>
    values.length * (mean - other) ** 2 <= Z * Z * varianceAt(other, counts, values.length);
  /** The last of these means that agrees with the observed one. */
  const towards = (bound: number): number => {
    let [inside, outside] = [mean, bound];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (inside + outside) / 2;
      if (within(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return { mean, low: towards(-1), high: towards(1) };
}

/**
 * Compares two bots by the deals that both have played: the luck that both had cancels out, and the interval is narrower than that of two
 * win rates. Trust a difference whose interval leaves out zero. The interval of wins is one of scores and stays between -1 and 1; that of
 * points takes them as normal, and is endless for a single deal.
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
    wins: differenceOfWins(found.map(({ wins }) => wins)),
    points: differenceOfPoints(found.map(({ points }) => points)),
  };
}

/**
 * The state of a sequential test.
 *
 * @category Arena
 */
export interface SprtResult {
  /** The log-likelihood ratio of a lead by the margin to none, or to the least one. */
  readonly llr: number;
  /** At this or less the first bot is not better: the negative of `upper`. */
  readonly lower: number;
  /** At this or more the first bot is better. */
  readonly upper: number;
  /** Whether the first bot is better by the margin; `undefined`: play on. */
  readonly better: boolean | undefined;
}

/** With fewer deals their variance is unknown. */
const FEWEST_PAIRS = 8;

/** How many made-up deals of each extreme are counted: without them, deals that all end alike would seem to be the only ones possible. */
const MADE_UP = 1;

/** Halvings of an interval until a number has its full precision. */
const HALVINGS = 60;

/** How often each difference occurs. */
type Counts = ReadonlyMap<number, number>;

function tallied(values: readonly number[], counts = new Map<number, number>()): Counts {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const withExtremes = (values: readonly number[]): Counts =>
  tallied(
    values,
    new Map([
      [-1, MADE_UP],
      [1, MADE_UP],
    ]),
  );

/**
 * How the observed distribution has to be tilted to have this mean: among all distributions over the observed values with the mean, the
 * likeliest gives each value its observed share divided by 1 + tilt · (value − mean).
 */
function tiltTo(mean: number, counts: Counts): number {
  let [low, high] = [-1 / (1 - mean), 1 / (1 + mean)];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (const [value, count] of counts) sum += (count * (value - mean)) / (1 + middle * (value - mean));
    if (sum > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The variance of the likeliest distribution with a mean. What the observed values cannot bear lies on the extreme beyond them. */
function varianceAt(mean: number, counts: Counts, all: number): number {
  const tilt = tiltTo(mean, counts);
  let [variance, shares] = [0, 0];
  for (const [value, count] of counts) {
    const share = count / (all * (1 + tilt * (value - mean)));
    variance += share * (value - mean) ** 2;
    shares += share;
  }
  const extreme = tilt < 0 ? 1 : -1;
  return variance + Math.max(0, 1 - shares) * (extreme - mean) ** 2;
}

/** The log-likelihood ratio of the likeliest distribution with the mean `margin` to the likeliest one with the mean `least`. */
function likelihoodRatio(counts: Counts, margin: number, least: number): number {
  const [low, high] = [tiltTo(least, counts), tiltTo(margin, counts)];
  let sum = 0;
  for (const [value, count] of counts)
    sum += count * (Math.log1p(low * (value - least)) - Math.log1p(high * (value - margin)));
  return sum;
}

/** The verdict on differences of wins, one for each deal. */
export function verdictOn(values: readonly number[], margin: number, error: number, least = 0): SprtResult {
  const upper = Math.log((1 - error) / error);
  const llr = values.length < FEWEST_PAIRS ? 0 : likelihoodRatio(withExtremes(values), margin, least);
  return { llr, lower: -upper, upper, better: llr >= upper ? true : llr <= -upper ? false : undefined };
}

/**
 * A sequential probability ratio test on pairs: is the first bot better by `margin`, or not at all? Ask after every batch and stop at a
 * verdict. The errors stay bounded, however often you ask, also where wins are rare: the ratio is that of the likeliest distributions over
 * what a deal can give (Van den Bergh's generalized test on pairs, as engine testers use it), not of two normal ones.
 *
 * @param margin - How many more wins per game the first bot should have: 0.05 is one in twenty games. Above 0, below 1.
 * @param error - How often either answer may be wrong: above 0, below 0.5; default 0.05.
 * @param least - The lead that `margin` is told from, in place of none: from 0, below the margin. With 0.14 and a margin of 0.28 the
 *   first bot has to be better by rather 100 than 50 points of Elo.
 * @throws RangeError when margin, error or least is out of bounds.
 * @category Arena
 */
export function sprt(
  results: Iterable<GameResult>,
  a: string,
  b: string,
  margin: number,
  error = 0.05,
  least = 0,
): SprtResult {
  if (!(margin > 0 && margin < 1)) throw new RangeError(`margin should be above 0 and below 1, not ${margin}`);
  if (!(least >= 0 && least < margin)) throw new RangeError(`least should be from 0 and below ${margin}, not ${least}`);
  if (!(error > 0 && error < 0.5)) throw new RangeError(`error should be above 0 and below 0.5, not ${error}`);
  return verdictOn(
    differences(results, a, b).map(({ wins }) => wins),
    margin,
    error,
    least,
  );
}
