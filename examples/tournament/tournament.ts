import { createHash } from 'node:crypto';
import type { AnyGame } from '@wonders/core';
import { type LineUps, lineUpsFor } from '@wonders/core/arena';
import { games } from '../../.ci/lib/games.js';
import type { Limits } from './remote.js';
import type { Sizes } from './sizes.js';

/** One of the games of a tournament, with its options. */
export interface Contest {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly lineUps: LineUps;
  /** The bot on all other seats, for `one-against-field`. */
  readonly field: string | null;
  /** How many games each deal has: one for each line-up. */
  readonly perDeal: number;
}

/** The plan of a tournament: everything that decides its results. */
export interface Tournament {
  /** The seeds of all games derive from it; published with the results. */
  readonly secret: string;
  /** How many deals each contest has. */
  readonly deals: number;
  readonly bots: readonly string[];
  readonly contests: readonly Contest[];
  /** The path of a module with your own bots. */
  readonly own: string | null;
  /** What a sequential test asks; without it, all deals are played. */
  readonly sprt?: Question;
}

/** The question of a sequential test: does the first bot win more of its games than the second, by this margin or not at all? */
export interface Question {
  /** As a part of 1. */
  readonly margin: number;
  /** How often either answer may be wrong. */
  readonly error: number;
}

/** Some deals of a contest, played in one go. */
export interface Batch {
  readonly contest: number;
  readonly from: number;
  readonly to: number;
}

/** The task of a thread: a batch, and the questions that were not answered in earlier attempts. */
export interface Assignment {
  readonly tournament: Tournament;
  readonly batch: Batch;
  /** The questions, counted from 0 through the batch, that a bot did not answer. */
  readonly silent: readonly number[];
  /** Those of bots that have a realm of their own. */
  readonly limits: Limits;
  /** Whether no other thread of the process plays. */
  readonly alone: boolean;
}

/** The games of all packages, by id. */
export async function gamesById(): Promise<ReadonlyMap<string, AnyGame>> {
  return new Map((await games()).map(({ game }) => [game.id, game]));
}

/** The options of a contest's games. The secret is in their seed. */
export const optionsOf = ({ secret }: Tournament, { options }: Contest): Readonly<Record<string, unknown>> => ({
  ...options,
  seed: secret,
});

/** The line-ups: as requested, or to fit the number of bots and seats. */
export function contestOf(
  game: AnyGame,
  bots: readonly string[],
  options: Readonly<Record<string, unknown>>,
  asked?: LineUps,
  field?: string,
): Contest {
  const free = game.seats(game.newGame({ seed: 'seats', ...options })).filter(({ role }) => role === 'player').length;
  const fitting = free === 1 || bots.length === free ? 'rotations' : bots.length > free ? 'all' : 'one-against-field';
  const lineUps = asked ?? (field === undefined ? fitting : 'one-against-field');
  const among = lineUps === 'one-against-field' && free > 1 ? (field ?? bots[0] ?? '') : undefined;
  const how = free === 1 ? 'rotations' : lineUps;
  const perDeal = lineUpsFor(game, bots, options, how, among).length;
  return { game: game.id, options, lineUps: how, field: among ?? null, perDeal };
}

/** How many games a tournament has. */
export const gamesIn = ({ contests, deals }: Tournament): number =>
  contests.reduce((sum, { perDeal }) => sum + perDeal * deals, 0);

/** The batches from a game on, in order; the first begins with the deal of that game. */
export function* batchesFrom({ contests, deals }: Tournament, game: number, sizes: Sizes): Generator<Batch> {
  let first = 0;
  for (const [contest, { perDeal }] of contests.entries()) {
    const from = Math.max(0, Math.floor((game - first) / perDeal));
    for (let at = from; at < deals; ) {
      const to = Math.min(deals, at + sizes.sizeOf(contest, at));
      yield { contest, from: at, to };
      at = to;
    }
    first += perDeal * deals;
  }
}

/** How many games come before a batch. */
export function gamesBefore({ contests, deals }: Tournament, { contest, from }: Batch): number {
  const before = contests.slice(0, contest).reduce((sum, { perDeal }) => sum + perDeal * deals, 0);
  return before + (contests[contest]?.perDeal ?? 0) * from;
}

/** A unique name for a tournament. */
export const idOf = (tournament: Tournament): string =>
  createHash('sha256').update(JSON.stringify(tournament)).digest('hex').slice(0, 16);
