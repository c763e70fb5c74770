import type { Trace } from '@wonders/core';
import { allWithin, type Cards, handOf, total } from '../components/cards.js';
import { offerMove } from '../moves/offers.js';
import type { Move } from '../notation.js';
import { entry } from '../state.js';
import { handSize } from '../table/hands.js';
import { hasTradingCard, seatsWithOffers, shownCards } from '../table/offers.js';
import { best, type Candidate, expect, selected } from './candidates.js';
import { held, type Knowledge, LEVELS } from './knowledge.js';
import { expected, ONE_MORE, predictedBids, UP_TO_TWO_MORE, weighted } from './scenarios.js';
import { type Bid, bestSelection, discValue, type Site, selections, siteAt, utility } from './values.js';

/** EIGHT-217: the value of a disc from which an apprentice adds the trading card. */
const WORTH_TRADING = 300;
/** EIGHT-217 */
export function decideOffer(k: Knowledge, trace?: Trace): Move {
  const { view } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  if (k.level.name === 'apprentice') return decideSimpleOffer(k, site, trace);
  const candidates = offersToWeigh(k, site).flatMap((cards) => [
    offerCandidate(k, site, cards, false),
    ...(total(cards) > 0 ? [offerCandidate(k, site, cards, true)] : []),
  ]);
  const chosen = best(k, candidates, 'EIGHT-217', trace);
  expect(view, chosen, expected(predictedBids(k, site, view.active)), trace);
  return chosen.move;
}

/** EIGHT-217: half of what is needed, at least one card. */
function decideSimpleOffer(k: Knowledge, { disc }: Site, trace?: Trace): Move {
  const hand = entry(k.view.hands, k.me);
  const half = (need: number): number => Math.min(need, Math.max(1, Math.floor(need / 2)));
  const cards = handOf((type) => Math.min(hand[type], half(disc.needs[type])));
  const value = discValue(k, k.me, disc);
  const trade = total(cards) > 0 && value >= WORTH_TRADING;
  trace?.reasons.push(`offers half of the need; the disc is worth ${value} (EIGHT-217)`);
  return offerMove(k.me, cards, trade);
}

/** EIGHT-217: every number of correct cards, without decoys. */
function offersToWeigh({ view, me }: Knowledge, { disc }: Site): Cards[] {
  const hand = entry(view.hands, me);
  return allWithin(handOf((type) => Math.min(hand[type], disc.needs[type])));
}

/** EIGHT-217: what an offer is worth when the active seat, seen as a builder, selects. */
function offerCandidate(k: Knowledge, site: Site, cards: Cards, trade: boolean): Candidate {
  const { view, me, level } = k;
  const { active } = view;
  const bids = [...predictedBids(k, site, active), { seat: me, cards, trade }].sort((a, b) => a.seat - b.seat);
  const value = weighted(level.name === 'architect' ? UP_TO_TWO_MORE : ONE_MORE, (shift) => {
    const guess = entry(k.estimates, active);
    const size = handSize(view, active);
    const own = handOf((type) => Math.max(0, Math.min(size, guess[type] + shift)));
    return utility(bestSelection(k, active, site, bids, own, 0, LEVELS.builder).gains, me, level);
  });
  return { move: offerMove(me, cards, trade), value };
}

/** EIGHT-218 */
export function decideSelection(k: Knowledge, trace?: Trace): Move {
  const { view, me, level } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  const bids = seatsWithOffers(view).map(
    (seat): Bid => ({ seat, cards: shownCards(view, seat), trade: hasTradingCard(view, seat) }),
  );
  const found = selections(k, me, site, bids, entry(view.hands, me), held(k, 'joker'), level);
  return best(
    k,
    found.map((each) => selected(me, each)),
    'EIGHT-218',
    trace,
  ).move;
}
