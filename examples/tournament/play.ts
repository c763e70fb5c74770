import '@wonders/core/sealed';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@wonders/core';
import {
  type Answer,
  type AskedTurn,
  askBot,
  type BotOf,
  type GameResult,
  matchSteps,
  NoAnswerError,
  type PlannedGame,
  plannedGames,
  resultOf,
} from '@wonders/core/arena';
import { BOTS, type BotMaker, botNamed } from '@wonders/core/bots';
import { cpuClock } from './cpu.js';
import { processBot } from './process-bot.js';
import { realmOf } from './realms.js';
import { type Limits, VoidGameError } from './remote.js';
import { type Assignment, gamesById, optionsOf, type Tournament } from './tournament.js';
import { workerBot } from './worker-bot.js';

type Makers = Readonly<Record<string, BotMaker>>;
type Watched = (bot: BotOf<AnyGame>) => BotOf<AnyGame>;

/** Called when a bot begins to think and when it has answered. */
export interface Watch {
  asks(): void;
  answered(): void;
}

/** All bots: those of core, and those of your own module. */
export async function makersOf({ own }: Pick<Tournament, 'own'>): Promise<Makers> {
  if (own === null) return BOTS;
  const module: Makers & { readonly default?: unknown } = await import(pathToFileURL(own).href);
  // A file in TypeScript whose package.json does not say "type": "module" hands on all that it exports as its default.
  const whole = typeof module.default === 'object' ? module.default : null;
  return { ...BOTS, ...whole, ...module };
}

/** A bot at its seat, wherever it thinks. */
interface Seated {
  ask(asked: AskedTurn<AnyGame>): Answer<AnyGame> | Promise<Answer<AnyGame>>;
  close(): void;
}

const nothing = () => undefined;

/**
 * Seats a bot by its name: `worker:./bot.mjs` and `process:python3 bot.py` in a process of its own, and every other in
 * this realm.
 */
function seat(game: AnyGame, name: string, makers: Makers, limits: Limits, watched: Watched): Seated {
  const [kind, rest] = realmOf(name);
  if (kind === 'worker') return workerBot(game, pathToFileURL(resolve(rest)).href, limits);
  if (kind === 'process') return processBot(game, rest.split(/\s+/), limits);
  let bot: BotOf<AnyGame>;
  try {
    bot = watched(botNamed(game, name, makers));
  } catch (error) {
    bot = () => {
      throw error;
    };
  }
  return { ask: ({ turn }) => askBot(bot, turn), close: nothing };
}

/** Whether all bots of a line think in this thread. */
const allHere = (line: readonly string[]): boolean => line.every((name) => realmOf(name)[0] === 'own');

/**
 * Plays one game; the realms that it opens are closed, whatever happens.
 *
 * @param clock - Tells the CPU time of this thread. What bots in other realms use it cannot tell, so their games have no times.
 */
async function playGame(
  game: AnyGame,
  planned: PlannedGame<AnyGame>,
  open: (name: string) => Seated,
  clock: (() => number) | undefined,
) {
  const { line, options } = planned;
  const asked = line.map(() => 0);
  const spent = allHere(line) ? clock : undefined;
  const times = line.map(() => 0);
  const seats = line.map((name) => (name === 'script' ? undefined : open(name)));
  try {
    const match = matchSteps(game, options);
    let step = match.next();
    while (!step.done) {
      const { seat } = step.value.turn;
      const start = spent?.() ?? 0;
      const answer = await (seats[seat] as Seated).ask(step.value);
      times[seat] = (times[seat] ?? 0) + (spent?.() ?? 0) - start;
      asked[seat] = (asked[seat] ?? 0) + 1;
      step = match.next(answer);
    }
    return resultOf(game, planned, step.value, { asked, times: spent === undefined ? null : times }, true);
  } finally {
    for (const each of seats) each?.close();
  }
}

/** How often a game is played again whose bot was ended by a foreign signal. More often, and the bot seems to send it itself. */
const AGAIN = 2;

/** Plays a game that counts: one that is void is played again, and at last lost by the bot that ends again and again. */
async function playValid(
  game: AnyGame,
  planned: PlannedGame<AnyGame>,
  open: (name: string) => Seated,
  clock: (() => number) | undefined,
): Promise<GameResult> {
  for (let left = AGAIN; left > 0; left--) {
    try {
      return await playGame(game, planned, open, clock);
    } catch (error) {
      if (!(error instanceof VoidGameError)) throw error;
      console.error(`Deal ${planned.deal} of ${game.id} is played again: ${error.message}, by a signal from outside.`);
    }
  }
  return playGame(game, planned, (name) => blamed(open(name)), clock);
}

/** A bot that answers for every signal that ends it. */
const blamed = ({ ask, close }: Seated): Seated => ({
  close,
  async ask(asked) {
    try {
      return await ask(asked);
    } catch (error) {
      if (!(error instanceof VoidGameError)) throw error;
      return { kind: 'threw', reason: error.message };
    }
  },
});

/** Plays a batch. Equal assignments give equal results, except for the times. */
export async function playBatch(
  { tournament, batch, silent, limits, alone }: Assignment,
  watch: Watch,
): Promise<readonly GameResult[]> {
  const contest = tournament.contests[batch.contest];
  const game = contest && (await gamesById()).get(contest.game);
  if (contest === undefined || game === undefined) throw new RangeError(`there is no contest ${batch.contest}`);
  const makers = await makersOf(tournament);
  let question = 0;
  const watched: Watched = (bot) => (turn) => {
    if (silent.includes(question++)) throw new NoAnswerError('no answer within the time');
    watch.asks();
    const choice = bot(turn);
    watch.answered();
    return choice;
  };
  const { from, to } = batch;
  const plan = { from, to, lineUps: contest.lineUps, ...(contest.field !== null && { field: contest.field }) };
  const clock = cpuClock(alone);
  const results: GameResult[] = [];
  for (const planned of plannedGames(game, tournament.bots, optionsOf(tournament, contest), plan))
    results.push(await playValid(game, planned, (name) => seat(game, name, makers, limits, watched), clock));
  return results;
}
