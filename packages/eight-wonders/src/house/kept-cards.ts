import type { Trace } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { total } from '../components/cards.js';
import type { SeatMove } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import { entry } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import type { Candidate } from './candidates.js';
import { held, type Knowledge } from './knowledge.js';

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
  const hidden = entry(view.hidden, me);
  if (!passes) return { key: 'card-trade-below-build', values: {} };
  if (cards < WORTH_GIVING) return { key: 'card-trade-needs-more', values: { fewest: WORTH_GIVING, cards, hidden } };
  return { key: 'card-trade-of-one-type', values: { hidden } };
}

/** EIGHT-220: how many cards are left to draw. */
export const cardsToDraw = ({ view }: Knowledge): number => drawPileSize(view) + total(view.discard);

/** Why a Card draw was kept on a turn, which is decided first. */
export const keptDraw = (k: Knowledge, trace: Trace<Reason>): void =>
  keeps(k, 'card-draw', { key: 'keeps-card-draw', values: { cards: cardsToDraw(k) } }, trace);

/** Why the other cards were kept on a turn. */
export function keptCards(k: Knowledge, passes: boolean, trace: Trace<Reason>): void {
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

const jokersIn = (move: SeatMove): number => (move.kind === 'complete' ? total(move.jokers) : 0);

/** Why the cards were kept when offers were selected, among these selections. */
export function keptAtSelection(
  k: Knowledge,
  move: SeatMove,
  weighed: readonly Candidate[],
  trace: Trace<Reason>,
): void {
  for (const card of ['card-draw', 'card-trade'] as const)
    keeps(k, card, { key: 'none-at-selections', values: { card } }, trace);
  if (jokersIn(move) > 0) return;
  const usable = weighed.some((each) => jokersIn(each.move) > 0);
  keeps(k, 'joker', { key: usable ? 'joker-not-better' : 'joker-without-use', values: {} }, trace);
}
