import type { Seat } from '@wonders/core';
import type { Scenario } from './efforts.js';
import type { Bid } from './gains.js';
import { quotient } from './hundredths.js';
import { type Knowledge, predictedOffer } from './knowledge.js';
import type { Site } from './sites.js';

/** EIGHT-216: the weighted mean over scenarios, rounded down. */
export function weighted(scenarios: readonly Scenario[], value: (i: number) => number): number {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < scenarios.length; i++) {
    const [, weight] = scenarios[i] as Scenario;
    sum += weight * value(i);
    weights += weight;
  }
  return quotient(sum, weights);
}

/** EIGHT-202: the offers that a bot expects of the seats other than itself and the active one. */
export function predictedBids(k: Knowledge, { disc }: Site, active: Seat, shift = 0): Bid[] {
  const bids: Bid[] = [];
  for (let seat = 0; seat < k.view.hands.length; seat++)
    if (seat !== k.me && seat !== active)
      bids.push({ seat, cards: predictedOffer(k, seat, disc, shift), trade: false });
  return bids;
}
