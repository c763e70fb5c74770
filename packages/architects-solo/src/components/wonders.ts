import { deepFreeze } from '@wonders/core';
import type { TokenId } from './tokens.js';

/**
 * What the marked stages of a Wonder do (ARCH-44): take the top card of any deck, a Progress token, the top central card,
 * one of five cards looked at, or the top cards on the left and on the right; or count as a shield.
 *
 * @category Components
 */
export type Effect = 'any' | 'token' | 'central' | 'look' | 'left-and-right' | 'shield';

/**
 * What a stage costs: a number of resources, all different or all of one kind.
 *
 * @category Components
 */
export interface Cost {
  /** How many resources, all different or all identical. */
  readonly count: number;
  readonly kind: 'different' | 'identical';
}

/**
 * One of the five pieces of a Wonder.
 *
 * @category Components
 */
export interface Stage {
  /** What it costs. */
  readonly cost: Cost;
  /** The points that it gives. */
  readonly vp: number;
  /** Stages of one level may be built in any order. */
  readonly level: number;
  /** What it does when it is built; `null` for nothing. */
  readonly effect: Effect | null;
  /** The stages that must be built before. */
  readonly requires: readonly number[];
}

/**
 * A Wonder.
 *
 * @category Components
 */
export interface Wonder {
  /** From the bottom up. */
  readonly stages: readonly Stage[];
  /** The tokens of which the Opponent draws its opening tokens (ARCH-13). */
  readonly opening: readonly TokenId[];
}

/** ARCH-44: how many cards Halicarnassus looks at. */
export const CARDS_LOOKED_AT = 5;

/** The five costs, the same for every Wonder. */
export const COSTS: readonly Cost[] = [
  { count: 2, kind: 'different' },
  { count: 2, kind: 'identical' },
  { count: 3, kind: 'different' },
  { count: 3, kind: 'identical' },
  { count: 4, kind: 'different' },
];

type Row = readonly [vp: number, level: number, effect?: Effect];

/** The stages from the bottom up: points, level, effect. Their costs are {@link COSTS}, in the same order. */
const stages = (...rows: readonly Row[]): readonly Stage[] =>
  COSTS.map((cost, i) => {
    const [vp, level, effect = null] = rows[i] as Row;
    return { cost, vp, level, effect, requires: rows.flatMap(([, other], at) => (other < level ? [at] : [])) };
  });

/**
 * The seven Wonders with their stages: points, levels, which stages bear the effect, the Opponent's opening tokens.
 *
 * @category Components
 */
export const WONDERS = /* @__PURE__ */ deepFreeze({
  alexandria: {
    stages: stages([4, 1], [3, 2, 'any'], [6, 3], [5, 4, 'any'], [7, 5]),
    opening: ['economy', 'jewellery', 'urbanism'],
  },
  babylon: {
    stages: stages([3, 1], [0, 2, 'token'], [5, 3], [5, 4, 'token'], [7, 4]),
    opening: ['crafts', 'science', 'urbanism'],
  },
  ephesus: {
    stages: stages([3, 1], [3, 2, 'central'], [4, 2, 'central'], [5, 2, 'central'], [7, 3]),
    opening: ['crafts', 'jewellery', 'science'],
  },
  giza: { stages: stages([4, 1], [5, 2], [6, 3], [7, 4], [8, 5]), opening: ['architecture', 'crafts', 'jewellery'] },
  halicarnassus: {
    stages: stages([3, 1], [3, 2, 'look'], [6, 3], [5, 3, 'look'], [7, 4]),
    opening: ['architecture', 'jewellery', 'urbanism'],
  },
  olympia: {
    stages: stages([3, 1], [2, 2, 'left-and-right'], [5, 2], [5, 3, 'left-and-right'], [7, 4]),
    opening: ['crafts', 'jewellery', 'propaganda'],
  },
  rhodes: {
    stages: stages([4, 1], [4, 1, 'shield'], [5, 2], [6, 3, 'shield'], [7, 4]),
    opening: ['crafts', 'propaganda', 'urbanism'],
  },
} as const satisfies Readonly<Record<string, Wonder>>);

/**
 * The id of a Wonder, and of its deck.
 *
 * @category Components
 */
export type WonderId = keyof typeof WONDERS;

export const WONDER_IDS = /* @__PURE__ */ deepFreeze(Object.keys(WONDERS) as readonly WonderId[]);

/** The most seats of a game: each has a Wonder of its own. */
export const MOST_SEATS = WONDER_IDS.length;

/**
 * The stages of each Wonder, in lists of their own: frozen ones are read eight times as slowly. Without a prototype: a look-up by a variable key
 * takes a quarter of the time.
 */
export const STAGES: Readonly<Record<WonderId, readonly Stage[]>> = Object.assign(
  Object.create(null),
  Object.fromEntries(WONDER_IDS.map((id) => [id, [...WONDERS[id].stages]])),
);
