import { type Cards, handOf } from './cards.js';
import { BUILDING_TYPES, type BuildingType, TYPES, type TypeIndex } from './types.js';

/**
 * A building disc by what it shows: `'crane-4'`, or two types in the order of {@link BUILDING_TYPES}:
 * `'camel-3-crane-2'`. Discs with the same numbers and types share an id.
 *
 * @category Components
 */
export type DiscId = `${BuildingType}-${number}` | `${BuildingType}-${number}-${BuildingType}-${number}`;

/** What a disc shows. */
export interface Disc {
  readonly id: DiscId;
  /** How many cards of each type it needs. */
  readonly needs: Cards;
  /** EIGHT-57, EIGHT-58: the most cards of each type that an offer for it may hold. */
  readonly most: Cards;
  /** The sum of its needs. */
  readonly number: number;
  /** The needed types: one or two. */
  readonly types: readonly TypeIndex[];
}

/** EIGHT-07: the highest number of a disc. */
export const MAX_NUMBER = 9;

function disc(...shown: readonly (readonly [TypeIndex, number])[]): Disc {
  const needs: [number, number, number, number] = [0, 0, 0, 0];
  for (const [type, number] of shown) needs[type] = number;
  const number = shown.reduce((sum, [, each]) => sum + each, 0);
  return {
    id: shown.map(([type, each]) => `${BUILDING_TYPES[type]}-${each}`).join('-') as DiscId,
    needs,
    most: handOf((type) => needs[type] || number),
    number,
    types: shown.map(([type]) => type),
  };
}

/** What an empty space shows. */
export const NO_DISC: Disc = /* @__PURE__ */ disc();

/** Every disc that EIGHT-07 allows: single-coloured ones by type and number, then two-coloured ones. */
export const ALL_DISCS: readonly Disc[] = /* @__PURE__ */ (() => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const doubles = TYPES.flatMap((a) =>
    TYPES.slice(a + 1).flatMap((b) =>
      numbers.flatMap((i) => numbers.slice(0, MAX_NUMBER - i).map((j) => disc([a, i], [b, j]))),
    ),
  );
  return [...TYPES.flatMap((type) => numbers.map((number) => disc([type, number]))), ...doubles];
})();

const BY_ID: ReadonlyMap<unknown, Disc> = /* @__PURE__ */ new Map(ALL_DISCS.map((each) => [each.id, each]));

/** What a disc shows, by its id. */
export const discOf = (id: DiscId): Disc => BY_ID.get(id) as Disc;

/** Whether a value from outside is the id of a disc. */
export const isDisc = (value: unknown): value is DiscId => BY_ID.has(value);
