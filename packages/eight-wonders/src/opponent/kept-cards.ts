import type { Trace } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { total } from '../components/cards.js';
import type { SeatMove } from '../notation.js';
import { entry } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import { held, type Knowledge } from './knowledge.js';
import type { Reason } from './reasons.js';

/*
 * EIGHT-225: why a bot keeps the action cards that it holds. Nothing is decided here.
 */

/** EIGHT-221: the fewest cards with which a Card trade pays. */
export const WORTH_GIVING = 3;

const keeps = (k: Knowledge, card: ActionCard, why: Reason, trace: Trace<Reason>): void => {
  if (held(k, card) > 0) trace.reasons.push(why);
};

/** Why no Card trade was played before a pass or a build. */
function noTrade({ view, me }: Knowledge, passes: boolean): Reason {
  const cards = total(entry(view.hands, me));
  if (!passes) return { key: 'card-trade-below-build', values: {} };
  if (cards < WORTH_GIVING) return { key: 'card-trade-needs-more', values: { fewest: WORTH_GIVING, cards } };
  return { key: 'card-trade-of-one-type', values: {} };
}

/** Why the cards were kept on a turn. */
export function keptCards(k: Knowledge, passes: boolean, trace: Trace<Reason>): void {
  const cards = drawPileSize(k.view) + total(k.view.discard);
  keeps(k, 'card-draw', { key: 'keeps-card-draw', values: { cards } }, trace);
  keeps(k, 'card-trade', noTrade(k, passes), trace);
  keeps(k, 'joker', { key: 'joker-for-builds', values: {} }, trace);
  keeps(k, 'double-turn', { key: 'double-turn-later', values: {} }, trace);
  keeps(k, 'triple-bonus', { key: 'triple-bonus-later', values: {} }, trace);
  for (const card of ['disc-bonus', 'five-vp'] as const)
    keeps(k, card, { key: 'counts-at-the-end', values: { card } }, trace);
}

/** Why the cards were kept when an offer was made. */
export function keptAtOffers(k: Knowledge, trace: Trace<Reason>): void {
  for (const card of ['card-draw', 'card-trade'] as const)
    keeps(k, card, { key: 'none-before-offers', values: { card } }, trace);
  keeps(k, 'joker', { key: 'joker-not-offered', values: {} }, trace);
}

/** Why the cards were kept when offers were selected. */
export function keptAtSelection(k: Knowledge, move: SeatMove, trace: Trace<Reason>): void {
  for (const card of ['card-draw', 'card-trade'] as const)
    keeps(k, card, { key: 'none-at-selections', values: { card } }, trace);
  const jokers = move.kind === 'complete' ? total(move.jokers) : 0;
  if (jokers === 0) keeps(k, 'joker', { key: 'joker-worth-less', values: {} }, trace);
}
