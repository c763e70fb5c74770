import type { Rung, Seat } from '@wonders/core';
import type { Card, CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, lowest } from '../components/layouts.js';
import { nameOf } from '../components/names.js';
import { CHOICES, RESOURCES, type Resource } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, SCRIPT_SEAT } from '../state/index.js';
import { coinsOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { faceUp, layoutOf, uncovered } from '../table/structure.js';
import { costOfCard, meets, need, needMet, uncoversToken } from './metrics.js';
import { filled } from './reasons.js';

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

/** An item of a scale of cards. */
export type CardRung = Rung<Candidate, Scene>;

/** Cards as candidates, in the order in which they entered their pile or city. */
export const candidates = (cards: readonly CardId[]): readonly Candidate[] =>
  cards.map((id, index) => ({ card: CARDS[id], slot: -1, index }));

/** The cards on some slots that lie face up. */
export function onSlots(s: Position, slots: number): readonly Candidate[] {
  const cards: Candidate[] = [];
  let index = 0;
  for (let left = slots; left !== 0; left &= left - 1) {
    const slot = lowest(left);
    const id = faceUp(s, slot);
    if (id !== null) cards.push({ card: CARDS[id], slot, index });
    index++;
  }
  return cards;
}

/** Candidates by name and by id, for explanations. */
export const cardName = ({ card }: Candidate): string => nameOf(card.id);
export const cardKey = ({ card }: Candidate): string => card.id;

/** `one` for one of something, `several` for any other number. */
const counted = (n: number, one: string, several: string): string => filled(n === 1 ? one : several, n);

export const opens = (rule: string, pantheon: boolean): CardRung => ({
  rule,
  label: pantheon
    ? 'uncovers a token (SOLO has the Sanctuary or the Divine Theater)'
    : 'uncovers a token (SOLO has neither the Sanctuary nor the Divine Theater)',
  when: (x) => x.inStructure && x.pantheon === pantheon,
  score: ({ slot }, { s }) => (uncoversToken(s, slot) ? 1 : 0),
  says: ({ slot }, { s }) => (uncoversToken(s, slot) ? 'uncovers a token' : 'uncovers no token'),
});

const hasSymbol = (s: Position, seat: Seat, { symbol }: Card): boolean =>
  symbol !== null && (cityOf<CityState>(s, seat).symbols & symbolBit(symbol)) !== 0;

export const pair = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: seat === SCRIPT_SEAT ? 'closes a pair of symbols for SOLO' : 'closes a pair of symbols for the player',
  when: (x) => x.type === 'green' || x.type === 'green-red',
  score: ({ card }, { s }) => (hasSymbol(s, seat, card) ? 1 : 0),
  says: ({ card }) => (card.symbol === null ? '' : filled('symbol: {0}', card.symbol)),
});

/** DUEL-141: what the human lacks comes before the scale, among cards that lie in the structure. */
export const lacking = (when: (x: Scene) => boolean, human: Seat): CardRung => ({
  rule: 'DUEL-141',
  label: 'symbol that the player lacks',
  when: (x) => x.inStructure && x.type === 'green' && when(x),
  score: ({ card }, { s }) => (card.symbol !== null && !hasSymbol(s, human, card) ? 1 : 0),
  says: ({ card }) => (card.symbol === null ? '' : filled('symbol: {0}', card.symbol)),
});

const needNote = (s: Position, seat: Seat, resource: Resource): string =>
  filled('need of {0}: {1}', resource, need(s, seat, resource));

export const needed = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: seat === SCRIPT_SEAT ? 'resource that SOLO needs most' : 'resource that the player needs most',
  when: (x) => x.type === 'brown-grey',
  score: ({ card }, { s }) => (card.gives === null ? 0 : need(s, seat, card.gives)),
  says: ({ card }, { s }) => (card.gives === null ? '' : needNote(s, seat, card.gives)),
});

const fixedBy = (card: Card): readonly Resource[] => RESOURCES.filter((_, i) => (card.fixed & (1 << i)) !== 0);
const chosenBy = (card: Card): readonly Resource[] => (card.choice === null ? [] : CHOICES[card.choice]);

/** DUEL-113: the cards that help at all, and then the greatest need that one of them meets: two rungs of one item. */
function helping(
  rule: string,
  item: number,
  label: string,
  most: string,
  seat: Seat,
  of: (card: Card) => readonly Resource[],
): readonly CardRung[] {
  const when = (x: Scene) => x.type === 'yellow';
  const says = ({ card }: Candidate, { s }: Scene) =>
    of(card)
      .map((each) => needNote(s, seat, each))
      .join(', ');
  return [
    { rule, item, label, when, score: ({ card }, { s }) => (meets(s, seat, of(card)) ? 1 : 0), says },
    {
      rule,
      item,
      label: most,
      when,
      score: ({ card }, { s }) => (meets(s, seat, of(card)) ? needMet(s, seat, of(card)) : 0),
      says,
    },
  ];
}

export const discount = (rule: string, item: number, seat: Seat): readonly CardRung[] =>
  seat === SCRIPT_SEAT
    ? helping(rule, item, 'discount on a resource that SOLO needs', 'discount on what SOLO needs most', seat, fixedBy)
    : helping(
        rule,
        item,
        'discount on a resource that the player needs',
        'discount on what the player needs most',
        seat,
        fixedBy,
      );

export const choice = (rule: string, item: number, seat: Seat): readonly CardRung[] =>
  seat === SCRIPT_SEAT
    ? helping(
        rule,
        item,
        'free choice of a resource that SOLO needs',
        'free choice of what SOLO needs most',
        seat,
        chosenBy,
      )
    : helping(
        rule,
        item,
        'free choice of a resource that the player needs',
        'free choice of what the player needs most',
        seat,
        chosenBy,
      );

export const cheapest = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: 'lowest cost',
  score: ({ card }, { s }) => -costOfCard(s, seat, card),
  says: ({ card }, { s }) => filled('cost {0}', costOfCard(s, seat, card)),
});

/** DUEL-116: an item for colours that have chains. */
export const chain = (rule: string): CardRung => ({
  rule,
  label: 'can start a chain',
  when: (x) => x.type !== 'temple' && x.type !== 'brown-grey',
  score: ({ card }) => (card.to === null ? 0 : 1),
  says: ({ card }) => (card.to === null ? 'starts no chain' : filled('then {0} is free', nameOf(card.to))),
});

const pointsNote = (n: number): string => counted(n, '{0} point', '{0} points');

/** DUEL-117: the coins that a card would give; it counts itself. */
const coinsGiven = (s: Position, card: Card): number =>
  coinsOf(s, SCRIPT_SEAT, card) + (card.per?.[0] === 'yellow' ? card.per[1] : 0);

export const valuable = (rule: string): CardRung => ({
  rule,
  label: 'highest value: points, coins or shields',
  when: (x) => x.type !== 'brown-grey' && x.type !== 'temple',
  score: ({ card }, { s }) =>
    card.colour === 'red' ? card.shields : card.colour === 'yellow' ? coinsGiven(s, card) : card.points,
  says({ card }, { s }) {
    if (card.colour === 'red') return counted(card.shields, '{0} shield', '{0} shields');
    if (card.colour === 'yellow') return counted(coinsGiven(s, card), '{0} coin', '{0} coins');
    return pointsNote(card.points);
  },
});

export const points = (rule: string): CardRung => ({
  rule,
  label: 'most printed victory points',
  score: ({ card }) => card.points,
  says: ({ card }) => pointsNote(card.points),
});

export const fewest = (rule: string): CardRung => ({
  rule,
  label: 'uncovers fewest cards',
  when: (x) => x.inStructure,
  score: ({ slot }, { s }) => -count(uncovered(s, slot)),
  says: ({ slot }, { s }) => counted(count(uncovered(s, slot)), 'uncovers {0} card', 'uncovers {0} cards'),
});

/** §1.2: the side of seat 0 is that of the low columns; in one column the row with the higher number comes first. */
export const side = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: seat === SCRIPT_SEAT ? "first from SOLO's side" : "first from the player's side",
  when: (x) => x.inStructure,
  score: ({ slot }, { s }) => {
    const { column = 0, row = 0 } = layoutOf(s).places[slot] ?? {};
    return (seat === SCRIPT_SEAT ? -1 : 1) * 8 * column + row;
  },
});

/** DUEL-120: what ends a scale outside the structure. */
export const FIRST_THERE: CardRung = {
  rule: 'DUEL-120',
  label: 'first to come there',
  when: (x) => !x.inStructure,
  score: ({ index }) => -index,
};
