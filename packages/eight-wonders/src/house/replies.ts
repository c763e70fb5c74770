import { type Cards, NO_CARDS, sum, total } from '../components/cards.js';
import { EFFORTS } from './efforts.js';
import {
  type Accepted,
  abandoned,
  type Bid,
  type Build,
  buildOf,
  completed,
  envied,
  type Gains,
  holds,
  utility,
  withBids,
} from './gains.js';
import type { Knowledge } from './knowledge.js';
import type { Site } from './sites.js';
import { covers, lessOffer, missingBySet, seatsIn } from './values.js';

/*
 * EIGHT-217: the bot takes the active seat for a builder, who has no Jokers and does not mind who wins. So a set of offers brings the
 * same whatever that seat holds, and a set without the bot's offer brings the same whatever the bot offers, but for the points of its
 * rejected cards. The bot weighs dozens of offers and works both out once.
 */

/** What the active seat can do without the bot's offer. */
export interface Others {
  /** The build as the active seat sees it, and as the bot does. */
  readonly build: Build;
  readonly mine: Build;
  /** The hands that the active seat can have. */
  readonly hands: readonly Cards[];
  /** What the disc needs besides each set of offers; undefined if the set cannot be accepted. */
  readonly missing: readonly (Cards | undefined)[];
  /** What each set brings; undefined where no hand has the rest. */
  readonly brings: readonly (Gains | undefined)[];
}

/** What the active seat does with one hand. */
export interface Reply {
  /** The set of offers that it accepts among these; null abandons the build. */
  readonly set: number | null;
  readonly bids: readonly Bid[];
  /** What that brings, as the bot sees it. */
  readonly gains: Gains;
}

/** The offers that a reply accepts. */
export const acceptedIn = ({ set, bids }: Reply): Accepted => ({
  accept: set === null ? null : seatsIn(set, bids),
  jokers: NO_CARDS,
});

/** Whether one of these hands has all that a disc still needs. */
function reach(hands: readonly Cards[], missing: Cards): boolean {
  for (const own of hands) if (covers(own, missing)) return true;
  return false;
}

/** What the active seat can do with the offers that the bot expects of others, without trading cards. */
export function othersOf(k: Knowledge, site: Site, bids: readonly Bid[], hands: readonly Cards[]): Others {
  const build = buildOf(k, k.view.active, site, bids, EFFORTS.builder);
  const mine = k.effort === EFFORTS.builder ? build : buildOf(k, k.view.active, site, bids, k.effort);
  const missing = missingBySet(build);
  const brings = missing.map((cards, set) =>
    cards !== undefined && reach(hands, cards) ? completed(build, set, 0) : undefined,
  );
  return { build, mine, hands, missing, brings };
}

/** EIGHT-215: what the active seat answers to an offer of the bot with each hand: its first selection of the highest utility. */
export function repliesTo(others: Others, offer: Bid): readonly Reply[] {
  const { mine, hands, missing } = others;
  const rejected = total(offer.cards);
  const place = rejected === 0 ? mine.bids.length : mine.bids.filter(({ seat }) => seat < offer.seat).length;
  const bids = mine.bids.slice();
  if (rejected > 0) bids.splice(place, 0, offer);
  const build = withBids(others.build, bids);
  const { active, effort } = build;
  const abandons = utility(abandoned(build), active, effort);
  const values = hands.map(() => abandons);
  const sets = hands.map(() => -1);
  for (let set = 0, end = 1 << bids.length; set < end; set++) {
    const rest = without(set, place);
    const lacks = holds(set, place) ? lessOffer(missing[rest], offer.cards) : missing[rest];
    if (lacks === undefined || !reach(hands, lacks)) continue;
    const value = holds(set, place)
      ? utility(completed(build, set, 0), active, effort)
      : rejecting(others.brings[rest] as Gains, rejected, build);
    for (let i = 0; i < hands.length; i++) {
      if (value <= (values[i] as number) || !covers(hands[i] as Cards, lacks)) continue;
      values[i] = value;
      sets[i] = set;
    }
  }
  const seen = mine === others.build ? build : withBids(mine, bids);
  // Other cards in hand often make no difference.
  const replies: Reply[] = [];
  for (let i = 0; i < sets.length; i++)
    replies.push(i > 0 && sets[i] === sets[i - 1] ? (replies[i - 1] as Reply) : replyOf(seen, sets[i] as number));
  return replies;
}

function replyOf(build: Build, set: number): Reply {
  const { bids } = build;
  return set < 0 ? { set: null, bids, gains: abandoned(build) } : { set, bids, gains: completed(build, set, 0) };
}

/** A set without the offer at a place, as a set of the others. */
const without = (set: number, place: number): number => (set & ((1 << place) - 1)) | ((set >> (place + 1)) << place);

/** EIGHT-210: what an outcome is worth to the active seat if the bot also scores rejected cards. */
function rejecting({ gains }: Gains, rejected: number, { active, effort }: Build): number {
  const own = gains[active] as number;
  return envied(own, sum(gains) - own + 100 * rejected, gains.length, effort);
}
