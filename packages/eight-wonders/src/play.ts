import { playByKind } from '@wonders/core';
import { type Cards, handOf, total } from './components/cards.js';
import { SPACES } from './components/wonders.js';
import type { Event, Sink } from './events.js';
import { nextTurn, turnDownOffers } from './flow.js';
import type { MoveOf, SeatMove } from './notation.js';
import { type Decision, type Draft, tablesOf } from './state/index.js';
import { jokersFor, playAction } from './table/action-cards.js';
import { discard, nameCards, spend, takeFromHand } from './table/hands.js';
import { discUnderConstruction, hasTradingCard, offering, offerOf, ownCards, shownCards } from './table/offers.js';
import { placeParts } from './table/parts.js';
import { indexOf, takeDisc, wonderOf } from './table/wonders.js';

/** EIGHT-40 */
function pass(draft: Draft, _: Decision, { seat }: MoveOf<'pass'>, emit?: Sink): void {
  emit?.({ kind: 'passed', seat });
  draft.owed[seat] = 1;
  draft.idle++;
  draft.phase = 'end';
}

/** EIGHT-50, EIGHT-52: a build begins; the disc stays on its space until it succeeds. */
function build(draft: Draft, _: Decision, { seat, wonder, space }: MoveOf<'build'>, emit?: Sink): void {
  emit?.({ kind: 'build-begun', seat, wonder, space });
  draft.site = indexOf(wonder) * SPACES + space;
  draft.phase = 'offer';
}

/** EIGHT-55, EIGHT-64: a seat commits, and its cards stay in its hand; the last commitment reveals all. */
function commit(draft: Draft, _: Decision, { seat, cards, trade }: MoveOf<'offer'>, emit?: Sink): void {
  const offer = offerOf(cards, trade);
  nameCards(draft, seat, offer.cards);
  draft.offers[seat] = offer;
  emit?.({ kind: 'offer-committed', seat, offer });
  if (offering(draft).length > 0) return;
  draft.pending.pop();
  reveal(draft, emit);
  draft.phase = 'select';
}

/** EIGHT-62, EIGHT-63: all offers are shown, then decoys go back, and with them trading cards without a correct card. */
function reveal(draft: Draft, emit?: Sink): void {
  emit?.({ kind: 'offers-revealed', offers: draft.offers.slice() });
  const { needs } = discUnderConstruction(draft);
  for (const [seat, offer] of draft.offers.entries()) {
    if (offer === null) continue;
    const shown = draft.shown[seat] as Cards;
    const cards = handOf((type) => (needs[type] > 0 ? offer.cards[type] : 0));
    draft.shown[seat] = handOf((type) => Math.max(shown[type], offer.cards[type]));
    draft.offers[seat] = { cards, trade: offer.trade && total(cards) > 0 };
  }
}

/** EIGHT-75 to EIGHT-77: the build succeeds. Hands are read last, so that a preview tells all that is public. */
function complete(draft: Draft, _: Decision, move: MoveOf<'complete'>, emit?: Sink): void {
  const { seat, accept, jokers } = move;
  const site = draft.site ?? 0;
  const wonder = wonderOf(site);
  const own = ownCards(draft, move);
  const trader = accept.find((each) => hasTradingCard(draft, each));
  emit?.({ kind: 'completed', seat, accept: accept.slice(), trader: trader ?? null });

  const spent = [...accept.map((each) => ({ from: each, cards: shownCards(draft, each) })), { from: seat, cards: own }];
  for (const { from, cards } of spent) discard(draft, from, cards, emit);
  for (let i = jokersFor(jokers); i > 0; i--) playAction(draft, seat, 'joker', emit);

  for (const each of accept)
    placeParts(draft, each === trader ? seat : each, wonder, total(shownCards(draft, each)), emit);
  placeParts(draft, seat, wonder, total(own) + total(jokers), emit);
  takeDisc(draft, trader ?? seat, site, emit);
  for (const each of accept) draft.offers[each] = null;
  turnDownOffers(draft, emit);
  for (const { from, cards } of spent) takeFromHand(draft, from, cards);
}

/** EIGHT-85, EIGHT-86: no cards are spent, and the disc stays. */
function abandon(draft: Draft, _: Decision, { seat }: MoveOf<'abandon'>, emit?: Sink): void {
  emit?.({ kind: 'abandoned', seat });
  draft.idle++;
  turnDownOffers(draft, emit);
}

/** EIGHT-120 */
function drawCards(draft: Draft, _: Decision, { seat }: MoveOf<'card-draw'>, emit?: Sink): void {
  playAction(draft, seat, 'card-draw', emit);
  draft.owed[seat] = tablesOf(draft).actionCards['card-draw'].cards;
}

/** EIGHT-121 */
function tradeCards(draft: Draft, _: Decision, { seat, give }: MoveOf<'card-trade'>, emit?: Sink): void {
  playAction(draft, seat, 'card-trade', emit);
  spend(draft, seat, give, emit);
  draft.owed[seat] = total(give);
}

/** EIGHT-125 */
function answerTriple(draft: Draft, _: Decision, { seat, use }: MoveOf<'triple'>, emit?: Sink): void {
  if (!use) return;
  playAction(draft, seat, 'triple-bonus', emit);
  draft.triples = [...draft.triples, seat];
}

/** EIGHT-126: another full turn, or the next seat. */
function answerDouble(draft: Draft, _: Decision, { seat, use }: MoveOf<'double'>, emit?: Sink): void {
  if (use) playAction(draft, seat, 'double-turn', emit);
  nextTurn(draft, use, emit);
}

/** Plays a legal move of a seat. */
export const play = playByKind<Draft, Decision, SeatMove, Event>({
  pass,
  build,
  offer: commit,
  complete,
  abandon,
  'card-draw': drawCards,
  'card-trade': tradeCards,
  triple: answerTriple,
  double: answerDouble,
});
