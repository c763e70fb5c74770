import { deepFreeze } from '@wonders/core';
import type { DiscId } from './discs.js';
import { BUILDING_TYPES } from './types.js';

/**
 * What the leading seats score on a wonder.
 *
 * @category Tables
 */
export interface ScoringRow {
  /** For the one seat with the most parts. */
  readonly first: number;
  /** For the one seat with the second most parts, or for each seat that shares the most. */
  readonly second: number;
}

/**
 * The tables of the board and the cards, which are known only in part. The option `tables` replaces any of them (EIGHT-07).
 *
 * @category Tables
 */
export interface Tables {
  /** The 24 discs of each set, six of each type. */
  readonly discSets: Readonly<Record<DiscSet, readonly DiscId[]>>;
  /** The four two-coloured discs, and the number of the disc of each type that they replace. */
  readonly twoColouredDiscs: {
    /** The number on the discs that they replace. */
    readonly replaces: number;
    /** The two-coloured discs. */
    readonly discs: readonly DiscId[];
  };
  /** The seven rows from the top, the light row, and the points of every other seat with parts. */
  readonly scoringTable: {
    /** The rows of the scoring table, the first one first. */
    readonly rows: readonly ScoringRow[];
    /** The light row. */
    readonly light: ScoringRow;
    /** The points of every seat behind the first two. */
    readonly others: number;
  };
  /** The points for 0, 1, … 6 discs of one type; more than 6 count as 6. */
  readonly discBonus: readonly number[];
  /** The number of copies of each action card, and the numbers in its effect. */
  readonly actionCards: {
    /** `max`: the most cards given; null for no limit. */
    readonly 'card-trade': {
      /** How many of these cards there are. */
      readonly count: number;
      /** The most cards that a trade may give back; `null` for any number. */
      readonly max: number | null;
    };
    /** Jokers. */
    readonly joker: {
      /** How many of these cards there are. */
      readonly count: number;
    };
    /** Disc bonuses. */
    readonly 'disc-bonus': {
      /** How many of these cards there are. */
      readonly count: number;
      /** The points for each disc of its owner. */
      readonly vp: number;
    };
    /** Card draws. */
    readonly 'card-draw': {
      /** How many of these cards there are. */
      readonly count: number;
      /** The building cards that the card draws. */
      readonly cards: number;
    };
    /** Triple bonuses. */
    readonly 'triple-bonus': {
      /** How many of these cards there are. */
      readonly count: number;
      /** The points for each correct card of an offer that is turned down, in place of 1. */
      readonly vp: number;
    };
    /** Double turns. */
    readonly 'double-turn': {
      /** How many of these cards there are. */
      readonly count: number;
    };
    /** Cards of points. */
    readonly 'five-vp': {
      /** How many of these cards there are. */
      readonly count: number;
      /** The points that the card gives. */
      readonly vp: number;
    };
  };
}

/**
 * A set of discs: that of the manual, or that of the boxed game.
 *
 * @category Tables
 */
export type DiscSet = 'manual-1-5' | 'published-3-6';

/** EIGHT-10: discs with these numbers, of each type. */
const ofEachType = (numbers: readonly number[]): readonly DiscId[] =>
  BUILDING_TYPES.flatMap((type) => numbers.map((number): DiscId => `${type}-${number}`));

/**
 * The default tables. The numbers of components, the action cards, the first scoring row, the 3 points for every other seat and the
 * bonus of one, two and four discs are printed; the other numbers are reconstructions.
 *
 * @category Tables
 */
export const TABLES = /* @__PURE__ */ deepFreeze({
  discSets: { 'manual-1-5': ofEachType([1, 2, 3, 3, 4, 5]), 'published-3-6': ofEachType([3, 4, 4, 5, 5, 6]) },
  twoColouredDiscs: {
    replaces: 5,
    discs: ['camel-3-crane-2', 'crane-3-ship-2', 'ship-3-stone-mason-2', 'camel-2-stone-mason-3'],
  },
  scoringTable: {
    rows: [
      { first: 8, second: 4 },
      { first: 10, second: 5 },
      { first: 12, second: 6 },
      { first: 14, second: 7 },
      { first: 16, second: 8 },
      { first: 18, second: 9 },
      { first: 20, second: 10 },
    ],
    light: { first: 8, second: 4 },
    others: 3,
  },
  discBonus: [0, 0, 5, 10, 20, 30, 40],
  actionCards: {
    'card-trade': { count: 2, max: 5 },
    joker: { count: 2 },
    'disc-bonus': { count: 2, vp: 1 },
    'card-draw': { count: 3, cards: 3 },
    'triple-bonus': { count: 2, vp: 3 },
    'double-turn': { count: 2 },
    'five-vp': { count: 2, vp: 5 },
  },
} as const satisfies Tables);
