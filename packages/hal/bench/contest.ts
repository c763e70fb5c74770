/**
 * How close the games of the house bot against Hal are, at both levels, with the gift chosen and blind, and with a Hal who pays for a lower
 * number; and how many of its games end in a round whose gift it knew to end the game.
 *
 * `node --conditions=@wonders/source --import tsx packages/hal/bench/contest.ts 300`: the deals.
 */
import { gifts, hal, type Options } from '@wonders/hal';
import { cellsOf, contest, HEADS, head, line } from '../../core/src/testing/contest.js';

type Row = Pick<Options, 'level' | 'giftToHal' | 'halPaysForLowerNumber'>;

const ROWS: readonly Row[] = [
  { level: 'normal', giftToHal: 'chosen', halPaysForLowerNumber: 'never' },
  { level: 'normal', giftToHal: 'blind', halPaysForLowerNumber: 'never' },
  { level: 'expert', giftToHal: 'chosen', halPaysForLowerNumber: 'never' },
  { level: 'expert', giftToHal: 'chosen', halPaysForLowerNumber: 'down-to-zero' },
  { level: 'expert', giftToHal: 'blind', halPaysForLowerNumber: 'never' },
];

const deals = Number(process.argv[2] ?? 300);
console.log(head(['level', 'gift', 'pays for a lower number', ...HEADS, 'ended by a gift']));
for (const row of ROWS) {
  const ending = new Set<number>();
  const played = contest(hal, row, deals, undefined, (position, move, deal) => {
    if (move.kind !== 'give') return;
    const gift = gifts(hal.view(position, 0)).find(({ card }) => card === move.card);
    if (gift?.ends === 'surely') ending.add(deal);
    else ending.delete(deal);
  });
  const ended = row.giftToHal === 'blind' ? '–' : `${Math.round((100 * ending.size) / deals)} %`;
  console.log(line([row.level, row.giftToHal, row.halPaysForLowerNumber, ...cellsOf(played), ended]));
}
