import { deepFreeze } from '@wonders/core';

/**
 * The four types of building cards, in the order of hand vectors.
 *
 * @category Components
 */
export const BUILDING_TYPES = /* @__PURE__ */ deepFreeze(['camel', 'crane', 'ship', 'stone-mason'] as const);

/**
 * A type of building card.
 *
 * @category Components
 */
export type BuildingType = (typeof BUILDING_TYPES)[number];

/** A type by its place in {@link BUILDING_TYPES} and in every hand vector. */
export type TypeIndex = 0 | 1 | 2 | 3;

/** The places of a hand vector. */
export const TYPES = [0, 1, 2, 3] as const satisfies readonly TypeIndex[];

/** EIGHT-03: the number of building cards of each type. */
export const CARDS_PER_TYPE = 25;

/** EIGHT-16 */
export const STARTING_HAND = 4;

/** EIGHT-17: the value of a seat's parts, without the part that marks its points. */
export const PARTS = 29;
