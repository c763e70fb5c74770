import { choose, once } from '@wonders/core';
import { printedCost } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import { wonderPrice } from '../costs/index.js';
import type { Reason } from '../reasons/index.js';
import { least, plain, type Rung, reason, scale, type Trace } from '../reasons/trace.js';
import type { Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { isisCards } from './divinities.js';
import { directionOf, strategicRank } from './metrics.js';
import { priceOf, printedNote } from './notes.js';
import { only } from './scales.js';
import { BY_WONDER } from './sieve.js';
import { seeksEverywhere, wonderWins } from './wins.js';

type WonderRung = Rung<WonderId, Position>;

/** DUEL-015: the last item of the scales for wonders. */
const highestInScale = (rule: string): WonderRung => ({
  rule,
  label: plain('highest-in-strategic-scale'),
  score: (id, position) => least(strategicRank(position, id)),
  note: (id, position) =>
    reason('place-in-scale', { place: strategicRank(position, id) + 1, direction: directionOf(position) }),
});

/** DUEL-110: for Anubis and Isis the printed cost decides under any reading. */
const byPrintedCost = (rule: string, sign: 1 | -1): WonderRung => ({
  rule,
  label: plain(sign === 1 ? 'highest-printed-cost' : 'lowest-printed-cost'),
  score: (id, position) =>
    sign === 1 ? printedCost(wonderOf(position, id)) : least(printedCost(wonderOf(position, id))),
  note: (id, position) => printedNote(wonderOf(position, id)),
});

const worthy = (rule: string): WonderRung => ({
  rule,
  label: plain('most-points'),
  score: (id, position) => wonderOf(position, id).points,
  note: (id, position) => reason('points', { points: wonderOf(position, id).points }),
});

const fewestCoins = (rule: string, label: Reason, seat: 0 | 1): WonderRung => ({
  rule,
  label,
  score: (id, position) => least(wonderPrice(position, seat, wonderOf(position, id))),
  note: (id, position) => reason('price-now', { price: priceOf(position, seat, { kind: 'wonder', wonder: id }) }),
});

/** DUEL-015. */
const STRATEGIC = once(() => scale(plain('strategic-scale'), [highestInScale('DUEL-015')]));

/** DUEL-126. */
const CHEAPEST = once(() =>
  scale<WonderId, Position>(plain('cheapest-wonder'), [
    // DUEL-110: if cost means the price to pay, the second item already compares it.
    { ...byPrintedCost('DUEL-126', -1), when: (position) => position.options.costReading === 'printed' },
    fewestCoins('DUEL-126', plain('fewest-coins-to-pay'), SCRIPT_SEAT),
    highestInScale('DUEL-126'),
  ]),
);

/** DUEL-160. */
const ANUBIS_THEIRS = once(() =>
  scale(plain('solo-and-anubis'), [byPrintedCost('DUEL-160', 1), worthy('DUEL-160'), highestInScale('DUEL-160')]),
);
const ANUBIS_OWN = once(() =>
  scale<WonderId, Position>(plain('solo-and-anubis'), [
    byPrintedCost('DUEL-160', -1),
    {
      rule: 'DUEL-160',
      label: plain('most-coins-given'),
      score: (id, position) => wonderOf(position, id).gain,
      note: (id, position) => reason('coins', { coins: wonderOf(position, id).gain }),
    },
    highestInScale('DUEL-160'),
  ]),
);

/** DUEL-145: whether a wonder wins after its card has left the discard pile. */
const winsByIsis = (position: Position, id: WonderId): boolean =>
  wonderWins(position, SCRIPT_SEAT, id, 'next', isisCards(position));

/** DUEL-161, DUEL-145: a wonder that wins, then the dearest. */
const ISIS_WONDERS = once((): readonly WonderRung[] => [
  ...scale<WonderId, Position>(plain('win-on-the-table'), [
    {
      rule: 'DUEL-145',
      label: plain('wins-at-once'),
      yesNo: true,
      when: (position) =>
        seeksEverywhere(position) && position.cities[SCRIPT_SEAT].wonders.some((id) => winsByIsis(position, id)),
      score: (id, position) => (winsByIsis(position, id) ? 1 : 0),
    },
  ]),
  ...scale(plain('solo-and-isis'), [byPrintedCost('DUEL-161', 1), worthy('DUEL-161'), highestInScale('DUEL-161')]),
]);

/** DUEL-162: by the price that the human would pay, or by printed cost. */
const raPrice = (): WonderRung => fewestCoins('DUEL-162', plain('lowest-price-for-player'), PLAYER_SEAT);
const RA_ACTUAL = once(() =>
  scale(plain('solo-and-ra'), [raPrice(), byPrintedCost('DUEL-162', -1), highestInScale('DUEL-162')]),
);
const RA_PRINTED = once(() =>
  scale(plain('solo-and-ra'), [byPrintedCost('DUEL-162', -1), raPrice(), highestInScale('DUEL-162')]),
);

const first = (
  wonders: readonly WonderId[],
  rungs: () => readonly WonderRung[],
  position: Position,
  trace?: Trace,
): WonderId => only(choose(wonders, rungs(), position, trace, BY_WONDER));

/** DUEL-014: the highest wonder on offer in the draft. */
export const draftedWonder = (position: Position, trace?: Trace): WonderId =>
  first(position.offer, STRATEGIC, position, trace);

/** DUEL-126: the cheapest of some wonders. */
export const cheapestWonder = (position: Position, wonders: readonly WonderId[], trace?: Trace): WonderId =>
  first(wonders, CHEAPEST, position, trace);

/** DUEL-160: the wonder whose card Anubis discards. */
export function undoneWonder(position: Position, trace?: Trace): WonderId {
  const standing = (seat: 0 | 1) => position.cities[seat].built.map(({ wonder }) => wonder);
  const theirs = standing(PLAYER_SEAT);
  if (theirs.length > 0) {
    trace?.reasons.push(plain('anubis-turns-to-player'));
    return first(theirs, ANUBIS_THEIRS, position, trace);
  }
  trace?.reasons.push(plain('anubis-turns-to-solo'));
  return first(standing(SCRIPT_SEAT), ANUBIS_OWN, position, trace);
}

/** DUEL-161: the wonder that Isis constructs. */
export const wonderOfIsis = (position: Position, trace?: Trace): WonderId =>
  first(position.cities[SCRIPT_SEAT].wonders, ISIS_WONDERS, position, trace);

/** DUEL-162: the wonder that Ra steals. */
export const wonderOfRa = (position: Position, trace?: Trace): WonderId =>
  first(
    position.cities[PLAYER_SEAT].wonders,
    position.options.raReading === 'actual' ? RA_ACTUAL : RA_PRINTED,
    position,
    trace,
  );
