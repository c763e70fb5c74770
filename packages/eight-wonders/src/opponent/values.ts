import type { Seat } from '@wonders/core';
import { allWithin, type Cards, handOf, NO_CARDS, total } from '../components/cards.js';
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
import type { Level } from './levels.js';
import type { Site } from './sites.js';

/** What is accepted, and what it brings. */
export interface Selection extends Accepted {
  readonly gains: Gains;
  readonly value: number;
}

/** The offers of a set, as a mask, by their seats. */
export const seatsIn = (set: number, bids: readonly Bid[]): readonly Seat[] =>
  bids.flatMap(({ seat }, i) => (holds(set, i) ? [seat] : []));

/** EIGHT-215: visits every selection that the active seat can complete, in order. */
function eachCompleted(
  build: Build,
  own: Cards,
  jokers: number,
  visit: (set: number, jokers: Cards, gains: Gains, value: number) => void,
): void {
  const { active, level } = build;
  const none: Cards = [0, 0, 0, 0];
  const left = missingBySet(build);
  for (let set = 0; set < left.length; set++) {
    const missing = left[set];
    if (missing === undefined) continue;
    const uses = jokers === 0 ? [none] : allWithin(handOf((type) => Math.min(jokers, missing[type])));
    for (const used of uses) {
      const spent = total(used);
      if (spent > jokers || !covers(own, used, missing)) continue;
      const gains = completed(build, set, total(missing) - spent, spent);
      visit(set, used, gains, utility(gains, active, level));
    }
  }
}

/** Whether own cards and Jokers are all that a disc misses. */
export const covers = (own: Cards, jokers: Cards, missing: Cards): boolean =>
  own[0] + jokers[0] >= missing[0] &&
  own[1] + jokers[1] >= missing[1] &&
  own[2] + jokers[2] >= missing[2] &&
  own[3] + jokers[3] >= missing[3];

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

/** EIGHT-215: to abandon, and what that brings. */
function abandoning(build: Build): Selection {
  const gains = abandoned(build);
  return { accept: null, jokers: NO_CARDS, gains, value: utility(gains, build.active, build.level) };
}

/** The offers with cards. */
export const withCards = (bids: readonly Bid[]): readonly Bid[] => bids.filter(({ cards }) => total(cards) > 0);

/** EIGHT-215: to abandon, then every selection that the active seat can complete, in order. */
export function selections(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  own: Cards,
  jokers: number,
  level: Level,
): Selection[] {
  const build = buildOf(k, active, site, withCards(bids), level);
  const found = [abandoning(build)];
  eachCompleted(build, own, jokers, (set, used, gains, value) =>
    found.push({ accept: seatsIn(set, build.bids), jokers: used, gains, value }),
  );
  return found;
}

/** EIGHT-215: the first selection of the highest value. */
export function bestSelection(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  own: Cards,
  jokers: number,
  level: Level,
): Selection {
  const build = buildOf(k, active, site, withCards(bids), level);
  let best = abandoning(build);
  let accepted: number | undefined;
  eachCompleted(build, own, jokers, (set, used, gains, value) => {
    if (value <= best.value) return;
    best = { accept: null, jokers: used, gains, value };
    accepted = set;
  });
  return accepted === undefined ? best : { ...best, accept: seatsIn(accepted, build.bids) };
}
