import type { Seat, Trace } from '@wonders/core';
import { allWithin, type Cards, handOf, total } from '../components/cards.js';
import { offerMove } from '../moves/offers.js';
import type { Move } from '../notation.js';
import { entry } from '../state/index.js';
import { handSize } from '../table/hands.js';
import { hasTradingCard, seatsWithOffers, shownCards } from '../table/offers.js';
import { seatName } from '../table/seats.js';
import { whatIsDone } from '../words/moves.js';
import { cardsName, offerName, pointsName } from '../words/names.js';
import { best, bidsName, type Candidate, selected } from './candidates.js';
import { keptAtOffers, keptAtSelection } from './kept-cards.js';
import { held, type Knowledge } from './knowledge.js';
import { LEVELS } from './levels.js';
import { predictedBids, weighted } from './scenarios.js';
import { discValue, type Site, siteAt } from './sites.js';
import { type Bid, bestSelection, gainsOf, type Selection, selections, utility } from './values.js';

/** EIGHT-217: the value of a disc from which an apprentice adds the trading card. */
const WORTH_TRADING = 300;

/** EIGHT-217 */
export function decideOffer(k: Knowledge, trace?: Trace): Move {
  const { view } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  if (k.level.name === 'apprentice') return decideSimpleOffer(k, site, trace);
  const candidates = offersToWeigh(k, site).flatMap((cards) => [
    offerCandidate(k, site, cards, false, trace),
    ...(total(cards) > 0 ? [offerCandidate(k, site, cards, true, trace)] : []),
  ]);
  if (trace !== undefined) {
    const others = predictedBids(k, site, view.active);
    const builder = seatName(view, view.active);
    if (others.length > 0)
      trace.reasons.push(`the other offers are expected to be ${bidsName(view, others)} (EIGHT-202)`);
    trace.reasons.push(
      `${builder} is expected to hold ${cardsName(entry(k.estimates, view.active))} (EIGHT-201)`,
      `with the trading card ${seatName(view, k.me)} would take the disc, and ${builder} would place the parts for these cards (EIGHT-76, EIGHT-77)`,
    );
    keptAtOffers(k, trace);
  }
  return best(k, candidates, 'EIGHT-217', trace).move;
}

/** EIGHT-217: half of what is needed, at least one card. */
function decideSimpleOffer(k: Knowledge, { disc }: Site, trace?: Trace): Move {
  const hand = entry(k.view.hands, k.me);
  const half = (need: number): number => Math.min(need, Math.max(1, Math.floor(need / 2)));
  const cards = handOf((type) => Math.min(hand[type], half(disc.needs[type])));
  const value = discValue(k, k.me, disc);
  const trade = total(cards) > 0 && value >= WORTH_TRADING;
  if (trace !== undefined) {
    trace.says = `${seatName(k.view, k.me)} offers ${offerName({ cards, trade })}: half of what the disc needs, as far as the hand goes (EIGHT-217)`;
    const enough = value >= WORTH_TRADING ? 'enough' : 'not enough';
    trace.reasons.push(`the disc is worth ${pointsName(value)}, ${enough} to lay the trading card with it (EIGHT-217)`);
    keptAtOffers(k, trace);
  }
  return offerMove(k.me, cards, trade);
}

/** EIGHT-217: every number of correct cards, without decoys. */
function offersToWeigh({ view, me }: Knowledge, { disc }: Site): Cards[] {
  const hand = entry(view.hands, me);
  return allWithin(handOf((type) => Math.min(hand[type], disc.needs[type])));
}

/** EIGHT-217: what an offer is worth when the active seat, seen as a builder, selects. */
function offerCandidate(k: Knowledge, site: Site, cards: Cards, trade: boolean, trace?: Trace): Candidate {
  const { view, me, level } = k;
  const { active } = view;
  const notes: string[] = [];
  const bids = [...predictedBids(k, site, active), { seat: me, cards, trade }].sort((a, b) => a.seat - b.seat);
  const value = weighted(level.offers, (shift) => {
    const guess = entry(k.estimates, active);
    const size = handSize(view, active);
    const own = handOf((type) => Math.max(0, Math.min(size, guess[type] + shift)));
    const answer = bestSelection(k, active, site, bids, own, 0, LEVELS.builder);
    const gains = gainsOf(k, active, site, bids, answer, level);
    if (trace !== undefined) notes.push(answerName(k, active, { ...answer, gains }, own));
    return utility(gains, me, level);
  });
  return { move: offerMove(me, cards, trade), value, note: notes.join('; ') };
}

/** What the active seat is expected to do with the offers, and what that brings. */
function answerName(k: Knowledge, active: Seat, selection: Selection, own: Cards): string {
  const { move, note } = selected(k, active, selection, true);
  return `with ${cardsName(own)} in hand ${seatName(k.view, active)} ${whatIsDone(k.view, move)} (${note})`;
}

/** EIGHT-218 */
export function decideSelection(k: Knowledge, trace?: Trace): Move {
  const { view, me, level } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  const bids = seatsWithOffers(view).map(
    (seat): Bid => ({ seat, cards: shownCards(view, seat), trade: hasTradingCard(view, seat) }),
  );
  const found = selections(k, me, site, bids, entry(view.hands, me), held(k, 'joker'), level);
  const candidates = found.map((each) => selected(k, me, each, trace !== undefined));
  const { move } = best(k, candidates, 'EIGHT-218', trace);
  if (trace !== undefined) keptAtSelection(k, move, trace);
  return move;
}
