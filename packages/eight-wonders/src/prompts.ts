import { CHANCE, type PromptOf, type Seat } from '@wonders/core';
import { sum } from './components/cards.js';
import type { DiscId } from './components/discs.js';
import { SPACES, type WonderId } from './components/wonders.js';
import { decisions } from './moves/index.js';
import { listOffers } from './moves/offers.js';
import { completions } from './moves/selection.js';
import { actionsInBox } from './setup.js';
import { type Decision, entry, type Position } from './state/index.js';
import { actionsHeld } from './table/action-cards.js';
import { offering, rejectedPoints } from './table/offers.js';
import { drawPileSize } from './table/piles.js';
import { wonderAt, wonderOf } from './table/wonders.js';

/**
 * What a building card is drawn for: the setup, an action card, a pass, or the draw at the end of a turn.
 *
 * @category Contract
 */
export type DrawnFor = 'setup' | 'action-card' | 'pass' | 'turn-end';

/**
 * How many action cards the seat holds, which it can play before it answers.
 *
 * @category Contract
 */
export interface InHand {
  /** A number from 0, those counted that only their owner sees. */
  readonly actionCards: number;
}

/**
 * What is asked of a seat, or of the table: the values of each question, by key.
 *
 * @category Contract
 */
export interface Prompts {
  /** EIGHT-30: pass or build. */
  turn: InHand;
  /** EIGHT-55: what to offer to the builder. */
  offer: InHand & {
    /** Who builds: the active seat. */
    readonly builder: Seat;
    /** The wonder that it builds on. */
    readonly wonder: WonderId;
    /** The disc, which says what cards it needs. */
    readonly disc: DiscId;
    /** The other seats whose offers are missing. */
    readonly others: readonly Seat[];
    /** Whether the seat has cards that it can offer. */
    readonly cards: boolean;
  };
  /** EIGHT-65: accept offers, complete the build alone, or abandon it. */
  select: InHand & {
    /** The wonder that it builds on. */
    readonly wonder: WonderId;
    /** The disc, which says what cards it needs. */
    readonly disc: DiscId;
    /** The seats whose offers can be accepted. */
    readonly offers: readonly Seat[];
    /** Whether the seat can complete the build without any offer. */
    readonly alone: boolean;
  };
  /** EIGHT-125: whether to play a Triple bonus for an offer that is turned down. */
  triple: {
    /** The wonder of the build. */
    readonly wonder: WonderId;
    /** The points for the offer without a Triple bonus. */
    readonly points: number;
    /** The points for it with a Triple bonus; `null` where the seat has none to play. */
    readonly tripled: number | null;
  };
  /** EIGHT-126: whether to play a Double turn. */
  double: {
    /** Whether the seat has one to play. */
    readonly can: boolean;
  };

  /** EIGHT-12: which disc lies on a space. */
  disc: {
    /** The wonder. */
    readonly wonder: WonderId;
    /** The space, 0 to 2 from the top. */
    readonly space: number;
    /** How many discs are left to be laid. */
    readonly discs: number;
    /** How many different discs there are among them. */
    readonly kinds: number;
  };
  /** EIGHT-16, EIGHT-31, EIGHT-40: which building card a seat draws. */
  card: {
    /** Who draws. */
    readonly seat: Seat;
    /** What the card is drawn for. */
    readonly reason: DrawnFor;
    /** How many cards are due to the seat, this one included. */
    readonly left: number;
    /** How many cards the draw pile holds. */
    readonly pile: number;
  };
  /** EIGHT-18: which seat starts. */
  start: {
    /** How many seats there are. */
    readonly seats: number;
  };
  /** EIGHT-107: which action card a seat takes for a wonder. */
  action: {
    /** Who takes the action card. */
    readonly seat: Seat;
    /** The finished wonder that brings it. */
    readonly wonder: WonderId;
    /** How many action cards are left. */
    readonly pile: number;
  };
  /** EIGHT-08: what a hidden action card of a seat is. */
  'name-action': {
    /** Who holds the card. */
    readonly seat: Seat;
    /** Which answer of the whole game it is, counted from 1, so that no two questions are the same. */
    readonly answer: number;
  };
}

/**
 * What is asked of a seat, or of the table, as data.
 *
 * @category Contract
 */
export type Prompt = PromptOf<Prompts>;

type Asked<K extends keyof Prompts> = { readonly values: Prompts[K]; readonly places: readonly string[] };

/** What a kind of decision asks; `seat` is the one that is asked, or whose card chance decides. */
type Ask<K extends keyof Prompts> = (position: Position, seat: Seat) => Asked<K>;

const discPlace = (site: number): string => `disc-${wonderAt(wonderOf(site))}-${site % SPACES}`;
const offerPlace = (seat: Seat): string => `offered-${seat}`;
const seatPlace = (seat: Seat): string => `seat-${seat}`;

/** The wonder and the disc under construction. */
function siteOf({ site, spaces }: Position) {
  const space = site ?? 0;
  return { wonder: wonderAt(wonderOf(space)), disc: spaces[space] as DiscId, place: discPlace(space) };
}

/** What a building card is drawn for, by the phase. */
function drawnFor({ phase }: Position): DrawnFor {
  if (phase === 'hands') return 'setup';
  if (phase === 'end') return 'pass';
  return phase === 'draw' ? 'turn-end' : 'action-card';
}

/** The action cards that no seat has taken. */
function actionPile(position: Position): number {
  const held = position.hands.map((_, seat) => actionsHeld(position, seat));
  return sum(Object.values(actionsInBox(position.options))) - position.played.length - sum(held);
}

/** EIGHT-125, EIGHT-126: whether a seat can play the card that it is asked about. */
const canUse = (position: Position, kind: 'triple' | 'double', seat: Seat): boolean =>
  decisions[kind].list(position, position.pending.at(-1) as Decision, seat).some((move) => 'use' in move && move.use);

/** What each kind of decision asks. */
const ASKED: { readonly [K in keyof Prompts]: Ask<K> } = {
  turn: (position, seat) => ({ values: { actionCards: actionsHeld(position, seat) }, places: [] }),
  offer(position, seat) {
    const { wonder, disc, place } = siteOf(position);
    const others = offering(position).filter((each) => each !== seat);
    const actionCards = actionsHeld(position, seat);
    // The empty offer is always legal.
    const cards = listOffers(position, seat).length > 1;
    return { values: { builder: position.active, wonder, disc, others, cards, actionCards }, places: [place] };
  },
  select(position, seat) {
    const { wonder, disc, place } = siteOf(position);
    const ways = completions(position, seat).map(({ accept }) => accept);
    const offers = position.hands.flatMap((_, each) => (ways.some((accept) => accept.includes(each)) ? [each] : []));
    const alone = ways.some((accept) => accept.length === 0);
    const values = { wonder, disc, offers, alone, actionCards: actionsHeld(position, seat) };
    return { values, places: [place, ...offers.map(offerPlace)] };
  },
  triple(position, seat) {
    const { wonder } = siteOf(position);
    const points = rejectedPoints(position, seat, false);
    const tripled = canUse(position, 'triple', seat) ? rejectedPoints(position, seat, true) : null;
    return { values: { wonder, points, tripled }, places: [offerPlace(seat)] };
  },
  double: (position, seat) => ({ values: { can: canUse(position, 'double', seat) }, places: [] }),
  disc({ spaces, box }) {
    const site = spaces.indexOf(null);
    const discs = sum(box.map(({ count }) => count));
    return {
      values: { wonder: wonderAt(wonderOf(site)), space: site % SPACES, discs, kinds: box.length },
      places: [discPlace(site)],
    };
  },
  card: (position, seat) => ({
    values: { seat, reason: drawnFor(position), left: entry(position.owed, seat), pile: drawPileSize(position) },
    places: [seatPlace(seat)],
  }),
  start: ({ options }) => ({ values: { seats: options.players }, places: ['track'] }),
  action: (position, seat) => ({
    values: { seat, wonder: siteOf(position).wonder, pile: actionPile(position) },
    places: [seatPlace(seat)],
  }),
  'name-action': ({ ply }, seat) => ({ values: { seat, answer: ply + 1 }, places: [seatPlace(seat)] }),
};

/** What a decision asks of a seat that takes it, or of the table. */
export function prompt(position: Position, { kind, owner }: Decision, seat: Seat): Prompt {
  const ask: Ask<keyof Prompts> = ASKED[kind];
  return { key: kind, ...ask(position, seat === CHANCE ? owner : seat), seat } as Prompt;
}
