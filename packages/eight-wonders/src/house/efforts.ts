import type { BotEffort } from '../options.js';
import { entry } from '../state/index.js';
import { quotient } from './hundredths.js';

/** A number of cards more or less than a bot expects, and the weight of that case. */
export type Scenario = readonly [shift: number, weight: number];

/** The demand for building cards, on which their value rests. */
export interface Demand {
  /** EIGHT-200: the fewest discs on wonders that show a type. */
  readonly scarcest: number;
  /** EIGHT-226: the sum of the numbers on all discs left. */
  readonly needed: number;
  /** EIGHT-226: the building cards in all hands. */
  readonly inHands: number;
}

/**
 * How a bot of an effort plays, in hundredths of a point (EIGHT-210).
 */
export interface Effort {
  readonly name: BotEffort;
  /** The weight of what others gain, in percent. */
  readonly envy: number;
  /** What it is worth to win at once. */
  readonly win: number;
  /** EIGHT-216: how far offers can differ from those that it expects. */
  readonly turns: readonly Scenario[];
  /** EIGHT-217: how many more cards than expected the active seat can hold. */
  readonly offers: readonly Scenario[];
  /** EIGHT-200, EIGHT-226: the value of a building card. */
  readonly card: (demand: Demand) => number;
  /** EIGHT-227: the share of the worth of an unfinished wonder that counts, in percent. */
  readonly wonders: number;
  /** EIGHT-228: whether it counts cards and action cards when a build ends the game. */
  readonly looksAtHands: boolean;
}

/** EIGHT-200: the value of a building card when the scarcest type is shown by 0, 1, 2, 3, 4 or more discs. */
const CARD_VALUE = [20, 20, 50, 80, 100] as const;

const cardByDiscs = ({ scarcest }: Demand): number => entry(CARD_VALUE, Math.min(scarcest, CARD_VALUE.length - 1));

/** EIGHT-226: what a card is worth when all hands together hold just what the discs need, and the most that it is ever worth. */
export const CARD_IN_BALANCE = 85;
export const MOST_FOR_A_CARD = 350;

const cardByDemand = ({ needed, inHands }: Demand): number =>
  Math.min(MOST_FOR_A_CARD, quotient(CARD_IN_BALANCE * needed, Math.max(1, inHands)));

const AS_EXPECTED: readonly Scenario[] = [[0, 1]];
const ONE_MORE: readonly Scenario[] = [[1, 1]];
const LESS_OR_MORE: readonly Scenario[] = [
  [-1, 1],
  [0, 2],
  [1, 1],
];
const UP_TO_TWO_MORE: readonly Scenario[] = [
  [0, 1],
  [1, 2],
  [2, 1],
];

const builder = {
  name: 'builder',
  envy: 50,
  win: 0,
  turns: AS_EXPECTED,
  offers: ONE_MORE,
  card: cardByDiscs,
  wonders: 100,
  looksAtHands: false,
} as const satisfies Effort;

const architect = {
  ...builder,
  name: 'architect',
  envy: 70,
  win: 1500,
  turns: LESS_OR_MORE,
  offers: UP_TO_TWO_MORE,
} as const satisfies Effort;

/** EIGHT-210, EIGHT-226, EIGHT-227, EIGHT-228 */
export const EFFORTS: Readonly<Record<BotEffort, Effort>> = {
  apprentice: { ...builder, name: 'apprentice', envy: 0 },
  builder,
  architect,
  master: { ...architect, name: 'master', card: cardByDemand, wonders: 55, looksAtHands: true },
};
