import '@wonders/core/sealed';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@wonders/core';
import { type BotOf, type Entrant, type GameResult, NoAnswerError, playGames } from '@wonders/core/arena';
import { BOTS, type BotMaker, botNamed } from '@wonders/core/bots';
import { type Assignment, gamesById, optionsOf, type Tournament } from './tournament.js';

/** Called when a bot begins to think and when it has answered. */
export interface Watch {
  asks(): void;
  answered(): void;
}

/** All bots: those of core, and those of your own module. */
export async function makersOf({ own }: Pick<Tournament, 'own'>): Promise<Readonly<Record<string, BotMaker>>> {
  if (own === null) return BOTS;
  const module: Readonly<Record<string, BotMaker>> = await import(pathToFileURL(own).href);
  return { ...BOTS, ...module };
}

/** Plays a batch. Equal assignments give equal results, except for the times. */
export async function playBatch(
  { tournament, batch, silent }: Assignment,
  watch: Watch,
): Promise<readonly GameResult[]> {
  const contest = tournament.contests[batch.contest];
  const game = contest && (await gamesById()).get(contest.game);
  if (contest === undefined || game === undefined) throw new RangeError(`there is no contest ${batch.contest}`);
  const makers = await makersOf(tournament);
  let question = 0;
  const watched = (bot: BotOf<AnyGame>): BotOf<AnyGame> => {
    return (turn) => {
      if (silent.includes(question++)) throw new NoAnswerError('no answer within the time');
      watch.asks();
      const choice = bot(turn);
      watch.answered();
      return choice;
    };
  };
  const bots = tournament.bots.map((name): [string, Entrant<AnyGame>] => [
    name,
    { forGame: () => watched(botNamed(game, name, makers)) },
  ]);
  const { from, to } = batch;
  const plan = {
    from,
    to,
    lineUps: contest.lineUps,
    ...(contest.field !== null && { field: contest.field }),
    record: true,
    clock: () => performance.now(),
  };
  return [...playGames(game, Object.fromEntries(bots), optionsOf(tournament, contest), plan)];
}
