import type { ProgressId } from '../components/progress.js';

/**
 * What something is worth in points at the end of the game, and how much more at the beginning. In between the surplus shrinks with the
 * part of the game that is left.
 *
 * All weights of this file come from 12,000 games of the house bot against SOLO at the levels from `normal` to `legendary`, with a tenth
 * of its moves at random: a logistic regression of the result (half victory, half lead) on the position at each of the player's
 * turns. They are scaled so that a victory point at the end is 1, and rounded.
 */
export type Worth = readonly [end: number, more: number];

export const WORTH = {
  /** A victory point, those of the Conflict pawn and of coins aside. Early on, points help to nothing. */
  point: [1, -1],
  coin: [0.3, 0.4],
  /** A unit on brown and on grey cards. */
  rawMaterial: [0, 2.8],
  good: [0, 5.8],
  /** A raw material, and a manufactured good, of choice. */
  rawChoice: [0, 7.8],
  goodChoice: [0, 6.8],
  /** A raw material at a fixed price; the Customs House. */
  fixedRaw: [0, 3.2],
  fixedGoods: [0, 5.3],
  /** A yellow card, for the coins that discarding then gives. */
  yellowCard: [1, 0],
  /** A Grand Temple, beside its points. */
  temple: [1, 0],
  /** A chain that may still make a card free, and a Mythology token. */
  chain: [0, 1.1],
  mythology: [0.4, 0],
  /** A wonder that may still be constructed, more if another turn follows, and each coin that it would cost now. */
  wonder: [2.3, 0],
  anotherTurn: [0.6, 0],
  priceOfWonder: [-0.2, 0],
} as const satisfies Readonly<Record<string, Worth>>;

/** What the Progress tokens of a city are worth beside their points. */
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

/** What 0 to 5 different symbols are worth beside their points: the sixth wins, while there is time to find it. */
export const SYMBOLS: readonly Worth[] = [
  [0, 0],
  [-7.2, 15.5],
  [-8.9, 25.3],
  [-13.7, 43.9],
  [-8.6, 55.9],
  [0.4, 75.7],
];

/** The same for SOLO, which takes symbols as they come. */
export const SYMBOLS_OF_SOLO: readonly Worth[] = [
  [0, 0],
  [1.2, 0.3],
  [0.4, 2.7],
  [-0.3, 8.2],
  [-2.5, 29.3],
  [-2.7, 78.5],
];

/** What the pawn's advantage is worth, its points included, by spaces: the ninth wins. */
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

/** What the seat to move finds: the part of what the best card in reach is worth, and each of up to two divinities in reach. */
export const ON_OFFER = { card: 0.4, divinity: 1 } as const;
