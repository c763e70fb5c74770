import type { Trace } from '@wonders/core';
import { allWithin, type Cards, handOf, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import { offerMove } from '../moves/offers.js';
import type { Move } from '../notation.js';
import type { OfferForecast } from '../reasons/forecasts.js';
import type { Reason } from '../reasons/index.js';
import { entry } from '../state/index.js';
import { hasTradingCard, seatsWithOffers, shownCards } from '../table/offers.js';
import { best, brought, type Candidate, expected, mostPoints, moveOf } from './candidates.js';
import { type Bid, utility } from './gains.js';
import { keptAtOffers, keptAtSelection } from './kept-cards.js';
import { held, type Knowledge } from './knowledge.js';
import { acceptedIn, type Others, othersOf, type Reply, repliesTo } from './replies.js';
import { predictedBids, weighted } from './scenarios.js';
import { discValue, type Site, siteAt } from './sites.js';
import { selections } from './values.js';

/** EIGHT-217: from this value of a disc on, an apprentice adds the trading card. */
const WORTH_TRADING = 300;

/** EIGHT-217 */
export function decideOffer(k: Knowledge, trace?: Trace<Reason>): Move {
  const { view } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  if (k.effort.name === 'apprentice') return decideSimpleOffer(k, site, trace);
  const offers = offersToWeigh(k, site);
  if (offers.length === 1 && trace === undefined) return offerMove(k.me, entry(offers, 0), false);
  const bids = predictedBids(k, site, view.active);
  const others = othersOf(k, site, bids, possibleHands(k));
  const candidates: Candidate[] = [];
  for (const cards of offers) {
    candidates.push(offerCandidate(k, others, cards, false));
    if (total(cards) > 0) candidates.push(offerCandidate(k, others, cards, true));
  }
  if (trace !== undefined) {
    if (bids.length > 0) trace.reasons.push({ key: 'expected-offers', values: { offers: expected(bids) } });
    trace.reasons.push({ key: 'expected-hand', values: { seat: view.active, cards: entry(k.estimates, view.active) } });
    if (candidates.length > 1)
      trace.reasons.push({ key: 'trading-card', values: { seat: k.me, builder: view.active } });
    tellDecoys(k, site, trace);
    keptAtOffers(k, trace);
  }
  return best(candidates, 'EIGHT-217', mostPoints(k.effort), trace).move;
}

/** EIGHT-217: half of what is needed, at least one card. */
function decideSimpleOffer(k: Knowledge, { disc }: Site, trace?: Trace<Reason>): Move {
  const hand = entry(k.view.hands, k.me);
  const half = (need: number): number => Math.min(need, Math.max(1, Math.floor(need / 2)));
  const cards = handOf((type) => Math.min(hand[type], half(disc.needs[type])));
  const value = discValue(k, k.me, disc);
  const trade = total(cards) > 0 && value >= WORTH_TRADING;
  if (trace !== undefined) {
    trace.headline = { key: 'apprentice-offer', values: { seat: k.me, offer: { cards, trade } } };
    if (total(cards) > 0)
      trace.reasons.push({ key: 'disc-worth', values: { points: value / 100, enough: value >= WORTH_TRADING } });
    tellDecoys(k, { disc }, trace);
    keptAtOffers(k, trace);
  }
  return offerMove(k.me, cards, trade);
}

/** EIGHT-225: says that decoys are not weighed, if the hand has any. */
function tellDecoys({ view, me }: Knowledge, { disc }: Pick<Site, 'disc'>, trace: Trace<Reason>): void {
  const hand = entry(view.hands, me);
  if (TYPES.some((type) => disc.needs[type] === 0 && hand[type] > 0))
    trace.reasons.push({ key: 'no-decoys', values: {} });
}

/** EIGHT-217: every offer of correct cards, without decoys. */
function offersToWeigh({ view, me }: Knowledge, { disc }: Site): Cards[] {
  const hand = entry(view.hands, me);
  return allWithin(handOf((type) => Math.min(hand[type], disc.needs[type])));
}

/** EIGHT-217: the cards that the active seat can hold, one hand for each scenario. */
function possibleHands({ view, estimates, sizes, effort }: Knowledge): readonly Cards[] {
  const guess = entry(estimates, view.active);
  const size = entry(sizes, view.active);
  return effort.offers.map(([shift]) => handOf((type) => Math.max(0, Math.min(size, guess[type] + shift))));
}

/** EIGHT-217: what an offer is worth if the active seat selects as a builder would. */
function offerCandidate(k: Knowledge, others: Others, cards: Cards, trade: boolean): Candidate {
  const { view, me, effort } = k;
  const { active } = view;
  const replies = repliesTo(others, { seat: me, cards, trade });
  const value = weighted(effort.offers, (i) => utility(entry(replies, i).gains, me, effort));
  const forecast = (reply: Reply, i: number): OfferForecast => ({
    hand: entry(others.hands, i),
    move: moveOf(active, acceptedIn(reply)),
    ...brought(reply.gains, effort),
  });
  const note = (): Reason => ({
    key: 'offer-forecasts',
    values: { builder: active, forecasts: replies.map(forecast) },
  });
  return { move: offerMove(me, cards, trade), value, note };
}

/** EIGHT-218 */
export function decideSelection(k: Knowledge, trace?: Trace<Reason>): Move {
  const { view, me, effort } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  const bids = seatsWithOffers(view).map(
    (seat): Bid => ({ seat, cards: shownCards(view, seat), trade: hasTradingCard(view, seat) }),
  );
  const found = selections(k, me, site, bids, entry(view.hands, me), held(k, 'joker'), effort);
  const candidates = found.map((each): Candidate => {
    const note = (): Reason => ({ key: 'brings', values: brought(each.gains, effort) });
    return { move: moveOf(me, each), value: each.value, note };
  });
  const { move } = best(candidates, 'EIGHT-218', mostPoints(effort), trace);
  if (trace !== undefined) keptAtSelection(k, move, candidates, trace);
  return move;
}
