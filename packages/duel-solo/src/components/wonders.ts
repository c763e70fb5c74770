import { deepFreeze } from '@wonders/core';
import type { Direction } from './directions.js';
import type { Cost } from './resources.js';
import { costOf, frozenTable, keysOf } from './resources.js';

/**
 * The special effect of a wonder, besides points, coins and shields.
 *
 * @category Components
 */
export type Special = 'brown' | 'grey' | 'discarded' | 'library' | 'theater' | 'top-row' | 'removed' | 'sanctuary';

interface Printed {
  readonly cost: string;
  readonly points: number;
  readonly shields?: number;
  readonly coins?: number;
  readonly fine?: number;
  readonly again?: boolean;
  readonly choice?: 'raw' | 'goods';
  readonly special?: Special;
  readonly set?: 'pantheon' | 'promo';
  /** DUEL-012: SOLO's direction when this is its first wonder. */
  readonly first?: Direction;
}

const PRINTED = {
  pyramids: { cost: 'sssp', points: 9, first: 'SC' },
  colossus: { cost: 'cccg', points: 3, shields: 2, first: 'MS' },
  'great-lighthouse': { cost: 'wspp', points: 4, choice: 'raw', first: 'CM' },
  'temple-of-artemis': { cost: 'wsgp', points: 0, coins: 12, again: true, first: 'CM' },
  mausoleum: { cost: 'ccggp', points: 2, special: 'discarded', first: 'SC' },
  'great-library': { cost: 'wwwgp', points: 4, special: 'library', first: 'SM' },
  piraeus: { cost: 'wwcs', points: 2, again: true, choice: 'goods', first: 'CS' },
  'hanging-gardens': { cost: 'wwgp', points: 3, coins: 6, again: true, first: 'CS' },
  'statue-of-zeus': { cost: 'wcspp', points: 3, shields: 1, special: 'brown', first: 'MC' },
  sphinx: { cost: 'csgg', points: 6, again: true, first: 'SM' },
  'appian-way': { cost: 'ccssp', points: 3, coins: 3, fine: 3, again: true, first: 'MS' },
  'circus-maximus': { cost: 'wssg', points: 3, shields: 1, special: 'grey', first: 'MC' },
  sanctuary: { cost: 'ssgp', points: 0, again: true, special: 'sanctuary', set: 'pantheon' },
  'divine-theater': { cost: 'wwgpp', points: 2, special: 'theater', set: 'pantheon' },
  messe: { cost: 'wccgp', points: 2, special: 'top-row', set: 'promo' },
  'statue-of-liberty': { cost: 'wcsgp', points: 5, special: 'removed', set: 'promo' },
} as const satisfies Readonly<Record<string, Printed>>;

/**
 * Every wonder, in canonical order.
 *
 * @category Components
 */
export const WONDER_IDS = /* @__PURE__ */ deepFreeze(keysOf(PRINTED));

/**
 * The id of a wonder.
 *
 * @category Components
 */
export type WonderId = (typeof WONDER_IDS)[number];

/**
 * A wonder as the rules read it.
 *
 * @category Components
 */
export interface Wonder extends Cost {
  /** The wonder. */
  readonly id: WonderId;
  /** The points that it gives at the end; 0 for none. */
  readonly points: number;
  /** The shields on it; 0 for none. */
  readonly shields: number;
  /** The coins that it gives at once; 0 for none. */
  readonly gain: number;
  /** Coins that the opponent loses. */
  readonly fine: number;
  /** Whether it gives another turn. */
  readonly again: boolean;
  /** It gives any one raw material, or any one manufactured good; `null` for neither. */
  readonly choice: 'raw' | 'goods' | null;
  /** What else it does; `null` for nothing. */
  readonly special: Special | null;
  /** Where it comes from: the base game, Pantheon, or a promo. */
  readonly set: 'base' | 'pantheon' | 'promo';
  /** SOLO's direction when this is its first wonder (DUEL-012); `null` for none. */
  readonly first: Direction | null;
}

/**
 * Every wonder by id. The costs of the promo wonders, and the points of the Statue of Liberty, come from one online edition alone: the
 * option `wonderOverrides` takes the print of your cards.
 *
 * @category Components
 */
export const WONDERS: Readonly<Record<WonderId, Wonder>> = /* @__PURE__ */ frozenTable(WONDER_IDS, wonder);

function wonder(id: WonderId): Wonder {
  const printed: Printed = PRINTED[id];
  const { points, shields = 0, coins = 0, fine = 0, again = false } = printed;
  const { choice = null, special = null, set = 'base', first = null } = printed;
  return Object.freeze({
    id,
    points,
    shields,
    gain: coins,
    fine,
    again,
    choice,
    special,
    set,
    first,
    // Last, as with cards.
    ...costOf(printed.cost),
  });
}

/** DUEL-183: the wonders of a first game, those of the first player and those of the other. */
export const FIRST_GAME: readonly (readonly WonderId[])[] = /* @__PURE__ */ deepFreeze([
  ['pyramids', 'great-lighthouse', 'temple-of-artemis', 'statue-of-zeus'],
  ['circus-maximus', 'piraeus', 'appian-way', 'colossus'],
]);

/**
 * The promo wonders, off by default.
 *
 * @category Components
 */
export const PROMOS = /* @__PURE__ */ deepFreeze(['messe', 'statue-of-liberty'] as const satisfies readonly WonderId[]);
/**
 * A promo wonder.
 *
 * @category Components
 */
export type Promo = (typeof PROMOS)[number];
