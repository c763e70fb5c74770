import type { Rung, Trace } from '@wonders/core';
import { choose, priorityList } from '@wonders/core';
import { nameOf } from '../components/names.js';
import { printedCost } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import { wonderPrice } from '../costs.js';
import type { Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { costOfWonder, directionOf, strategicRank } from './metrics.js';
import { filled, say } from './reasons.js';
import { only } from './scales.js';
import { seeksEverywhere, wonderWins } from './wins.js';

type WonderRung = Rung<WonderId, Position>;

/** DUEL-015: what ends the scales of wonders. */
const highestInScale = (rule: string): WonderRung => ({
  rule,
  label: 'highest in the strategic scale',
  score: (id, s) => -strategicRank(s, id),
  says: (id, s) => filled('place {0} for direction {1}', strategicRank(s, id) + 1, directionOf(s)),
});

/** DUEL-110: for Anubis and Isis the printed cost decides under any reading. */
const byPrintedCost = (rule: string, sign: 1 | -1): WonderRung => ({
  rule,
  label: sign > 0 ? 'highest printed cost' : 'lowest printed cost',
  score: (id, s) => sign * printedCost(wonderOf(s, id)),
  says: (id, s) => filled('cost {0}', printedCost(wonderOf(s, id))),
});

const worthy = (rule: string): WonderRung => ({
  rule,
  label: 'most printed victory points',
  score: (id, s) => wonderOf(s, id).points,
  says: (id, s) => filled(wonderOf(s, id).points === 1 ? '{0} point' : '{0} points', wonderOf(s, id).points),
});

const fewestCoins = (rule: string, label: string, seat: 0 | 1): WonderRung => ({
  rule,
  label,
  score: (id, s) => -wonderPrice(s, seat, wonderOf(s, id)),
  says: (id, s) => filled('price now {0}', wonderPrice(s, seat, wonderOf(s, id))),
});

/** DUEL-015. */
const STRATEGIC = priorityList('strategic scale', [highestInScale('DUEL-015')]);

/** DUEL-126. */
const CHEAPEST = priorityList<WonderId, Position>('cheapest wonder', [
  {
    rule: 'DUEL-126',
    label: 'lowest cost',
    score: (id, s) => -costOfWonder(s, SCRIPT_SEAT, wonderOf(s, id)),
    says: (id, s) => filled('cost {0}', costOfWonder(s, SCRIPT_SEAT, wonderOf(s, id))),
  },
  fewestCoins('DUEL-126', 'fewest coins to pay', SCRIPT_SEAT as 0),
  highestInScale('DUEL-126'),
]);

/** DUEL-160. */
const ANUBIS_THEIRS = priorityList('SOLO and Anubis', [
  byPrintedCost('DUEL-160', 1),
  worthy('DUEL-160'),
  highestInScale('DUEL-160'),
]);
const ANUBIS_OWN = priorityList<WonderId, Position>('SOLO and Anubis', [
  byPrintedCost('DUEL-160', -1),
  {
    rule: 'DUEL-160',
    label: 'most coins given',
    score: (id, s) => wonderOf(s, id).gain,
    says: (id, s) => filled(wonderOf(s, id).gain === 1 ? '{0} coin' : '{0} coins', wonderOf(s, id).gain),
  },
  highestInScale('DUEL-160'),
]);

/** DUEL-161, DUEL-145: the wonder that wins, then the dearest. */
const ISIS_WONDERS: readonly WonderRung[] = [
  ...priorityList<WonderId, Position>('win on the table', [
    {
      rule: 'DUEL-145',
      label: 'wins the game at once',
      when: (s) =>
        seeksEverywhere(s) && s.cities[SCRIPT_SEAT as 0].wonders.some((id) => wonderWins(s, SCRIPT_SEAT, id, 'next')),
      score: (id, s) => (wonderWins(s, SCRIPT_SEAT, id, 'next') ? 1 : 0),
    },
  ]),
  ...priorityList('SOLO and Isis', [byPrintedCost('DUEL-161', 1), worthy('DUEL-161'), highestInScale('DUEL-161')]),
];

/** DUEL-162: by the price that the human would pay, or by printed cost. */
const RA_PRICE = fewestCoins('DUEL-162', 'lowest price for the player now', PLAYER_SEAT as 1);
const RA_ACTUAL = priorityList('SOLO and Ra', [RA_PRICE, byPrintedCost('DUEL-162', -1), highestInScale('DUEL-162')]);
const RA_PRINTED = priorityList('SOLO and Ra', [byPrintedCost('DUEL-162', -1), RA_PRICE, highestInScale('DUEL-162')]);

const first = (wonders: readonly WonderId[], scale: readonly WonderRung[], s: Position, trace?: Trace): WonderId =>
  only(choose(wonders, scale, s, trace, nameOf, String));

/** DUEL-014: the highest wonder of those that can be drafted. */
export const draftedWonder = (s: Position, trace?: Trace): WonderId => first(s.offer, STRATEGIC, s, trace);

/** DUEL-126: the cheapest of some wonders. */
export const cheapestWonder = (s: Position, wonders: readonly WonderId[], trace?: Trace): WonderId =>
  first(wonders, CHEAPEST, s, trace);

/** DUEL-160: the wonder whose card Anubis discards. */
export function undoneWonder(s: Position, trace?: Trace): WonderId {
  const standing = (seat: 0 | 1) => s.cities[seat].built.map(({ wonder }) => wonder);
  const theirs = standing(PLAYER_SEAT as 1);
  if (theirs.length > 0) return first(theirs, ANUBIS_THEIRS, s, trace);
  say(trace, 'The player has no constructed wonder: Anubis turns to one of SOLO');
  return first(standing(SCRIPT_SEAT as 0), ANUBIS_OWN, s, trace);
}

/** DUEL-161: the wonder that Isis constructs. */
export const wonderOfIsis = (s: Position, trace?: Trace): WonderId =>
  first(s.cities[SCRIPT_SEAT as 0].wonders, ISIS_WONDERS, s, trace);

/** DUEL-162: the wonder that Ra steals. */
export const wonderOfRa = (s: Position, trace?: Trace): WonderId =>
  first(s.cities[PLAYER_SEAT as 1].wonders, s.options.raReading === 'actual' ? RA_ACTUAL : RA_PRINTED, s, trace);
