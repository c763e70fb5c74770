import type { Trace } from '@wonders/core';
import { count } from '@wonders/core/words';
import type { ActionCard } from '../components/actions.js';
import { total } from '../components/cards.js';
import type { SeatMove } from '../notation.js';
import { entry } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import { ACTION_NAMES } from '../words/names.js';
import { held, type Knowledge } from './knowledge.js';

/*
 * EIGHT-225: why a bot keeps the action cards that it holds. Nothing is decided here.
 */

/** EIGHT-221: the fewest cards with which a Card trade pays. */
export const WORTH_GIVING = 3;

const keeps = (k: Knowledge, card: ActionCard, why: string, trace: Trace): void => {
  if (held(k, card) > 0) trace.reasons.push(`keeps ${ACTION_NAMES[card]}: ${why}`);
};

/** Why no Card trade was played before a pass or a build. */
function noTrade({ view, me }: Knowledge, passes: boolean): string {
  const cards = total(entry(view.hands, me));
  if (!passes) return 'a build is worth more than to pass';
  if (cards < WORTH_GIVING)
    return `it pays with ${count(WORTH_GIVING, 'building card')} or more, and the hand holds ${cards === 0 ? 'none' : cards}`;
  return 'all building cards in hand are of one type';
}

/** Why the cards were kept on a turn. */
export function keptCards(k: Knowledge, passes: boolean, trace: Trace): void {
  const left = drawPileSize(k.view) + total(k.view.discard);
  keeps(k, 'card-draw', `draw pile and discard pile have only ${count(left, 'card')} left (EIGHT-220)`, trace);
  keeps(k, 'card-trade', `${noTrade(k, passes)} (EIGHT-221)`, trace);
  keeps(k, 'joker', 'it is for cards that a build lacks (EIGHT-122)', trace);
  keeps(k, 'double-turn', 'it is played at the end of a turn, if at all (EIGHT-126)', trace);
  keptForLater(k, trace);
}

/** Why the cards were kept when an offer was made. */
export function keptAtOffers(k: Knowledge, trace: Trace): void {
  keeps(k, 'card-draw', 'no action card goes before an offer (EIGHT-224)', trace);
  keeps(k, 'card-trade', 'no action card goes before an offer (EIGHT-224)', trace);
  keeps(k, 'joker', 'a Joker cannot be offered (EIGHT-122)', trace);
}

/** Why the cards were kept when offers were selected. */
export function keptAtSelection(k: Knowledge, move: SeatMove, trace: Trace): void {
  keeps(k, 'card-draw', 'no action card but Jokers goes with a selection (EIGHT-224)', trace);
  keeps(k, 'card-trade', 'no action card but Jokers goes with a selection (EIGHT-224)', trace);
  const jokers = move.kind === 'complete' ? total(move.jokers) : 0;
  if (jokers === 0) keeps(k, 'joker', 'every selection with a Joker is worth less (EIGHT-218)', trace);
}

function keptForLater(k: Knowledge, trace: Trace): void {
  keeps(k, 'triple-bonus', 'it counts when a wonder is scored (EIGHT-124)', trace);
  keeps(k, 'disc-bonus', 'it counts at the end by itself (EIGHT-123)', trace);
  keeps(k, 'five-vp', 'it counts at the end by itself (EIGHT-127)', trace);
}
