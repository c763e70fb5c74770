/**
 * How close the games of the house bot against Hal are, at both levels, with the gift chosen and blind, and how many of its games end in
 * a round whose gift it knew to end the game.
 *
 * `node --conditions=@wonders/source --import tsx packages/hal/bench/contest.ts 200`: the deals.
 */
import { gifts, hal } from '@wonders/hal';
import { cellsOf, contest, HEADS, head, line } from '../../core/src/testing/contest.js';

const deals = Number(process.argv[2] ?? 200);
console.log(head(['level', 'gift', ...HEADS, 'ended by a gift']));
for (const level of ['normal', 'expert'] as const)
  for (const giftToHal of ['chosen', 'blind'] as const) {
    const ending = new Set<number>();
    const played = contest(hal, { level, giftToHal }, deals, undefined, (position, move, deal) => {
      if (move.kind !== 'give') return;
      const gift = gifts(hal.view(position, 0)).find(({ card }) => card === move.card);
      if (gift?.ends === 'surely') ending.add(deal);
      else ending.delete(deal);
    });
    const ended = giftToHal === 'blind' ? '–' : `${Math.round((100 * ending.size) / deals)} %`;
    console.log(line([level, giftToHal, ...cellsOf(played), ended]));
  }
