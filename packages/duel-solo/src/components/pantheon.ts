import { deepFreeze } from '@wonders/core';
import type { Mythology } from './cards.js';
import { MYTHOLOGIES } from './cards.js';
import { tableOf } from './resources.js';

const valuesOf = <T extends string>(table: Readonly<Record<string, readonly T[]>>): readonly T[] =>
  Object.values(table).flat();

const DIVINITIES_OF = {
  mesopotamian: ['enki', 'ishtar', 'nisaba'],
  phoenician: ['astarte', 'baal', 'tanit'],
  greek: ['aphrodite', 'hades', 'zeus'],
  egyptian: ['anubis', 'isis', 'ra'],
  roman: ['mars', 'minerva', 'neptune'],
} as const satisfies Readonly<Record<Mythology, readonly string[]>>;

/**
 * The fifteen divinities, by mythology.
 *
 * @category Components
 */
export const DIVINITIES = /* @__PURE__ */ deepFreeze(valuesOf(DIVINITIES_OF));

/**
 * A divinity.
 *
 * @category Components
 */
export type DivinityId = (typeof DIVINITIES)[number];

/** The three divinities of each mythology. */
export const DECKS: Readonly<Record<Mythology, readonly DivinityId[]>> = DIVINITIES_OF;

/** The mythology of each divinity. */
export const MYTHOLOGY_OF: Readonly<Record<DivinityId, Mythology>> = tableOf(
  DIVINITIES,
  (id) => MYTHOLOGIES.find((mythology) => DECKS[mythology].includes(id)) ?? 'roman',
);

/**
 * The discounts of the three Offering tokens.
 *
 * @category Components
 */
export const OFFERINGS = /* @__PURE__ */ deepFreeze([2, 3, 4] as const);
/**
 * An Offering token, by its discount.
 *
 * @category Components
 */
export type Offering = (typeof OFFERINGS)[number];

/** DUEL-082: the price of a space of the Pantheon, 1 … 6, for a seat. */
export const spacePrice = (space: number, seat: number): number => (seat === 0 ? space + 2 : 9 - space);

/** All subsets of some Offering tokens, each in ascending order. */
export const subsets = (offerings: readonly Offering[]): readonly (readonly Offering[])[] =>
  Array.from({ length: 1 << offerings.length }, (_, set) => offerings.filter((_, i) => (set & (1 << i)) !== 0));
