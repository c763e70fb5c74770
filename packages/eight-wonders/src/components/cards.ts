import type { TypeIndex } from './types.js';

/**
 * A hand vector: the number of building cards of each type, in the order camels, cranes, ships, stone masons.
 *
 * @category Moves
 */
export type Cards = readonly [camel: number, crane: number, ship: number, stoneMason: number];

/**
 * A hand vector that a draft may change.
 *
 * @category Moves
 */
export type Hand = [camel: number, crane: number, ship: number, stoneMason: number];

/** The hand vector with this many of each type. */
export const handOf = (count: (type: TypeIndex) => number): Hand => [count(0), count(1), count(2), count(3)];

export const NO_CARDS: Cards = /* @__PURE__ */ Object.freeze([0, 0, 0, 0] as const);

export const total = (cards: Cards): number => cards[0] + cards[1] + cards[2] + cards[3];

export function sum(counts: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < counts.length; i++) all += counts[i] as number;
  return all;
}

/** A hand vector with more, or fewer, of one type. */
export function add(cards: Cards, type: TypeIndex, count: number): Cards {
  const sum: Hand = [cards[0], cards[1], cards[2], cards[3]];
  sum[type] += count;
  return sum;
}

/** A hand vector without some cards; cards that it does not have cannot be taken. */
export const less = (cards: Cards, without: Cards): Cards => handOf((type) => Math.max(0, cards[type] - without[type]));

/** The number of hand vectors with at most these numbers of each type, the empty one included. */
export const countWithin = (most: Cards): number => (most[0] + 1) * (most[1] + 1) * (most[2] + 1) * (most[3] + 1);

/** The hand vector with index `i` among them, in lexicographic order. */
export function nthWithin(most: Cards, i: number): Hand {
  let left = i;
  const next = (limit: number): number => {
    const count = left % (limit + 1);
    left = (left - count) / (limit + 1);
    return count;
  };
  const [masons, ships, cranes] = [next(most[3]), next(most[2]), next(most[1])];
  return [next(most[0]), cranes, ships, masons];
}

/** All these hand vectors. */
export function allWithin(most: Cards): Hand[] {
  const all: Hand[] = [];
  for (let i = 0, count = countWithin(most); i < count; i++) all.push(nthWithin(most, i));
  return all;
}
