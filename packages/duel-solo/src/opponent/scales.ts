import type { Rung, Seat, Trace } from '@wonders/core';
import { choose } from '@wonders/core';
import type { Card, CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, slotsOf } from '../components/layouts.js';
import { CHOICES, printedCost, RESOURCES } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import { typeOf } from '../components/solo.js';
import type { WonderId } from '../components/wonders.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { coinsOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { faceUp, layoutOf, uncovered } from '../table/structure.js';
import {
  cardWins,
  costOfCard,
  need,
  needMet,
  rankOf,
  strategicRank,
  threatenedByForce,
  threatenedByScience,
  uncoversToken,
  wantsPantheon,
} from './metrics.js';

/** A card that SOLO may choose: where it lies in the structure (−1: elsewhere), and its place among the candidates. */
export interface Candidate {
  readonly card: Card;
  readonly slot: number;
  readonly index: number;
}

/** What the scales look at. */
export interface Scene {
  readonly s: Position;
  /** The type of all candidates; red and green are one type while both conditions hold (DUEL-142). */
  readonly type: Type | 'green-red' | null;
  readonly inStructure: boolean;
  /** Whether SOLO's wonders include the Sanctuary or the Divine Theater. */
  readonly pantheon: boolean;
}

type CardRung = Rung<Candidate, Scene>;

/** Cards as candidates, in the order in which they entered their pile or city. */
export const candidates = (cards: readonly CardId[]): readonly Candidate[] =>
  cards.map((id, index) => ({ card: CARDS[id], slot: -1, index }));

/** The cards on some slots that lie face up. */
export function onSlots(s: Position, slots: number): readonly Candidate[] {
  const cards: Candidate[] = [];
  for (const [index, slot] of slotsOf(slots).entries()) {
    const id = faceUp(s, slot);
    if (id !== null) cards.push({ card: CARDS[id], slot, index });
  }
  return cards;
}

/** What a scale has left, when nothing ties. */
export const only = <T>(left: readonly T[]): T => left[0] as T;

/** DUEL-015: what ends the scales of wonders. */
export const highestInScale = (rule: string): Rung<WonderId, Position> => ({
  rule,
  label: 'highest in the strategic scale',
  score: (id, s) => -strategicRank(s, id),
});

/** The names of candidates in explanations are ids. */
const nameOf = ({ card }: Candidate): string => card.id;

/** DUEL-119: the types one after another, or backwards. */
const byType = (forward: boolean): readonly CardRung[] => [
  {
    rule: 'DUEL-119',
    label: forward ? 'first type of the operational scale' : 'last type of the operational scale',
    score: ({ card }, { s }) => (forward ? -1 : 1) * rankOf(s, typeOf(card.colour)),
  },
];
const FIRST_TYPE = byType(true);
const LAST_TYPE = byType(false);

const opens = (rule: string, pantheon: boolean): CardRung => ({
  rule,
  label: pantheon
    ? 'uncovers a token (SOLO has the Sanctuary or the Divine Theater)'
    : 'uncovers a token (SOLO has neither the Sanctuary nor the Divine Theater)',
  when: (x) => x.inStructure && x.pantheon === pantheon,
  score: ({ slot }, { s }) => (uncoversToken(s, slot) ? 1 : 0),
});

const pair = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: seat === SCRIPT_SEAT ? 'closes a pair of symbols for SOLO' : 'closes a pair of symbols for the player',
  when: (x) => x.type === 'green' || x.type === 'green-red',
  score: ({ card }, { s }) =>
    card.symbol !== null && (cityOf<CityState>(s, seat).symbols & symbolBit(card.symbol)) !== 0 ? 1 : 0,
});

const needed = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: seat === SCRIPT_SEAT ? 'resource that SOLO needs most' : 'resource that the player needs most',
  when: (x) => x.type === 'brown-grey',
  score: ({ card }, { s }) => (card.gives === null ? 0 : need(s, seat, card.gives)),
});

const discount = (rule: string, seat: Seat): CardRung => ({
  rule,
  label:
    seat === SCRIPT_SEAT ? 'discount on a resource that SOLO needs' : 'discount on a resource that the player needs',
  when: (x) => x.type === 'yellow',
  score: ({ card }, { s }) =>
    needMet(
      s,
      seat,
      RESOURCES.filter((_, i) => (card.fixed & (1 << i)) !== 0),
    ),
});

const choice = (rule: string, seat: Seat): CardRung => ({
  rule,
  label:
    seat === SCRIPT_SEAT
      ? 'free choice of a resource that SOLO needs'
      : 'free choice of a resource that the player needs',
  when: (x) => x.type === 'yellow',
  score: ({ card }, { s }) => needMet(s, seat, card.choice === null ? [] : CHOICES[card.choice]),
});

const cheapest = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: 'lowest cost',
  score: ({ card }, { s }) => -costOfCard(s, seat, card),
});

/** DUEL-116. */
const chain = (rule: string): CardRung => ({
  rule,
  label: 'can start a chain',
  when: (x) => x.type !== 'temple' && x.type !== 'brown-grey',
  score: ({ card }) => (card.to === null ? 0 : 1),
});

/** DUEL-117. */
const valuable = (rule: string): CardRung => ({
  rule,
  label: 'highest value: points, coins or shields',
  when: (x) => x.type !== 'brown-grey' && x.type !== 'temple',
  score: ({ card }, { s }) => {
    if (card.colour === 'red') return card.shields;
    if (card.colour !== 'yellow') return card.points;
    // The card counts itself.
    const itself = card.per?.[0] === 'yellow' ? card.per[1] : 0;
    return coinsOf(s, SCRIPT_SEAT, card) + itself;
  },
});

const points = (rule: string): CardRung => ({
  rule,
  label: 'most printed victory points',
  score: ({ card }) => card.points,
});

const fewest = (rule: string): CardRung => ({
  rule,
  label: 'uncovers fewest cards',
  when: (x) => x.inStructure,
  score: ({ slot }, { s }) => -count(uncovered(s, slot)),
});

/** §1.2: the side of seat 0 is that of the low columns; in one column the row with the higher number comes first. */
const side = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: seat === SCRIPT_SEAT ? "first from SOLO's side" : "first from the player's side",
  when: (x) => x.inStructure,
  score: ({ slot }, { s }) => {
    const { column = 0, row = 0 } = layoutOf(s).places[slot] ?? {};
    return (seat === SCRIPT_SEAT ? -1 : 1) * 8 * column + row;
  },
});

/** DUEL-120: what ends every scale that does not end by itself. */
const LAST: readonly CardRung[] = [
  side('DUEL-120', SCRIPT_SEAT),
  { rule: 'DUEL-120', label: 'first to come there', when: (x) => !x.inStructure, score: ({ index }) => -index },
];

/** DUEL-128: the choice scale. */
export const CHOICE: readonly CardRung[] = [
  opens('DUEL-128.1', true),
  pair('DUEL-128.2', SCRIPT_SEAT),
  needed('DUEL-128.3', SCRIPT_SEAT),
  discount('DUEL-128.4', SCRIPT_SEAT),
  choice('DUEL-128.5', SCRIPT_SEAT),
  cheapest('DUEL-128.6', SCRIPT_SEAT),
  chain('DUEL-128.7'),
  valuable('DUEL-128.8'),
  opens('DUEL-128.9', false),
  fewest('DUEL-128.10'),
  side('DUEL-128.11', SCRIPT_SEAT),
];

/** DUEL-129: the discard scale. */
export const DISCARD: readonly CardRung[] = [
  opens('DUEL-129.1', true),
  needed('DUEL-129.2', PLAYER_SEAT),
  discount('DUEL-129.3', PLAYER_SEAT),
  choice('DUEL-129.4', PLAYER_SEAT),
  chain('DUEL-129.5'),
  cheapest('DUEL-129.6', PLAYER_SEAT),
  opens('DUEL-129.7', false),
  fewest('DUEL-129.8'),
  side('DUEL-129.9', PLAYER_SEAT),
  ...LAST,
];

/** DUEL-159: the discard scale as it is printed for Zeus. */
export const DISCARD_AS_PRINTED: readonly CardRung[] = [
  chain('DUEL-159.1'),
  cheapest('DUEL-159.2', PLAYER_SEAT),
  fewest('DUEL-159.3'),
  side('DUEL-159.4', PLAYER_SEAT),
];

/** DUEL-151: the free-choice scale. */
export const FREE_CHOICE: readonly CardRung[] = [
  pair('DUEL-151.1', SCRIPT_SEAT),
  points('DUEL-151.2'),
  needed('DUEL-151.3', SCRIPT_SEAT),
  chain('DUEL-151.4'),
  ...LAST,
];

/** DUEL-158: the free-choice scale as it is printed for Hades. */
export const FREE_CHOICE_AS_PRINTED: readonly CardRung[] = FREE_CHOICE.filter(({ rule }) => rule !== 'DUEL-151.3');

/** DUEL-142: the flexibility scale. */
export const FLEXIBILITY: readonly CardRung[] = [
  {
    rule: 'DUEL-142.1',
    label: 'would give the player the win',
    score: ({ card }, { s }) => (cardWins(s, PLAYER_SEAT, card) ? 1 : 0),
  },
  chain('DUEL-142.2'),
  fewest('DUEL-142.3'),
  cheapest('DUEL-142.4', SCRIPT_SEAT),
  { rule: 'DUEL-142.5', label: 'green', score: ({ card }) => (card.colour === 'green' ? 1 : 0) },
  ...LAST,
];

/** DUEL-161: the Isis scale; what it leaves is left to chance. */
export const ISIS: readonly CardRung[] = [
  pair('DUEL-161.1', PLAYER_SEAT),
  points('DUEL-161.2'),
  chain('DUEL-161.3'),
  { rule: 'DUEL-161.4', label: 'highest printed cost', score: ({ card }) => printedCost(card) },
];

/** DUEL-141: what the human lacks comes before the choice scale. */
const LACKING: CardRung = {
  rule: 'DUEL-141',
  label: 'symbol that the player lacks',
  when: ({ s, type }) => type === 'green' && threatenedByScience(s),
  score: ({ card }, { s }) =>
    card.symbol !== null && (s.cities[PLAYER_SEAT as 1].symbols & symbolBit(card.symbol)) === 0 ? 1 : 0,
};
const CHOICE_WITH_LACKING: readonly CardRung[] = [LACKING, ...CHOICE];

/** Sends cards down the operational scale forwards, and then down the choice or free-choice scale. */
export function firstOf(
  s: Position,
  cards: readonly Candidate[],
  scale: readonly CardRung[],
  trace?: Trace,
): readonly Candidate[] {
  const scene = sceneOf(s, cards, FIRST_TYPE, trace);
  const rungs = scene.x.type === 'green-red' ? FLEXIBILITY : scale === CHOICE ? CHOICE_WITH_LACKING : scale;
  return choose(scene.left, rungs, scene.x, trace, nameOf);
}

/** Sends cards down the operational scale backwards, and then down the discard or Isis scale. */
export function lastOf(
  s: Position,
  cards: readonly Candidate[],
  scale: readonly CardRung[],
  trace?: Trace,
): readonly Candidate[] {
  const { left, x } = sceneOf(s, cards, LAST_TYPE, trace);
  return choose(left, scale, x, trace, nameOf);
}

function sceneOf(s: Position, cards: readonly Candidate[], types: readonly CardRung[], trace?: Trace) {
  const inStructure = (cards[0]?.slot ?? -1) >= 0;
  const x: Scene = { s, type: null, inStructure, pantheon: wantsPantheon(s) };
  const left = choose(cards, types, x, trace, nameOf);
  const type = typeOf(left[0]?.card.colour ?? 'temple');
  const both = threatenedByForce(s) && threatenedByScience(s) && (type === 'green' || type === 'red');
  return { left, x: { ...x, type: both ? ('green-red' as const) : type } };
}
