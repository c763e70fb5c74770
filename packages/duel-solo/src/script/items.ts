import type { Seat } from '@wonders/core';
import type { Card, CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, lowest } from '../components/layouts.js';
import { CHOICES, printedCost, RESOURCES, type Resource } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import { cardPrice } from '../costs/index.js';
import type { Reason } from '../reasons/index.js';
import { least, type Naming, plain, type Rung, reason } from '../reasons/trace.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, SCRIPT_SEAT } from '../state/index.js';
import { symbolBit } from '../table/science.js';
import { faceUp, layoutOf, uncovered } from '../table/structure.js';
import { coinsGiven, needMet, uncoversToken } from './metrics.js';
import { coinsNote, needNote, ownedNote, placeNote, priceOf, printedNote } from './notes.js';

/** A card that SOLO may choose, with its slot in the structure (−1: elsewhere) and its index among the candidates. */
export interface Candidate {
  readonly card: Card;
  readonly slot: number;
  readonly index: number;
}

/** The facts that the scales read. */
export interface Scene {
  readonly position: Position;
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

/** The face-up cards on some slots. */
export function onSlots(position: Position, slots: number): readonly Candidate[] {
  const cards: Candidate[] = [];
  let index = 0;
  for (let left = slots; left !== 0; left &= left - 1) {
    const slot = lowest(left);
    const id = faceUp(position, slot);
    if (id !== null) cards.push({ card: CARDS[id], slot, index });
    index++;
  }
  return cards;
}

/** The names of candidates in explanations: their cards. */
export const BY_CARD: Naming<Candidate> = {
  id: ({ card }) => card.id,
  name: ({ card }) => reason('component', { component: card.id }),
};

export const opens = (rule: string, pantheon: boolean): CardRung => ({
  rule,
  label: plain(pantheon ? 'uncovers-token-wanted' : 'uncovers-token-unwanted'),
  yesNo: true,
  when: (x) => x.inStructure && x.pantheon === pantheon,
  score: ({ slot }, { position }) => (uncoversToken(position, slot) ? 1 : 0),
});

const hasSymbol = (position: Position, seat: Seat, { symbol }: Card): boolean =>
  symbol !== null && (cityOf<CityState>(position, seat).symbols & symbolBit(symbol)) !== 0;

const symbolNote = ({ card: { symbol } }: Candidate): Reason | null =>
  symbol === null ? null : reason('symbol', { symbol });

export const pair = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: reason('closes-pair', { seat }),
  yesNo: true,
  when: (x) => x.type === 'green' || x.type === 'green-red',
  score: ({ card }, { position }) => (hasSymbol(position, seat, card) ? 1 : 0),
  note: symbolNote,
});

/** DUEL-141: before the scale, prefers symbols that the human lacks. Applies to cards in the structure. */
export const lacking = (when: (x: Scene) => boolean, human: Seat): CardRung => ({
  rule: 'DUEL-141',
  label: plain('symbol-player-lacks'),
  yesNo: true,
  when: (x) => x.inStructure && x.type === 'green' && when(x),
  score: ({ card }, { position }) => (card.symbol !== null && !hasSymbol(position, human, card) ? 1 : 0),
  note: symbolNote,
});

/** DUEL-112: whether a seat needs what its wonders ask for. Without any, it needs most what it has least of. */
const builds = (position: Position, seat: Seat): boolean => cityOf<CityState>(position, seat).wonders.length > 0;

const givenBy = (card: Card): readonly Resource[] => (card.gives === null ? [] : [card.gives]);
const fixedBy = (card: Card): readonly Resource[] => RESOURCES.filter((_, i) => (card.fixed & (1 << i)) !== 0);
const chosenBy = (card: Card): readonly Resource[] => (card.choice === null ? [] : CHOICES[card.choice]);

/** DUEL-112, DUEL-113: the card whose resource a seat needs most. */
export const needed = (rule: string, item: number, seat: Seat): readonly CardRung[] => [
  {
    rule,
    item,
    label: reason('resource-needed-most', { seat }),
    when: (x) => x.type === 'brown-grey' && builds(x.position, seat),
    score: ({ card }, { position }) => needMet(position, seat, givenBy(card)),
    note: ({ card }, { position }) => needNote(position, seat, givenBy(card)),
  },
  {
    rule,
    item,
    label: reason('scarcest-resource', { seat }),
    when: (x) => x.type === 'brown-grey' && !builds(x.position, seat),
    score: ({ card }, { position }) => needMet(position, seat, givenBy(card)),
    note: ({ card }, { position }) => ownedNote(position, seat, givenBy(card)),
  },
];

/** More than any seat owns of a resource. */
const MANY = 100;

/** DUEL-113: the yellow cards that help with a needed resource, the most needed first; without wonders to construct, all that help. */
const helping = (
  rule: string,
  item: number,
  [wanted, scarce]: readonly [wanted: Reason, scarce: Reason],
  seat: Seat,
  of: (card: Card) => readonly Resource[],
): readonly CardRung[] => [
  {
    rule,
    item,
    label: wanted,
    yesNo: true,
    when: (x) => x.type === 'yellow' && builds(x.position, seat),
    score: ({ card }, { position }) => Math.max(0, needMet(position, seat, of(card))),
    note: ({ card }, { position }) => needNote(position, seat, of(card)),
  },
  {
    rule,
    item,
    label: scarce,
    yesNo: true,
    when: (x) => x.type === 'yellow' && !builds(x.position, seat),
    score: ({ card }, { position }) => Math.max(0, MANY + needMet(position, seat, of(card))),
    note: ({ card }, { position }) => ownedNote(position, seat, of(card)),
  },
];

export const discount = (rule: string, item: number, seat: Seat): readonly CardRung[] =>
  helping(rule, item, [reason('discount-needed', { seat }), reason('discount-scarcest', { seat })], seat, fixedBy);

export const choice = (rule: string, item: number, seat: Seat): readonly CardRung[] =>
  helping(rule, item, [reason('choice-needed', { seat }), reason('choice-scarcest', { seat })], seat, chosenBy);

/** DUEL-110: by printed cost or by the price to pay, each under its own name. */
export const cheapest = (rule: string, seat: Seat): readonly CardRung[] => [
  {
    rule,
    label: plain('lowest-printed-cost'),
    when: ({ position }) => position.options.costReading === 'printed',
    score: ({ card }) => least(printedCost(card)),
    note: ({ card }) => printedNote(card),
  },
  {
    rule,
    label: reason('lowest-price', { seat }),
    when: ({ position }) => position.options.costReading !== 'printed',
    score: ({ card }, { position }) => least(cardPrice(position, seat, card)),
    note: ({ card }, { position }) =>
      reason('price-now', { price: priceOf(position, seat, { kind: 'card', card: card.id }) }),
  },
];

/** DUEL-116: an item for colours that have chains. */
export const chain = (rule: string): CardRung => ({
  rule,
  label: plain('starts-chain'),
  yesNo: true,
  when: (x) => x.type !== 'temple' && x.type !== 'brown-grey',
  score: ({ card }) => (card.to === null ? 0 : 1),
  note: ({ card }) => (card.to === null ? null : reason('frees', { card: card.to })),
});

export const valuable = (rule: string): CardRung => ({
  rule,
  label: plain('highest-value'),
  when: (x) => x.type !== 'brown-grey' && x.type !== 'temple',
  score: ({ card }, { position }) =>
    card.colour === 'red' ? card.shields : card.colour === 'yellow' ? coinsGiven(position, card) : card.points,
  note({ card }, { position }) {
    if (card.colour === 'red') return reason('shields', { shields: card.shields });
    if (card.colour === 'yellow') return coinsNote(position, card);
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
  score: ({ slot }, { position }) => least(count(uncovered(position, slot))),
  note: ({ slot }, { position }) => reason('uncovers', { cards: count(uncovered(position, slot)) }),
});

/** §1.2: the low columns are on the side of seat 0. In one column, the row with the higher number comes first. */
export const side = (rule: string, seat: Seat): CardRung => ({
  rule,
  label: reason('first-from-side', { seat }),
  when: (x) => x.inStructure,
  score: ({ slot }, { position }) => {
    const { column = 0, row = 0 } = layoutOf(position).places[slot] ?? {};
    return (seat === SCRIPT_SEAT ? -1 : 1) * 8 * column + row;
  },
  note: ({ slot }, { position }) => placeNote(position, slot),
});

/** DUEL-120: the last item of a scale outside the structure. */
export const FIRST_THERE: CardRung = {
  rule: 'DUEL-120',
  label: plain('first-there'),
  when: (x) => !x.inStructure,
  score: ({ index }) => least(index),
  note: ({ index }) => reason('number', { number: index + 1 }),
};

/** Rungs as one item of a list, by its number. */
export const at = (item: number, rungs: readonly CardRung[]): readonly CardRung[] =>
  rungs.map((rung) => ({ ...rung, item }));
