import type { ActionCard, DiscId, DiscSet } from '../../src/index.js';

// What board, discs and cards print, copied a second time, so that a wrong figure of the package is noticed.

type Kind = 'camel' | 'crane' | 'ship' | 'stone-mason';

const KINDS: readonly Kind[] = ['camel', 'crane', 'ship', 'stone-mason'];

/** EIGHT-10: each number on a disc of each type. */
const NUMBERS: Readonly<Record<DiscSet, readonly number[]>> = {
  'manual-1-5': [1, 2, 3, 3, 4, 5],
  'published-3-6': [3, 4, 4, 5, 5, 6],
};

const TWO_COLOURED: readonly DiscId[] = [
  'camel-3-crane-2',
  'crane-3-ship-2',
  'ship-3-stone-mason-2',
  'camel-2-stone-mason-3',
];

/** EIGHT-10, EIGHT-151: the discs on the wonders, one 5 of each type in the box if there are two-coloured ones. */
export function discsOf(set: DiscSet, twoColoured: boolean): readonly DiscId[] {
  const single = KINDS.flatMap((kind) => {
    const numbers = [...NUMBERS[set]];
    if (twoColoured) numbers.splice(numbers.indexOf(5), 1);
    return numbers.map((number): DiscId => `${kind}-${number}`);
  });
  return twoColoured ? [...single, ...TWO_COLOURED] : single;
}

/** The scoring table: first and second of rows 1 to 7. */
export const ROWS = [
  { first: 8, second: 4 },
  { first: 10, second: 5 },
  { first: 12, second: 6 },
  { first: 14, second: 7 },
  { first: 16, second: 8 },
  { first: 18, second: 9 },
  { first: 20, second: 10 },
] as const;

export const LIGHT = { first: 8, second: 4 } as const;

/** What every other seat with parts scores. */
export const REST = 3;

/** EIGHT-138: for no disc of a type, for one, two and so on. */
export const DISC_BONUS = [0, 0, 5, 10, 20, 30, 40] as const;

/** EIGHT-17: the value of a seat's parts. */
export const PARTS = 29;

/** EIGHT-15: the building cards of each type. */
export const CARDS = 25;

export const ACTION_CARDS: Readonly<Record<ActionCard, number>> = {
  'card-trade': 2,
  joker: 2,
  'disc-bonus': 2,
  'card-draw': 3,
  'triple-bonus': 2,
  'double-turn': 2,
  'five-vp': 2,
};

/** EIGHT-121: the most cards that a Card trade gives. */
export const MOST_TRADED = 5;

/** EIGHT-120. */
export const CARDS_DRAWN = 3;

/** EIGHT-122: the cards that a Joker stands for. */
export const BY_JOKER = 2;

/** EIGHT-124: what a card of an offer that is turned down brings with a Triple bonus. */
export const TRIPLED = 3;

/** EIGHT-127. */
export const FIVE = 5;
