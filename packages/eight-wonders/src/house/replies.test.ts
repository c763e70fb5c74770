import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { handOf } from '../components/cards.js';
import { eightWonders, newGame } from '../index.js';
import { offering } from '../table/offers.js';
import { EFFORTS } from './efforts.js';
import type { Bid } from './gains.js';
import { know } from './knowledge.js';
import { acceptedIn, othersOf, repliesTo } from './replies.js';
import { predictedBids } from './scenarios.js';
import { siteAt } from './sites.js';
import { bestSelection, selections } from './values.js';

test('EIGHT-217: the reply to an offer is the best selection with it, for every hand, and brings the same', () => {
  const rng = seedRng('replies');
  const hands = [1, 3, 6].map((most) => handOf(() => most));
  let [replies, rejections, ends] = [0, 0, 0];
  for (let i = 0; i < 9; i++) {
    const effort = EFFORTS[(['builder', 'architect', 'master'] as const)[i % 3] ?? 'builder'];
    let state = newGame({ seed: `replies ${i}`, players: ([3, 4, 5] as const)[i % 3] ?? 3 });
    while (state.pending.length > 0) {
      const { active, site: space } = state;
      for (const me of offering(state)) {
        const k = know(eightWonders.view(state, me), me, effort);
        const site = siteAt(k, space ?? 0);
        if (site === undefined || draw(rng) > 0.2) continue;
        const cards = handOf((type) => Math.floor(draw(rng) * (site.disc.needs[type] + 1)));
        const bids = predictedBids(k, site, active);
        const offer: Bid = { seat: me, cards, trade: draw(rng) < 0.5 };
        const all = [...bids, offer].sort((a, b) => a.seat - b.seat);
        for (const [hand, reply] of repliesTo(othersOf(k, site, bids, hands), offer).entries()) {
          const own = hands[hand] ?? [0, 0, 0, 0];
          const { accept } = bestSelection(k, active, site, all, own, 0, EFFORTS.builder);
          expect(acceptedIn(reply).accept).toEqual(accept);
          const same = selections(k, active, site, all, own, 0, effort).find(
            (each) => `${each.accept}` === `${accept}`,
          );
          expect(reply.gains).toEqual(same?.gains);
          replies++;
          if (accept !== null && !accept.includes(me)) rejections++;
          if (reply.gains.final !== null) ends++;
        }
      }
      state = eightWonders.applyMove(
        state,
        eightWonders.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
  expect([replies > 100, rejections > 10, ends > 0]).toEqual([true, true, true]);
});
