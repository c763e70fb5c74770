import type { Seat } from '@wonders/core';
import { CARDS_PER_JOKER } from '../components/actions.js';
import { allWithin, type Cards, handOf, less, total } from '../components/cards.js';
import type { Effort } from './efforts.js';
import {
  type Accepted,
  abandoned,
  type Bid,
  type Build,
  buildOf,
  completed,
  type Gains,
  holds,
  utility,
} from './gains.js';
import type { Knowledge } from './knowledge.js';
import type { Site } from './sites.js';

/** What is accepted, and what it brings. */
export interface Selection extends Accepted {
  readonly gains: Gains;
  readonly value: number;
}

/** The offers of a set, as a mask, by their seats. */
export function seatsIn(set: number, bids: readonly Bid[]): readonly Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < bids.length; i++) if (holds(set, i)) seats.push((bids[i] as Bid).seat);
  return seats;
}

/** A set of offers, as a mask, with Jokers; -1 abandons the build. */
interface Weighed {
  readonly set: number;
  readonly jokers: Cards;
  readonly gains: Gains;
  readonly value: number;
}

/** EIGHT-215: to abandon, then every selection that the active seat can complete, in order. */
function weighAll(build: Build, own: Cards, jokers: number): readonly Weighed[] {
  const { active, effort } = build;
  const weigh = (set: number, used: Cards, gains: Gains): Weighed => ({
    set,
    jokers: used,
    gains,
    value: utility(gains, active, effort),
  });
  const none: Cards = [0, 0, 0, 0];
  const weighed = [weigh(-1, none, abandoned(build))];
  const left = missingBySet(build);
  for (let set = 0; set < left.length; set++) {
    const missing = left[set];
    if (missing === undefined) continue;
    if (jokers > 0) {
      const most = CARDS_PER_JOKER * jokers;
      for (const used of allWithin(handOf((type) => Math.min(most, missing[type])))) {
        const cards = total(used);
        if (cards <= most && cards % CARDS_PER_JOKER === 0 && covers(own, less(missing, used)))
          weighed.push(weigh(set, used, completed(build, set, cards)));
      }
    } else if (covers(own, missing)) weighed.push(weigh(set, none, completed(build, set, 0)));
  }
  return weighed;
}

const selectionOf = ({ bids }: Build, { set, jokers, gains, value }: Weighed): Selection => ({
  accept: set < 0 ? null : seatsIn(set, bids),
  jokers,
  gains,
  value,
});

/** Whether own cards are all that a disc misses. */
export const covers = (own: Cards, missing: Cards): boolean =>
  own[0] >= missing[0] && own[1] >= missing[1] && own[2] >= missing[2] && own[3] >= missing[3];

/**
 * What the disc needs besides each set of offers; undefined if they cannot be accepted together (EIGHT-66, EIGHT-67). A set is a smaller
 * one with one offer more.
 */
export function missingBySet({ site, bids }: Build): readonly (Cards | undefined)[] {
  const { needs } = site.disc;
  const missing: (Cards | undefined)[] = [[needs[0], needs[1], needs[2], needs[3]]];
  let trading = 0;
  for (let i = 0; i < bids.length; i++) {
    const { cards, trade } = bids[i] as Bid;
    for (let set = 0, sets = 2 ** i; set < sets; set++) {
      const rest = missing[set];
      missing.push(rest === undefined || (trade && (set & trading) !== 0) ? undefined : lessOffer(rest, cards));
    }
    if (trade) trading |= 1 << i;
  }
  return missing;
}

/** What is still missing after an offer; undefined if it holds more. */
export function lessOffer(missing: Cards | undefined, cards: Cards): Cards | undefined {
  if (missing === undefined) return undefined;
  const left: Cards = [missing[0] - cards[0], missing[1] - cards[1], missing[2] - cards[2], missing[3] - cards[3]];
  return (left[0] | left[1] | left[2] | left[3]) < 0 ? undefined : left;
}

/** EIGHT-215: to abandon, then every selection that the active seat can complete, in order. */
export function selections(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  own: Cards,
  jokers: number,
  effort: Effort,
): Selection[] {
  const build = buildOf(k, active, site, bids, effort);
  return weighAll(build, own, jokers).map((each) => selectionOf(build, each));
}

/** EIGHT-215: the first selection of the highest value. */
export function bestSelection(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  own: Cards,
  jokers: number,
  effort: Effort,
): Selection {
  const build = buildOf(k, active, site, bids, effort);
  const weighed = weighAll(build, own, jokers);
  let best = weighed[0] as Weighed;
  for (let i = 1; i < weighed.length; i++) {
    const each = weighed[i] as Weighed;
    if (each.value > best.value) best = each;
  }
  return selectionOf(build, best);
}
