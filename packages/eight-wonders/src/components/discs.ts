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

/** Types with the number of cards that are needed of each. */
type Shown = readonly (readonly [TypeIndex, number])[];

const idOf = (shown: Shown): DiscId =>
  shown.map(([type, each]) => `${BUILDING_TYPES[type]}-${each}`).join('-') as DiscId;

function disc(shown: Shown): Disc {
  const needs: [number, number, number, number] = [0, 0, 0, 0];
  for (const [type, number] of shown) needs[type] = number;
  const number = shown.reduce((sum, [, each]) => sum + each, 0);
  return {
    id: idOf(shown),
    needs,
    most: handOf((type) => needs[type] || number),
    number,
    types: shown.map(([type]) => type),
  };
}

/** What an empty space shows. */
export const NO_DISC: Disc = /* @__PURE__ */ disc([]);

/** What every disc shows that EIGHT-07 allows, by its id: single-coloured ones by type and number, then two-coloured ones. */
const SHOWN: ReadonlyMap<unknown, Shown> = /* @__PURE__ */ (() => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const doubles = TYPES.flatMap((a) =>
    TYPES.slice(a + 1).flatMap((b) =>
      numbers.flatMap((i) =>
        numbers.slice(0, MAX_NUMBER - i).map(
          (j): Shown => [
            [a, i],
            [b, j],
          ],
        ),
      ),
    ),
  );
  const singles = TYPES.flatMap((type) => numbers.map((number): Shown => [[type, number]]));
  return new Map([...singles, ...doubles].map((shown) => [idOf(shown), shown]));
})();

/** The ids of all discs, in that order. */
export const DISC_IDS = /* @__PURE__ */ [...SHOWN.keys()] as readonly DiscId[];

/** The discs that somebody has asked for: a page that loads needs few of them. */
const MADE = /* @__PURE__ */ new Map<DiscId, Disc>();

/** What a disc shows, by its id. */
export function discOf(id: DiscId): Disc {
  const known = MADE.get(id);
  if (known !== undefined) return known;
  const made = disc(SHOWN.get(id) as Shown);
  MADE.set(id, made);
  return made;
}

/** Whether a value from outside is the id of a disc. */
export const isDisc = (value: unknown): value is DiscId => SHOWN.has(value);
