import type { AnyGame, OptionsOf } from '../game.js';
import type { Outcome, Score } from '../outcome.js';
import { type BotOf, playMatch } from './match.js';

/**
 * One of many games.
 *
 * @category Arena
 */
export interface GameResult {
  readonly seed: string;
  /** The name of the bot on each seat; `'script'` on seats of the script. */
  readonly line: readonly string[];
  readonly outcome: Outcome;
  /** How many moves it took. */
  readonly plies: number;
}

/**
 * Plays many games, each seed with every line-up, so that luck strikes all bots alike (paired seeds): on one free seat each
 * bot plays each seed; on several, the bots play each seed once in every rotation. Yields after each game, so that the
 * host can show progress, stop early or give way to others.
 *
 * @param bots - By name. On several free seats, exactly as many as there are seats.
 * @param options - The game's options; their seed is the stem of the seeds: `'stem/0'`, `'stem/1'` …
 * @param seeds - How many seeds, 1 or more.
 * @throws {@link InvalidOptionsError} as `newGame` does; `RangeError` when the bots do not fit the seats.
 * @example
 * ```ts
 * import { playGames, tally } from '@wonders/core/arena';
 * import { houseBot, randomBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const bots = { house: houseBot(sealed), random: randomBot() };
 * console.table(tally(playGames(sealed, bots, { seats: 2, seed: 'june' }, 50)));
 * ```
 * @category Arena
 */
export function* playGames<G extends AnyGame>(
  game: G,
  bots: Readonly<Record<string, BotOf<G>>>,
  options: OptionsOf<G>,
  seeds: number,
): Generator<GameResult, void, void> {
  const names = Object.keys(bots);
  const roles = game.seats(game.newGame(options)).map((seat) => seat.role);
  const free = roles.filter((role) => role === 'player').length;
  if (free !== 1 && names.length !== free)
    throw new RangeError(`${game.id} has ${free} free seats here, and there are ${names.length} bots`);
  for (let i = 0; i < seeds; i++) {
    const seed = `${options.seed ?? '0'}/${i}`;
    for (let turn = 0; turn < names.length; turn++) {
      let next = turn;
      const line = roles.map((role) => (role === 'script' ? 'script' : (names[next++ % names.length] ?? '')));
      const lineUp = line.map((name) => bots[name] as BotOf<G>);
      const { outcome, record } = playMatch(game, lineUp, { ...options, seed });
      yield { seed, line, outcome, plies: record.moves.length };
    }
  }
}

/**
 * How a bot fared.
 *
 * @category Arena
 */
export interface Standing {
  readonly bot: string;
  readonly games: number;
  /** Wins; a victory shared by k seats counts 1/k. */
  readonly wins: number;
  /** Wins ÷ games. */
  readonly winRate: number;
  /** The 95 % interval of the win rate, by Wilson's score. */
  readonly low: number;
  readonly high: number;
  /** Mean of its total points. */
  readonly points: number;
  /** How many of its games ended for which reason. */
  readonly ends: Readonly<Record<string, number>>;
}

/**
 * Sums up games by bot, best win rate first.
 *
 * @category Arena
 */
export function tally(results: Iterable<GameResult>): readonly Standing[] {
  const sums = new Map<string, { games: number; wins: number; points: number; ends: Map<string, number> }>();
  for (const { line, outcome } of results) {
    for (const score of outcome.scores) {
      const bot = line[score.seat] ?? '';
      const sum = sums.get(bot) ?? { games: 0, wins: 0, points: 0, ends: new Map<string, number>() };
      sums.set(bot, sum);
      sum.games++;
      sum.wins += share(outcome, score);
      sum.points += score.total;
      sum.ends.set(outcome.ending, (sum.ends.get(outcome.ending) ?? 0) + 1);
    }
  }
  return [...sums]
    .map(([bot, { games, wins, points, ends }]) => {
      const [low, high] = wilson(wins, games);
      return {
        bot,
        games,
        wins,
        winRate: wins / games,
        low,
        high,
        points: points / games,
        ends: Object.fromEntries(ends),
      };
    })
    .sort((a, b) => b.winRate - a.winRate);
}

function share(outcome: Outcome, score: Score): number {
  return outcome.winners.includes(score.seat) ? 1 / outcome.winners.length : 0;
}

/** Wilson's score interval for `wins` of `games` at 95 %. */
function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [rate, square] = [wins / games, z * z];
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const half = (z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games))) / (1 + square / games);
  return [middle - half, middle + half];
}
