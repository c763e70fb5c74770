import type { AnyGame, StateOf } from '../../contract/game.js';
import type { Outcome } from '../../contract/outcome.js';
import type { Seat } from '../../contract/position.js';
import { victoryShare } from '../../engine/ranking.js';
import type { Settings } from './options.js';

const squash = (x: number): number => 1 / (1 + Math.exp(-x));

/** How much more certain of winning a lead is than its points alone say. */
const SURE = 2;

/** The lead of a seat over the best other seat, in points. */
export function lead({ scores }: Outcome, seat: Seat): number {
  let [own, best] = [0, Number.NEGATIVE_INFINITY];
  for (const score of scores)
    if (score.seat === seat) own = score.total;
    else best = Math.max(best, score.total);
  return best === Number.NEGATIVE_INFINITY ? own : own - best;
}

/** The outcome of a position, the same for all seats; `undefined` if the game is not over and has an `evaluate` of its own. */
export const endOf = (game: AnyGame, { evaluate }: Settings, position: StateOf<AnyGame>): Outcome | undefined =>
  position.pending.length > 0 && evaluate !== undefined ? undefined : game.outcome(position);

/**
 * The reward of a seat for the position at the end of a playout: from 0 to 1, the scale of the confidence bound.
 *
 * @param end - The result of {@link endOf} for the position.
 */
export function worth(settings: Settings, position: StateOf<AnyGame>, seat: Seat, end: Outcome | undefined): number {
  const { victory, margin, evaluate, reward } = settings;
  if (end !== undefined && reward !== undefined) return reward(end, seat);
  const judged = evaluate === undefined ? undefined : evaluate(position, seat) / margin;
  if (end === undefined) return victory * squash(SURE * (judged as number)) + (1 - victory) * squash(judged as number);
  return victory * victoryShare(end, seat) + (1 - victory) * squash(judged ?? lead(end, seat) / margin);
}
