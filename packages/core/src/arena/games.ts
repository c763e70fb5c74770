import type { AnyGame, OptionsOf } from '../contract/game.js';
import type { Outcome } from '../contract/outcome.js';
import { dealtFor } from '../engine/deal.js';
import { gameGiven } from '../engine/given.js';
import { type LineUps, lineUpsFor } from './line-ups.js';
import { askBot, type BotOf, type Entrant, type Fault, type Match, matchSteps, seated } from './match.js';
import { deriveSeed } from './seeds.js';

/**
 * One of many games, as plain JSON.
 *
 * @category Arena
 */
export interface GameResult {
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the game. */
  readonly rules: number;
  /** Which deal, from 0: games of the same deal have the same seed, and so the same cards. */
  readonly deal: number;
  /** Which line-up, from 0. Deal and line-up together name a game. */
  readonly lineUp: number;
  /** The seed of the game, derived from that of the series and the deal. */
  readonly seed: string;
  /** The name of the bot on each seat; `'script'` on seats of the script. */
  readonly line: readonly string[];
  /** How the game ended; after a fault the bot at fault is last. */
  readonly outcome: Outcome;
  /** Which bot lost by a fault, and why; `null` when none did. */
  readonly fault:
    | (Fault & {
        /** The name of that bot. */
        readonly bot: string;
      })
    | null;
  /** How many moves it took. */
  readonly plies: number;
  /** How long each seat thought, by the host's clock; `null` without one. */
  readonly times: readonly number[] | null;
  /** How many moves each seat was asked for. */
  readonly asked: readonly number[];
  /** The moves by `encodeMove`; `null` when they were not asked for. */
  readonly moves: readonly string[] | null;
}

/**
 * Which games are played.
 *
 * @category Arena
 */
export interface GamesPlan {
  /** The first deal; default 0. Several machines can share the deals: 0 to 50 on one, 50 to 100 on another. */
  readonly from?: number;
  /** The deal after the last one. */
  readonly to: number;
  /** Who sits where; default `'rotations'`. */
  readonly lineUps?: LineUps;
  /** For `'one-against-field'`: the name of the bot on all other seats. */
  readonly field?: string;
  /** Whether results carry their moves, so that they can be verified. Default false. */
  readonly record?: boolean;
  /** Gives the time, in any unit, to measure how long bots think. */
  readonly clock?: () => number;
}

/**
 * A game that is to be played.
 *
 * @category Arena
 */
export interface PlannedGame<G extends AnyGame> extends Pick<GameResult, 'deal' | 'lineUp' | 'line'> {
  /** The options of this game, with the seed of its deal. */
  readonly options: OptionsOf<G>;
}

/**
 * The games that {@link playGames} plays, for a host that plays them itself because its bots answer later: play each by
 * {@link matchSteps}, and make its result by {@link resultOf}.
 *
 * @param names - The names of the bots.
 * @param options - The game's options. Their seed is the secret of the tournament.
 * @throws As {@link playGames} does.
 * @category Arena
 */
export function* plannedGames<G extends AnyGame>(
  game: G,
  names: readonly string[],
  options: OptionsOf<G>,
  { from = 0, to, lineUps, field }: GamesPlan,
): Generator<PlannedGame<G>, void, void> {
  gameGiven('plannedGames', game);
  const lines = lineUpsFor(game, names, options, lineUps, field);
  const dealt = dealtFor(game, options);
  for (let deal = from; deal < to; deal++)
    for (const [lineUp, line] of lines.entries()) {
      const seed = deriveSeed(String(options.seed ?? '0'), game.id, deal);
      yield { deal, lineUp, line, options: { ...dealt, seed } };
    }
}

/**
 * Counts that the host has made during a game, by seat.
 *
 * @category Arena
 */
export interface Counted {
  /** How many moves each seat was asked for. */
  readonly asked: readonly number[];
  /** How long each seat thought; `null` without a clock. */
  readonly times: readonly number[] | null;
}

/**
 * The result of a planned game that was played.
 *
 * @param record - Whether it keeps its moves. Default false.
 * @category Arena
 */
export function resultOf<G extends AnyGame>(
  game: G,
  planned: PlannedGame<G>,
  match: Match<G>,
  counted: Counted,
  record = false,
): GameResult {
  gameGiven('resultOf', game);
  const { deal, lineUp, line, options } = planned;
  const { outcome, fault } = match;
  const { moves } = match.record;
  const { asked, times } = counted;
  return {
    game: game.id,
    rules: game.rules,
    deal,
    lineUp,
    seed: String(options.seed),
    line,
    outcome,
    fault: fault === undefined ? null : { ...fault, bot: line[fault.seat] ?? '' },
    plies: moves.length,
    times,
    asked,
    moves: record ? moves.map((move) => game.encodeMove(move)) : null,
  };
}

/**
 * Plays many games: every deal with every line-up, so that all bots meet the same luck (paired seeds). Yields after each game, so that
 * the host can show progress, stop early or do other work. A bot that fails loses its game.
 *
 * @param bots - By name.
 * @param options - The game's options. Their seed is the secret of the tournament: {@link deriveSeed} derives the seed of each deal from
 * it, the game's id and the number of the deal. Where they name no `rng` and several seats play with hidden cards, the deals are sealed,
 * which needs `import '@wonders/core/sealed'`; for bots that you trust, say `rng: 'alea'`.
 * @param plan - How many deals, or which games.
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
  bots: Readonly<Record<string, Entrant<G>>>,
  options: OptionsOf<G>,
  plan: number | GamesPlan,
): Generator<GameResult, void, void> {
  gameGiven('playGames', game);
  const how = typeof plan === 'number' ? { to: plan } : plan;
  for (const planned of plannedGames(game, Object.keys(bots), options, how)) yield playOne(game, bots, planned, how);
}

function playOne<G extends AnyGame>(
  game: G,
  bots: Readonly<Record<string, Entrant<G>>>,
  planned: PlannedGame<G>,
  { clock, record }: Pick<GamesPlan, 'clock' | 'record'>,
): GameResult {
  const { line, options } = planned;
  const players = seated(line.map((name) => bots[name]));
  const times = line.map(() => 0);
  const asked = line.map(() => 0);
  const match = matchSteps(game, options);
  let step = match.next();
  while (!step.done) {
    const { turn } = step.value;
    const start = clock?.() ?? 0;
    const answer = askBot(players[turn.seat] as BotOf<G>, turn);
    times[turn.seat] = (times[turn.seat] ?? 0) + (clock?.() ?? 0) - start;
    asked[turn.seat] = (asked[turn.seat] ?? 0) + 1;
    step = match.next(answer);
  }
  return resultOf(game, planned, step.value, { asked, times: clock === undefined ? null : times }, record);
}
