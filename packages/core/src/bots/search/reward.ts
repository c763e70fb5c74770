import type { AnyGame, StateOf } from '../../game.js';
import type { Outcome } from '../../outcome.js';
import type { Seat } from '../../position.js';
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

/** The reward of a seat for the position at the end of a playout: from 0 to 1, the scale of the confidence bound. */
export function worth(game: AnyGame, settings: Settings, position: StateOf<AnyGame>, seat: Seat): number {
  const { victory, margin, evaluate, reward } = settings;
  const judged = evaluate === undefined ? undefined : evaluate(position, seat) / margin;
  if (position.pending.length > 0 && judged !== undefined)
    return victory * squash(SURE * judged) + (1 - victory) * squash(judged);
  const outcome = game.outcome(position) as Outcome;
  if (reward !== undefined) return reward(outcome, seat);
  const share = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  return victory * share + (1 - victory) * squash(judged ?? lead(outcome, seat) / margin);
}
