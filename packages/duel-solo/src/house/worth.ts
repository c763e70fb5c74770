import type { ProgressId } from '../components/progress.js';

/**
 * The worth of something in points at the end of the game, and its surplus at the beginning. In between, the surplus shrinks with the part
 * of the game that is left.
 *
 * All weights of this file come from 12,000 games of the house bot against SOLO at the levels from `normal` to `legendary`, with a tenth
 * of its moves at random: a logistic regression of the result (half victory, half lead) on the position at each of the player's
 * turns. They are scaled so that a victory point at the end is 1, and rounded.
 */
export type Worth = readonly [end: number, more: number];

export const WORTH = {
  /** A victory point, except points for the Conflict pawn and for coins. Early in the game points have no other use. */
  point: [1, -1],
  coin: [0.3, 0.4],
  /** A unit on a brown card, and a unit on a grey card. */
  rawMaterial: [0, 2.8],
  good: [0, 5.8],
  /** A choice of raw materials, and a choice of manufactured goods. */
  rawChoice: [0, 7.8],
  goodChoice: [0, 6.8],
  /** A raw material at a fixed price; the Customs House. */
  fixedRaw: [0, 3.2],
  fixedGoods: [0, 5.3],
  /** A yellow card, for the coins that it adds to each discard. */
  yellowCard: [1, 0],
  /** A Grand Temple, beside its points. */
  temple: [1, 0],
  /** A chain that may still make a card free, and a Mythology token. */
  chain: [0, 1.1],
  mythology: [0.4, 0],
  /** A wonder that may still be constructed, the bonus if another turn follows, and each coin of its current price. */
  wonder: [2.3, 0],
  anotherTurn: [0.6, 0],
  priceOfWonder: [-0.2, 0],
} as const satisfies Readonly<Record<string, Worth>>;

/** The worth of a city's Progress tokens, besides their points. */
export const PROGRESS_WORTH: Readonly<Record<ProgressId, number>> = {
  agriculture: -0.3,
  architecture: 0.1,
  economy: 3.9,
  law: 1,
  masonry: 2.1,
  mathematics: 0.3,
  philosophy: 0,
  strategy: 2.3,
  theology: 1.6,
  urbanism: 2.7,
  mysticism: -1.2,
  poliorcetics: 0.4,
  engineering: 2.5,
};

/** The worth of 0 to 5 different symbols, besides their points. The sixth wins, as long as there is time to find it. */
export const SYMBOLS: readonly Worth[] = [
  [0, 0],
  [-7.2, 15.5],
  [-8.9, 25.3],
  [-13.7, 43.9],
  [-8.6, 55.9],
  [0.4, 75.7],
];

/** The same for SOLO, which does not plan for symbols. */
export const SYMBOLS_OF_SOLO: readonly Worth[] = [
  [0, 0],
  [1.2, 0.3],
  [0.4, 2.7],
  [-0.3, 8.2],
  [-2.5, 29.3],
  [-2.7, 78.5],
];

/** The worth of the pawn's advantage by spaces, including its points. The ninth space wins. */
export const ADVANCE: readonly Worth[] = [
  [0, 0],
  [1.6, -0.8],
  [3.2, -1.6],
  [5.1, -1],
  [6.3, 3.3],
  [7.5, 7.6],
  [13.3, 8.3],
  [13, 29.3],
  [12.8, 50.4],
];

/** The weights for the seat to move: the share of the best affordable card's worth, and the worth of each affordable divinity, up to two. */
export const ON_OFFER = { card: 0.4, divinity: 1 } as const;
