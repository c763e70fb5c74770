import { randomInt } from 'node:crypto';
import type { AnyGame } from '@wonders/core';
import { type GameResult, verify } from '@wonders/core/arena';
import { type Batch, optionsOf, type Tournament } from './tournament.js';

/** Of so many games of a batch one is replayed, and one at least: which one, nobody knows before. */
const DRAWN = 8;

/** Some of the numbers below a count, drawn so that no worker can foresee them. */
function some(count: number): ReadonlySet<number> {
  const found = new Set<number>();
  while (found.size < Math.ceil(count / DRAWN)) found.add(randomInt(count));
  return found;
}

/**
 * What is wrong with the games that a worker says it has played; `undefined` where nothing is found. They have to be those of the batch, and a
 * drawn share of them is replayed.
 *
 * @param all - Whether every game is replayed.
 */
export function faultIn(
  game: AnyGame,
  tournament: Tournament,
  { contest: at, from, to }: Batch,
  results: readonly GameResult[],
  all: boolean,
): string | undefined {
  const contest = tournament.contests[at];
  if (contest === undefined || !Array.isArray(results)) return 'no games';
  const { perDeal, lineUps, field } = contest;
  const count = (to - from) * perDeal;
  if (results.length !== count) return `${results.length} games, not ${count}`;
  const moved = results.findIndex(
    (each, i) => each?.game !== game.id || each.deal !== from + Math.floor(i / perDeal) || each.lineUp !== i % perDeal,
  );
  if (moved >= 0) return `game ${moved} is another one`;
  const entered = { bots: tournament.bots, lineUps, ...(field !== null && { field }) };
  const drawn = some(count);
  for (const [i, result] of results.entries()) {
    if (!all && !drawn.has(i)) continue;
    const { wrong } = verify(game, result, optionsOf(tournament, contest), entered);
    if (wrong !== null) return `game ${i}: ${wrong}`;
  }
  return undefined;
}
