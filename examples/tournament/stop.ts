import { type GameResult, type SprtResult, sprt } from '@wonders/core/arena';
import type { Tournament } from './tournament.js';

/** The test asks whenever this many more deals are played: always after the same ones, however batches are cut. */
const EVERY = 8;

/** Says when a tournament has played enough. */
export interface Stop {
  /** The games up to the decision, of these that come next. */
  take(results: readonly GameResult[]): readonly GameResult[];
  decided(): boolean;
}

/**
 * What the sequential test of a tournament says of its games; `undefined` for a tournament without a test.
 *
 * @throws RangeError when its margin or error is out of bounds.
 */
export function verdictOf(
  { bots, sprt: question }: Tournament,
  results: readonly GameResult[],
): SprtResult | undefined {
  const [first = '', second = ''] = bots;
  return question && sprt(results, first, second, question.margin, question.error);
}

/** Decides after each game whether a tournament continues. Without a test, all of its games are played. */
export function stopOf(tournament: Tournament): Stop {
  const { sprt: question, contests } = tournament;
  const [{ perDeal } = { perDeal: 1 }] = contests;
  const taken: GameResult[] = [];
  let decided = false;
  const asks = () => taken.length % (EVERY * perDeal) === 0;
  return {
    take(results) {
      if (question === undefined) return results;
      const before = taken.length;
      for (const result of results) {
        if (decided) break;
        taken.push(result);
        decided = asks() && verdictOf(tournament, taken)?.better !== undefined;
      }
      return taken.slice(before);
    },
    decided: () => decided,
  };
}
