import type { Seat } from '@wonders/core';
import { allWithin, type Cards, handOf, NO_CARDS, sum, total } from '../components/cards.js';
import { type Disc, discOf } from '../components/discs.js';
import type { ScoringRow } from '../components/tables.js';
import { TYPES, type TypeIndex } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { bonusOf, discPoints, scoresOf } from '../scoring.js';
import { entry, type Position, type View } from '../state/index.js';
import { partsLeft } from '../table/parts.js';
import { pointsOf } from '../table/points.js';
import { wonderOf } from '../table/wonders.js';
import type { Knowledge, Level } from './knowledge.js';

/** EIGHT-207: what a Joker and an action card are worth. */
const JOKER = 150;
const ACTION_CARD = 400;
/** EIGHT-206: what a second type is worth on a disc. */
const CHOICE_OF_TYPE = 30;

/** A disc that may be built, with what it means for its wonder. */
export interface Site {
  readonly space: number;
  readonly wonder: number;
  readonly disc: Disc;
  /** Discs left on the wonder, this one included, and the sum of their numbers. */
  readonly left: number;
  readonly numbers: number;
  /** EIGHT-205: what the wonder is worth to each seat now. */
  readonly before: readonly number[];
  /** EIGHT-206: what the disc is worth to each seat. */
  readonly discValues: readonly number[];
  /** What counts elsewhere when the build ends the game (EIGHT-130); null when it does not end it. */
  readonly rest: Rest | null;
}

/** EIGHT-208: what seats have beside the wonder of a site. */
interface Rest {
  /** What it is worth now, in hundredths of a point. */
  readonly now: readonly number[];
  /** The points that it brings at the end, discs aside. */
  readonly final: readonly number[];
}

/** An offer as a bot compares it: what has been shown, or what it expects. */
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

/** The discs left on a wonder: how many, and the sum of their numbers. */
function discsLeft(view: View, wonder: number): { readonly left: number; readonly numbers: number } {
  let left = 0;
  let numbers = 0;
  for (let space = wonder * SPACES; space < (wonder + 1) * SPACES; space++) {
    const id = entry(view.spaces, space);
    if (id === null) continue;
    left++;
    numbers += discOf(id).number;
  }
  return { left, numbers };
}

/** What the value of a wonder rests on. */
type Scales = Pick<Knowledge, 'tables'> & { readonly view: Pick<Position, 'row'> };

/** The row by which a finished wonder scores. */
export const currentRow = ({ view, tables }: Scales): ScoringRow =>
  view.row === 'light' ? tables.scoringTable.light : entry(tables.scoringTable.rows, view.row - 1);

/** EIGHT-205: what a wonder with discs is worth to each seat, in hundredths of a point. */
export function wonderValue(k: Scales, parts: readonly number[], left: number, numbers: number): number[] {
  const { light, others } = k.tables.scoringTable;
  const row = currentRow(k);
  const weigh = (now: number, later: number): number =>
    left === 1 ? 100 * now : left === 2 ? 50 * (now + later) : 100 * later;
  const first = weigh(row.first, light.first);
  const second = weigh(row.second, light.second);
  const placed = sum(parts);
  const values = scoresOf(parts, first, second, 100 * others);
  for (let seat = 0; seat < values.length; seat++) {
    const share = placed === 0 ? 0 : Math.min(first, Math.floor(((first + second) * entry(parts, seat)) / placed));
    values[seat] = Math.floor((entry(values, seat) * placed + share * numbers) / (placed + numbers));
  }
  return values;
}

/** EIGHT-206: what a disc is worth to a seat. */
export function discValue({ view, tables, showing }: Knowledge, seat: Seat, disc: Disc): number {
  const bonus = (count: number): number => bonusOf(tables, count);
  const worth = (type: TypeIndex): number => {
    const held = entry(view.discs, seat).filter((id) => discOf(id).types[0] === type).length;
    const next = showing[type] >= 2 ? 50 * (bonus(held + 2) - bonus(held + 1)) : 0;
    return 100 * (bonus(held + 1) - bonus(held)) + next;
  };
  const best = Math.max(...disc.types.map(worth));
  return disc.types.length > 1 ? best + CHOICE_OF_TYPE : best;
}

/** Looks at a disc that may be built. */
export function siteAt(k: Knowledge, space: number): Site | undefined {
  const id = k.view.spaces[space];
  if (id === null || id === undefined) return undefined;
  const disc = discOf(id);
  const wonder = wonderOf(space);
  const { left, numbers } = discsLeft(k.view, wonder);
  const before = wonderValue(k, entry(k.view.parts, wonder), left, numbers);
  const discValues = k.view.hands.map((_, seat) => discValue(k, seat, disc));
  const ends = disc.types.some((type) => k.showing[type] === 1);
  return { space, wonder, disc, left, numbers, before, discValues, rest: ends ? restOf(k, wonder) : null };
}

/** EIGHT-208: the points, discs and other wonders of all seats: looked at once for a site, not for each selection. */
function restOf(k: Knowledge, site: number): Rest {
  const { view, tables } = k;
  const { light, others } = tables.scoringTable;
  const final = view.hands.map((_, seat) => pointsOf(view, seat));
  const now = final.map((points, seat) => 100 * (points + discPoints(entry(view.discs, seat), 0, tables)));
  for (const wonder of WONDERS.keys()) {
    const { left, numbers } = discsLeft(view, wonder);
    if (left === 0 || wonder === site) continue;
    const parts = entry(view.parts, wonder);
    const scores = scoresOf(parts, light.first, light.second, others);
    const values = wonderValue(k, parts, left, numbers);
    for (const seat of final.keys()) {
      final[seat] = entry(final, seat) + entry(scores, seat);
      now[seat] = entry(now, seat) + entry(values, seat);
    }
  }
  return { now, final };
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

/** EIGHT-207, EIGHT-208: the active seat completes the build with these offers, and own cards and Jokers for the rest. */
function completed(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  accepted: readonly Bid[],
  own: number,
  jokers: number,
): Gains {
  const { view } = k;
  const rejected = rejectedPoints(k, bids, accepted);
  const gains: number[] = [];
  for (const points of rejected) gains.push(100 * points);
  const parts = entry(view.parts, site.wonder).slice();
  let receiver = active;
  let placed = own + jokers;
  for (const { seat, cards, trade } of accepted) {
    const count = total(cards);
    add(gains, seat, -k.card * count);
    if (trade) {
      receiver = seat;
      placed += count;
    } else add(parts, seat, Math.min(count, partsLeft(view, seat)));
  }
  add(parts, active, Math.min(placed, partsLeft(view, active)));
  if (site.rest !== null) return ended(k, site, site.rest, receiver, parts, rejected);
  add(gains, active, -k.card * own - JOKER * jokers);
  const finished = site.left === 1;
  const { first, second } = currentRow(k);
  const after = finished
    ? scoresOf(parts, 100 * first, 100 * second, 100 * k.tables.scoringTable.others)
    : wonderValue(k, parts, site.left - 1, site.numbers - site.disc.number);
  for (let seat = 0; seat < gains.length; seat++) add(gains, seat, entry(after, seat) - entry(site.before, seat));
  add(gains, receiver, entry(site.discValues, receiver));
  if (finished && view.settings.actionCards) add(gains, active, ACTION_CARD);
  return { gains, final: null };
}

/** EIGHT-208: the build ends the game, so that all can be counted but the secret action cards. */
function ended(
  k: Knowledge,
  site: Site,
  rest: Rest,
  receiver: Seat,
  parts: readonly number[],
  rejected: readonly number[],
): Gains {
  const { view, tables } = k;
  const { light, others } = tables.scoringTable;
  const row = site.left === 1 ? currentRow(k) : light;
  const scores = scoresOf(parts, row.first, row.second, others);
  const final = rest.final.map((points, seat) => {
    const held = entry(view.discs, seat);
    const discs = seat === receiver ? [...held, site.disc.id] : held;
    return points + entry(rejected, seat) + discPoints(discs, 0, tables) + entry(scores, seat);
  });
  const gains = final.map((points, seat) => 100 * points - entry(rest.now, seat) - entry(site.before, seat));
  return { gains, final };
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

/** What a selection takes: null abandons the build. */
export interface Selection {
  readonly accept: readonly Seat[] | null;
  readonly jokers: Cards;
  readonly gains: Gains;
  readonly value: number;
}

/** Without Jokers there is one way to use them. */
const NO_JOKERS: readonly Cards[] = [NO_CARDS];

/** EIGHT-215: abandoning, then every selection that the active seat can fill, in order. */
export function selections(
  k: Knowledge,
  active: Seat,
  site: Site,
  bids: readonly Bid[],
  own: Cards,
  jokers: number,
  level: Level,
): Selection[] {
  // EIGHT-209: nobody builds, and every offer scores.
  const nothing = { gains: rejectedPoints(k, bids, []).map((points) => 100 * points), final: null };
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
      const gains = completed(k, active, site, offers, accepted, total(missing) - total(used), total(used));
      const accept = accepted.map(({ seat }) => seat);
      found.push({ accept, jokers: used, gains, value: utility(gains, active, level) });
    }
  }
  return found;
}

/** What a disc still needs beside these offers; nothing when they may not be accepted together (EIGHT-66, EIGHT-67). */
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
