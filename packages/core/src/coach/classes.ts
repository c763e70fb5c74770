import type { Estimate } from './estimate.js';

/**
 * How good a move was: the best, as good as the best as far as the search can tell, worse, or much worse.
 *
 * @category Coach
 */
export type MoveClass = 'best' | 'fine' | 'slip' | 'blunder';

/** From which loss of the chance to win a move is a slip, and from which a blunder. The whole interval of the loss has to lie above. */
export const LOSSES = /* @__PURE__ */ Object.freeze({ slip: 0.03, blunder: 0.12 });

/** The class of a move by its loss: in doubt the milder one. */
export function classOf({ low }: Estimate, isBest: boolean): MoveClass {
  if (isBest) return 'best';
  if (low >= LOSSES.blunder) return 'blunder';
  return low >= LOSSES.slip ? 'slip' : 'fine';
}
