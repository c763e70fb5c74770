import type { Score } from '../contract/outcome.js';
import { victoryShare } from '../engine/ranking.js';
import type { GameResult } from './games.js';

/**
 * The sums over the games of one bot, as plain JSON. The sums of several machines can be added up.
 *
 * @category Arena
 */
export interface Sums {
  /** How many games it has played. */
  readonly games: number;
  /** Wins; a victory shared by k seats counts 1/k. */
  readonly wins: number;
  /** The sum of its total points. */
  readonly points: number;
  /** The sum of the squares of its total points. */
  readonly squares: number;
  /** Games lost by a fault. */
  readonly forfeits: number;
  /** How many moves it was asked for. */
  readonly asked: number;
  /** How long it thought in all, by the host's clock; 0 without one. */
  readonly time: number;
  /** How many of its games ended for which reason. */
  readonly ends: Readonly<Record<string, number>>;
}

/**
 * The sums of many games by the name of the bot.
 *
 * @category Arena
 */
export type Totals = Readonly<Record<string, Sums>>;

/**
 * How a bot fared.
 *
 * @category Arena
 */
export interface Standing {
  /** The name of the bot. */
  readonly bot: string;
  /** How many games it has played. */
  readonly games: number;
  /** Wins; a victory shared by k seats counts 1/k. */
  readonly wins: number;
  /** Wins ÷ games. */
  readonly winRate: number;
  /** The lower end of the 95 % interval of the win rate, by Wilson's score. */
  readonly low: number;
  /** The upper end of that interval. */
  readonly high: number;
  /** Mean of its total points. */
  readonly points: number;
  /** Games lost by a fault. */
  readonly forfeits: number;
  /** How long it thought about a move on average, by the host's clock; 0 without one. */
  readonly timePerMove: number;
  /** How many of its games ended for which reason. */
  readonly ends: Readonly<Record<string, number>>;
}

const NOTHING: Sums = { games: 0, wins: 0, points: 0, squares: 0, forfeits: 0, asked: 0, time: 0, ends: {} };

function plus(a: Sums, b: Sums): Sums {
  const ends: Record<string, number> = Object.assign(Object.create(null), a.ends);
  for (const [ending, count] of Object.entries(b.ends)) ends[ending] = (ends[ending] ?? 0) + count;
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    points: a.points + b.points,
    squares: a.squares + b.squares,
    forfeits: a.forfeits + b.forfeits,
    asked: a.asked + b.asked,
    time: a.time + b.time,
    ends: { ...ends },
  };
}

function sumsOf({ outcome, fault, asked, times }: GameResult, score: Score): Sums {
  const { seat, total } = score;
  return {
    games: 1,
    wins: victoryShare(outcome, score.seat),
    points: total,
    squares: total * total,
    forfeits: fault?.seat === seat ? 1 : 0,
    asked: asked[seat] ?? 0,
    time: times?.[seat] ?? 0,
    ends: { [outcome.ending]: 1 },
  };
}

/**
 * Adds up games by bot. The memory it takes does not grow with the games.
 *
 * @category Arena
 */
export function totalsOf(results: Iterable<GameResult>): Totals {
  const totals = new Map<string, Sums>();
  for (const result of results)
    for (const score of result.outcome.scores) {
      const bot = result.line[score.seat] ?? '';
      totals.set(bot, plus(totals.get(bot) ?? NOTHING, sumsOf(result, score)));
    }
  return Object.fromEntries(totals);
}

/**
 * The totals of two sets of games together.
 *
 * @category Arena
 */
export function mergeTotals(a: Totals, b: Totals): Totals {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.map((bot) => [bot, plus(a[bot] ?? NOTHING, b[bot] ?? NOTHING)]));
}

/** Wilson's score interval for `wins` of `games` at 95 %. */
function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [rate, square] = [wins / games, z * z];
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const half = (z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games))) / (1 + square / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * How each bot fared, best win rate first.
 *
 * @category Arena
 */
export function standings(totals: Totals): readonly Standing[] {
  return Object.entries(totals)
    .map(([bot, { games, wins, points, forfeits, asked, time, ends }]): Standing => {
      const [low, high] = wilson(wins, games);
      const timePerMove = asked === 0 ? 0 : time / asked;
      return {
        bot,
        games,
        wins,
        winRate: wins / games,
        low,
        high,
        points: points / games,
        forfeits,
        timePerMove,
        ends,
      };
    })
    .sort((a, b) => b.winRate - a.winRate);
}

/**
 * Sums up games by bot, best win rate first.
 *
 * @category Arena
 */
export const tally = (results: Iterable<GameResult>): readonly Standing[] => standings(totalsOf(results));
