import type { Seat } from '@wonders/core';
import { allWithin, type Cards, handOf, NO_CARDS, sum, total } from '../components/cards.js';
import type { Disc, DiscId } from '../components/discs.js';
import { TYPES } from '../components/types.js';
import { discPoints, scoresOf } from '../scoring.js';
import { entry } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { held, type Knowledge } from './knowledge.js';
import type { Level } from './levels.js';
import { currentRow, type Rest, type Site, wonderValue } from './sites.js';

/** EIGHT-207: what a Joker and an action card are worth. */
const JOKER = 150;
const ACTION_CARD = 400;
/** EIGHT-228: the points that an unknown action card and a Triple bonus bring at the end. */
const ACTION_CARD_AT_THE_END = 2;
const TRIPLE_AT_THE_END = 3;

/** An offer as a bot weighs it: a revealed one, or one that it expects. */
export interface Bid {
  readonly seat: Seat;
  readonly cards: Cards;
  readonly trade: boolean;
}

/** What an outcome brings every seat, in hundredths of a point. */
export interface Gains {
  readonly gains: readonly number[];
  /** The final points of every seat, if the game ends. */
  readonly final: readonly number[] | null;
}

/** The points of the offers that are not accepted. */
function rejectedPoints({ view }: Knowledge, bids: readonly Bid[], accepted: readonly Bid[]): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < view.hands.length; seat++) points.push(0);
  for (const bid of bids) if (!accepted.includes(bid)) points[bid.seat] = total(bid.cards);
  return points;
}

/** Adds to the count of a seat. */
function add(counts: number[], seat: Seat, count: number): void {
  counts[seat] = (counts[seat] as number) + count;
}

/** EIGHT-227: a percentage of a value, rounded down. */
const part = (percent: number, value: number): number => Math.floor((percent * value) / 100);

/** EIGHT-207, EIGHT-208: the active seat completes the build with these offers, and own cards and Jokers for the rest. */
function completed(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  accepted: readonly Bid[],
  own: number,
  jokers: number,
  level: Level,
): Gains {
  const { view } = k;
  const card = level.card(k);
  const rejected = rejectedPoints(k, bids, accepted);
  const gains: number[] = [];
  for (const points of rejected) gains.push(100 * points);
  const parts = entry(view.parts, site.wonder).slice();
  let receiver = active;
  let placed = own + jokers;
  for (const { seat, cards, trade } of accepted) {
    const count = total(cards);
    add(gains, seat, -card * count);
    if (trade) {
      receiver = seat;
      placed += count;
    } else add(parts, seat, Math.min(count, partsLeft(view, seat)));
  }
  add(parts, active, Math.min(placed, partsLeft(view, active)));
  if (site.rest !== null) return ended(k, site, site.rest, receiver, parts, rejected, level);
  add(gains, active, -card * own - JOKER * jokers);
  const finished = site.left === 1;
  const { first, second } = currentRow(k);
  const after = finished
    ? scoresOf(parts, 100 * first, 100 * second, 100 * k.tables.scoringTable.others)
    : wonderValue(k, parts, site.left - 1, site.numbers - site.disc.number);
  const stays = finished ? 100 : level.wonders;
  for (let seat = 0; seat < gains.length; seat++)
    add(gains, seat, part(stays, entry(after, seat)) - part(level.wonders, entry(site.before, seat)));
  add(gains, receiver, entry(site.discValues, receiver));
  if (finished && view.options.actionCards) add(gains, active, ACTION_CARD);
  return { gains, final: null };
}

/** EIGHT-208: the build ends the game, so all points can be counted, secret action cards aside. */
function ended(
  k: Knowledge,
  site: Site,
  rest: Rest,
  receiver: Seat,
  parts: readonly number[],
  rejected: readonly number[],
  level: Level,
): Gains {
  const { view, tables } = k;
  const { light, others } = tables.scoringTable;
  const row = site.left === 1 ? currentRow(k) : light;
  const scores = scoresOf(parts, row.first, row.second, others);
  const final = rest.final.map((points, seat) => {
    const taken = entry(view.discs, seat);
    const discs = seat === receiver ? [...taken, site.disc.id] : taken;
    const secret = level.looksAtHands ? secretPoints(k, seat, discs) : 0;
    return points + entry(rejected, seat) + discPoints(discs, 0, tables) + entry(scores, seat) + secret;
  });
  const gains = final.map((points, seat) => {
    const wonders = entry(rest.wonders, seat) + entry(site.before, seat);
    const lost = level.looksAtHands ? cardsPromise(k, seat, level) : 0;
    return 100 * points - entry(rest.now, seat) - part(level.wonders, wonders) - lost;
  });
  return { gains, final };
}

/** EIGHT-228: what the cards of a seat promise as long as the game goes on. */
const cardsPromise = (k: Knowledge, seat: Seat, level: Level): number =>
  level.card(k) * handSize(k.view, seat) + ACTION_CARD * actionsHeld(k.view, seat);

/** EIGHT-228: the points that action cards bring at the end. The bot knows its own cards and guesses those of the others. */
function secretPoints(k: Knowledge, seat: Seat, discs: readonly DiscId[]): number {
  const { view, me, tables } = k;
  if (seat !== me) return ACTION_CARD_AT_THE_END * actionsHeld(view, seat);
  const bonus = discPoints(discs, held(k, 'disc-bonus'), tables) - discPoints(discs, 0, tables);
  const { vp } = tables.actionCards['five-vp'];
  return bonus + vp * held(k, 'five-vp') + TRIPLE_AT_THE_END * held(k, 'triple-bonus');
}

/** EIGHT-209: the build is abandoned, and every offer scores. */
const abandoned = (k: Knowledge, bids: readonly Bid[]): Gains => ({
  gains: rejectedPoints(k, bids, []).map((points) => 100 * points),
  final: null,
});

/** What a selection brings every seat, as a level sees it. */
export function gainsOf(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  { accept, jokers }: Pick<Selection, 'accept' | 'jokers'>,
  level: Level,
): Gains {
  if (accept === null) return abandoned(k, bids);
  const accepted = bids.filter(({ seat }) => accept.includes(seat));
  const given = sum(accepted.map(({ cards }) => total(cards)));
  return completed(k, active, site, bids, accepted, site.disc.number - given - total(jokers), total(jokers), level);
}

/** EIGHT-210: what an outcome is worth to a seat that plays at a level. */
export function utility({ gains, final }: Gains, seat: Seat, { envy, win }: Level): number {
  const own = entry(gains, seat);
  let others = -own;
  for (const gain of gains) others += gain;
  const worth = own - Math.floor((envy * others) / (100 * (gains.length - 1)));
  if (final === null || win === 0) return worth;
  const points = entry(final, seat);
  if (final.some((each) => each > points)) return worth - win;
  return final.every((each, other) => other === seat || each < points) ? worth + win : worth;
}

/** What is accepted, and what for; null abandons the build. */
export interface Selection {
  readonly accept: readonly Seat[] | null;
  readonly jokers: Cards;
  readonly gains: Gains;
  readonly value: number;
}

/** The only way to use Jokers without a Joker. */
const NO_JOKERS: readonly Cards[] = [NO_CARDS];

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
  const nothing = abandoned(k, bids);
  const found: Selection[] = [
    { accept: null, jokers: NO_CARDS, gains: nothing, value: utility(nothing, active, level) },
  ];
  const offers = bids.filter(({ cards }) => total(cards) > 0);
  for (let set = 0; set < 2 ** offers.length; set++) {
    const accepted: Bid[] = [];
    for (let bit = 0; bit < offers.length; bit++) if ((set >> bit) % 2 === 1) accepted.push(entry(offers, bit));
    const missing = missingAfter(site.disc, accepted);
    if (missing === undefined) continue;
    const uses = jokers === 0 ? NO_JOKERS : allWithin(handOf((type) => Math.min(jokers, missing[type])));
    for (const used of uses) {
      if (total(used) > jokers || TYPES.some((type) => missing[type] - used[type] > own[type])) continue;
      const gains = completed(k, active, site, offers, accepted, total(missing) - total(used), total(used), level);
      const accept = accepted.map(({ seat }) => seat);
      found.push({ accept, jokers: used, gains, value: utility(gains, active, level) });
    }
  }
  return found;
}

/** What a disc needs besides these offers; undefined if they cannot be accepted together (EIGHT-66, EIGHT-67). */
function missingAfter({ needs }: Disc, accepted: readonly Bid[]): Cards | undefined {
  let trades = 0;
  const missing: [number, number, number, number] = [needs[0], needs[1], needs[2], needs[3]];
  for (const { cards, trade } of accepted) {
    if (trade && ++trades > 1) return undefined;
    for (const type of TYPES) {
      missing[type] -= cards[type];
      if (missing[type] < 0) return undefined;
    }
  }
  return missing;
}

/** EIGHT-215: the first selection of the highest value. */
export function bestSelection(...given: Parameters<typeof selections>): Selection {
  return selections(...given).reduce((best, each) => (each.value > best.value ? each : best));
}
