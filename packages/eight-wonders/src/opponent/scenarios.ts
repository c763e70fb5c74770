import type { Seat } from '@wonders/core';
import type { Bid } from './gains.js';
import { type Knowledge, predictedOffer } from './knowledge.js';
import type { Scenario } from './levels.js';
import type { Site } from './sites.js';

/** EIGHT-216: the weighted mean over scenarios, rounded down. */
export function weighted(scenarios: readonly Scenario[], value: (shift: number, i: number) => number): number {
  let sum = 0;
  let weights = 0;
  for (const [i, [shift, weight]] of scenarios.entries()) {
    sum += weight * value(shift, i);
    weights += weight;
  }
  return Math.floor(sum / weights);
}

/** EIGHT-202: the offers that a bot expects of the seats other than itself and the active one. */
export function predictedBids(k: Knowledge, { disc }: Site, active: Seat, shift = 0): Bid[] {
  return k.view.hands.flatMap((_, seat): Bid[] => {
    if (seat === k.me || seat === active) return [];
    return [{ seat, cards: predictedOffer(k, seat, disc, shift), trade: false }];
  });
}
