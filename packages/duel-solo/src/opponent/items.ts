import type { Seat } from '@wonders/core';
import type { Card, CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, lowest } from '../components/layouts.js';
import { CHOICES, RESOURCES, type Resource } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, SCRIPT_SEAT } from '../state/index.js';
import { coinsOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { faceUp, layoutOf, uncovered } from '../table/structure.js';
import { costOfCard, meets, need, needMet, uncoversToken } from './metrics.js';
import type { Reason } from './reasons.js';
import { least, type Naming, plain, type Rung, reason } from './trace.js';

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

/** How explanations call candidates: by their cards. */
export const BY_CARD: Naming<Candidate> = {
  id: ({ card }) => card.id,
  name: ({ card }) => reason('component', { component: card.id }),
};

export const opens = (rule: string, pantheon: boolean): CardRung => ({
  rule,
  label: plain(pantheon ? 'uncovers-token-wanted' : 'uncovers-token-unwanted'),
  when: (x) => x.inStructure && x.pantheon === pantheon,
  score: ({ slot }, { s }) => (uncoversToken(s, slot) ? 1 : 0),
  note: ({ slot }, { s }) => plain(uncoversToken(s, slot) ? 'uncovers-a-token' : 'uncovers-no-token'),
});

const hasSymbol = (s: Position, seat: Seat, { symbol }: Card): boolean =>
  symbol !== null && (cityOf<CityState>(s, seat).symbols & symbolBit(symbol)) !== 0;

const symbolNote = ({ card: { symbol } }: Candidate): Reason | null =>
  symbol === null ? null : reason('symbol', { symbol });

export const pair = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: reason('closes-pair', { seat }),
  when: (x) => x.type === 'green' || x.type === 'green-red',
  score: ({ card }, { s }) => (hasSymbol(s, seat, card) ? 1 : 0),
  note: symbolNote,
});

/** DUEL-141: what the human lacks comes before the scale, among cards that lie in the structure. */
export const lacking = (when: (x: Scene) => boolean, human: Seat): CardRung => ({
  rule: 'DUEL-141',
  label: plain('symbol-player-lacks'),
  when: (x) => x.inStructure && x.type === 'green' && when(x),
  score: ({ card }, { s }) => (card.symbol !== null && !hasSymbol(s, human, card) ? 1 : 0),
  note: symbolNote,
});

const needNote = (s: Position, seat: Seat, resources: readonly Resource[]): Reason | null =>
  resources.length === 0
    ? null
    : reason('needs', { resources: resources.map((resource) => ({ resource, need: need(s, seat, resource) })) });

export const needed = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: reason('resource-needed-most', { seat }),
  when: (x) => x.type === 'brown-grey',
  score: ({ card }, { s }) => (card.gives === null ? 0 : need(s, seat, card.gives)),
  note: ({ card }, { s }) => needNote(s, seat, card.gives === null ? [] : [card.gives]),
});

const fixedBy = (card: Card): readonly Resource[] => RESOURCES.filter((_, i) => (card.fixed & (1 << i)) !== 0);
const chosenBy = (card: Card): readonly Resource[] => (card.choice === null ? [] : CHOICES[card.choice]);

/** DUEL-113: the cards that help at all, and then the greatest need that one of them meets: two rungs of one item. */
function helping(
  rule: string,
  item: number,
  label: Reason,
  most: Reason,
  seat: Seat,
  of: (card: Card) => readonly Resource[],
): readonly CardRung[] {
  const when = (x: Scene) => x.type === 'yellow';
  const note = ({ card }: Candidate, { s }: Scene) => needNote(s, seat, of(card));
  return [
    { rule, item, label, when, score: ({ card }, { s }) => (meets(s, seat, of(card)) ? 1 : 0), note },
    {
      rule,
      item,
      label: most,
      when,
      score: ({ card }, { s }) => (meets(s, seat, of(card)) ? needMet(s, seat, of(card)) : 0),
      note,
    },
  ];
}

export const discount = (rule: string, item: number, seat: Seat): readonly CardRung[] =>
  helping(rule, item, reason('discount-needed', { seat }), reason('discount-needed-most', { seat }), seat, fixedBy);

export const choice = (rule: string, item: number, seat: Seat): readonly CardRung[] =>
  helping(rule, item, reason('choice-needed', { seat }), reason('choice-needed-most', { seat }), seat, chosenBy);

export const cheapest = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: plain('lowest-cost'),
  score: ({ card }, { s }) => least(costOfCard(s, seat, card)),
  note: ({ card }, { s }) => reason('cost', { coins: costOfCard(s, seat, card) }),
});

/** DUEL-116: an item for colours that have chains. */
export const chain = (rule: string): CardRung => ({
  rule,
  label: plain('starts-chain'),
  when: (x) => x.type !== 'temple' && x.type !== 'brown-grey',
  score: ({ card }) => (card.to === null ? 0 : 1),
  note: ({ card }) => (card.to === null ? plain('starts-no-chain') : reason('frees', { card: card.to })),
});

/** DUEL-117: the coins that a card would give; it counts itself. */
const coinsGiven = (s: Position, card: Card): number =>
  coinsOf(s, SCRIPT_SEAT, card) + (card.per?.[0] === 'yellow' ? card.per[1] : 0);

export const valuable = (rule: string): CardRung => ({
  rule,
  label: plain('highest-value'),
  when: (x) => x.type !== 'brown-grey' && x.type !== 'temple',
  score: ({ card }, { s }) =>
    card.colour === 'red' ? card.shields : card.colour === 'yellow' ? coinsGiven(s, card) : card.points,
  note({ card }, { s }) {
    if (card.colour === 'red') return reason('shields', { shields: card.shields });
    if (card.colour === 'yellow') return reason('coins', { coins: coinsGiven(s, card) });
    return reason('points', { points: card.points });
  },
});

export const points = (rule: string): CardRung => ({
  rule,
  label: plain('most-points'),
  score: ({ card }) => card.points,
  note: ({ card }) => reason('points', { points: card.points }),
});

export const fewest = (rule: string): CardRung => ({
  rule,
  label: plain('uncovers-fewest'),
  when: (x) => x.inStructure,
  score: ({ slot }, { s }) => least(count(uncovered(s, slot))),
  note: ({ slot }, { s }) => reason('uncovers', { cards: count(uncovered(s, slot)) }),
});

/** §1.2: the side of seat 0 is that of the low columns; in one column the row with the higher number comes first. */
export const side = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: reason('first-from-side', { seat }),
  when: (x) => x.inStructure,
  score: ({ slot }, { s }) => {
    const { column = 0, row = 0 } = layoutOf(s).places[slot] ?? {};
    return (seat === SCRIPT_SEAT ? -1 : 1) * 8 * column + row;
  },
});

/** DUEL-120: what ends a scale outside the structure. */
export const FIRST_THERE: CardRung = {
  rule: 'DUEL-120',
  label: plain('first-there'),
  when: (x) => !x.inStructure,
  score: ({ index }) => least(index),
};
