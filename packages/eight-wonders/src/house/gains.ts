import type { Seat } from '@wonders/core';
import { CARDS_PER_JOKER } from '../components/actions.js';
import { type Cards, sum, total } from '../components/cards.js';
import { actionPoints, discPoints, scoresOf } from '../scoring.js';
import { entry } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import type { Effort } from './efforts.js';
import { part, quotient } from './hundredths.js';
import type { Knowledge } from './knowledge.js';
import { currentRow, type Rest, type Site, wonderValue } from './sites.js';

/** EIGHT-207: what a Joker and an action card are worth. */
const JOKER = 250;
const ACTION_CARD = 400;
/** EIGHT-228: the points that an unknown action card brings at the end. */
const ACTION_CARD_AT_THE_END = 1;

/** An offer as a bot weighs it: a revealed one, or one that it expects. */
export interface Bid {
  readonly seat: Seat;
  readonly cards: Cards;
  readonly trade: boolean;
}

/** What is accepted, and what for; null abandons the build. */
export interface Accepted {
  readonly accept: readonly Seat[] | null;
  readonly jokers: Cards;
}

/** What an outcome brings every seat, in hundredths of a point. */
export interface Gains {
  readonly gains: readonly number[];
  /** The final points of every seat, if the game ends. */
  readonly final: readonly number[] | null;
}

// The code below reads lists in place: it weighs each set of offers, and `entry` is slow where it has met many sorts of lists.

/** Adds to the count of a seat. */
function add(counts: number[], seat: Seat, count: number): void {
  counts[seat] = (counts[seat] as number) + count;
}

/** A build as a bot of an effort weighs it: what all its selections have in common, worked out once. */
export interface Build {
  readonly k: Knowledge;
  readonly active: Seat;
  readonly site: Site;
  readonly bids: readonly Bid[];
  /** The number of cards of each offer. */
  readonly counts: readonly number[];
  readonly effort: Effort;
  readonly card: number;
  /** EIGHT-227: how much of the wonder's worth counts for each seat now, below zero: a build replaces it. */
  readonly replaced: readonly number[];
}

/** A build with these offers, but for those without cards. */
export function buildOf(k: Knowledge, active: Seat, site: Site, offers: readonly Bid[], effort: Effort): Build {
  const bids: Bid[] = [];
  const counts: number[] = [];
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i] as Bid;
    const count = total(offer.cards);
    if (count === 0) continue;
    bids.push(offer);
    counts.push(count);
  }
  const replaced = site.before.map((value) => 0 - part(effort.wonders, value));
  return { k, active, site, bids, counts, effort, card: effort.card(k), replaced };
}

/** The same build with other offers. It is written out because a spread takes several times as long. */
export const withBids = ({ k, active, site, effort, card, replaced }: Build, bids: readonly Bid[]): Build => ({
  k,
  active,
  site,
  bids,
  counts: bids.map(({ cards }) => total(cards)),
  effort,
  card,
  replaced,
});

/** Whether a set of offers, as a mask, holds the one at an index. */
export const holds = (set: number, i: number): boolean => (set & (1 << i)) !== 0;

/**
 * EIGHT-207, EIGHT-208: the active seat completes the build with a set of offers and own cards for the rest, but for those that Jokers
 * stand for.
 */
export function completed(build: Build, set: number, jokers: number): Gains {
  const { k, active, site, bids, counts, effort, card, replaced } = build;
  const { view, room } = k;
  const gains = replaced.slice();
  const parts = (view.parts[site.wonder] as readonly number[]).slice();
  let receiver = active;
  // Own cards, and cards that get the disc by a trading card: the active seat places parts for both.
  let own = site.disc.number - jokers;
  let traded = 0;
  for (let i = 0; i < bids.length; i++) {
    const { seat, trade } = bids[i] as Bid;
    const count = counts[i] as number;
    if (!holds(set, i)) add(gains, seat, 100 * count);
    else {
      add(gains, seat, -card * count);
      own -= count;
      if (trade) {
        receiver = seat;
        traded += count;
      } else add(parts, seat, Math.min(count, room[seat] as number));
    }
  }
  add(parts, active, Math.min(own + jokers + traded, room[active] as number));
  if (site.rest !== null) return ended(build, set, site.rest, receiver, parts);
  // From 0, since −0 is no small whole number for V8.
  add(gains, active, 0 - card * own - (JOKER * jokers) / CARDS_PER_JOKER);
  const finished = site.left === 1;
  const { first, second } = currentRow(k);
  const after = finished
    ? scoresOf(parts, 100 * first, 100 * second, 100 * k.tables.scoringTable.others)
    : wonderValue(k, parts, site.left - 1, site.numbers - site.disc.number);
  const stays = finished ? 100 : effort.wonders;
  for (let seat = 0; seat < gains.length; seat++) add(gains, seat, part(stays, after[seat] as number));
  add(gains, receiver, site.discValues[receiver] as number);
  if (finished && view.options.actionCards) add(gains, active, ACTION_CARD);
  return { gains, final: null };
}

/** EIGHT-208: the build ends the game, so all points can be counted, secret action cards aside. */
function ended(build: Build, set: number, rest: Rest, receiver: Seat, parts: readonly number[]): Gains {
  const { k, site, bids, counts, effort } = build;
  const { view, tables } = k;
  const rejected = rest.final.map(() => 0);
  for (const [i, { seat }] of bids.entries()) if (!holds(set, i)) rejected[seat] = entry(counts, i);
  const { light, others } = tables.scoringTable;
  const row = site.left === 1 ? currentRow(k) : light;
  const scores = scoresOf(parts, row.first, row.second, others);
  const final = rest.final.map((points, seat) => {
    const taken = entry(view.discs, seat);
    const discs = seat === receiver ? [...taken, site.disc.id] : taken;
    const secret = effort.looksAtHands ? secretPoints(k, seat, discs.length) : 0;
    return points + entry(rejected, seat) + discPoints(discs, tables) + entry(scores, seat) + secret;
  });
  const gains = final.map((points, seat) => {
    const wonders = entry(rest.wonders, seat) + entry(site.before, seat);
    const lost = effort.looksAtHands ? cardsPromise(k, seat, effort) : 0;
    return 100 * points - entry(rest.now, seat) - part(effort.wonders, wonders) - lost;
  });
  return { gains, final };
}

/** EIGHT-228: the promise of a seat's cards until the end of the game. */
const cardsPromise = (k: Knowledge, seat: Seat, effort: Effort): number =>
  effort.card(k) * handSize(k.view, seat) + ACTION_CARD * actionsHeld(k.view, seat);

/** EIGHT-228: the points that action cards bring at the end. The bot knows its own cards and guesses those of the others. */
const secretPoints = ({ view, me }: Knowledge, seat: Seat, discs: number): number =>
  seat === me ? actionPoints(view, me, discs) : ACTION_CARD_AT_THE_END * actionsHeld(view, seat);

/** EIGHT-209: the build is abandoned, and every offer scores. */
export function abandoned(build: Build): Gains {
  const { bids, counts, k } = build;
  const gains: number[] = k.sizes.map(() => 0);
  for (let i = 0; i < bids.length; i++) add(gains, (bids[i] as Bid).seat, 100 * (counts[i] as number));
  return { gains, final: null };
}

/** The own gain less the share of the mean gain of the others that a bot of an effort envies them. */
export const envied = (own: number, others: number, seats: number, { envy }: Effort): number =>
  own - quotient(envy * others, 100 * (seats - 1));

/** EIGHT-210: what an outcome is worth to a seat that plays with an effort. */
export function utility({ gains, final }: Gains, seat: Seat, effort: Effort): number {
  const own = gains[seat] as number;
  const worth = envied(own, sum(gains) - own, gains.length, effort);
  const { win } = effort;
  if (final === null || win === 0) return worth;
  const points = entry(final, seat);
  if (final.some((each) => each > points)) return worth - win;
  return final.every((each, other) => other === seat || each < points) ? worth + win : worth;
}
