import { deepFreeze } from '@wonders/core';

/**
 * One place of a structure.
 *
 * @category Components
 */
export interface Place {
  /** Row 1 is the top row, which becomes accessible last. */
  readonly row: number;
  /** The lowest column is nearest to seat 0. */
  readonly column: number;
}

/**
 * The layout of an Age's twenty cards (DUEL-020). Slots are numbered row by row, lowest column first. A set of slots is a bit mask.
 *
 * @category Components
 */
export interface Layout {
  /** The place of each slot. */
  readonly places: readonly Place[];
  /** For each slot, the slots that cover it, and the slots that it covers. */
  readonly coveredBy: readonly number[];
  /** For each slot a mask of the slots that its card covers. */
  readonly covers: readonly number[];
  /** The slots of the odd rows, whose cards start face up. */
  readonly faceUp: number;
  /** The slots of row 1. */
  readonly top: number;
  /** The slots that nothing covers at the start. */
  readonly open: number;
  /** The slots that start with a token: Mythology tokens in Age I, Offering tokens in Age II. */
  readonly tokens: readonly number[];
}

const ROWS: Readonly<Record<1 | 2 | 3, readonly (readonly number[])[]>> = {
  1: [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [2, 4, 6, 8, 10],
    [1, 3, 5, 7, 9, 11],
  ],
  2: [
    [1, 3, 5, 7, 9, 11],
    [2, 4, 6, 8, 10],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
  3: [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [4, 8],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
};

/** The number of columns. Neighbouring cards of a row are two columns apart. */
export const COLUMNS = 11;
/** The number of cards in a structure. */
export const SLOTS = 20;
/** All twenty slots. */
export const ALL_SLOTS = (1 << SLOTS) - 1;

/** The slots whose entries pass a test. */
const slotsWhere = <T>(entries: readonly T[], test: (entry: T) => boolean): number =>
  entries.reduce((mask, entry, slot) => (test(entry) ? mask | (1 << slot) : mask), 0);

/** More than a row has columns. */
const ROW = 16;

function layout(age: 1 | 2 | 3, tokens: readonly number[]): Layout {
  const places = ROWS[age].flatMap((columns, i) => columns.map((column): Place => ({ row: i + 1, column })));
  const slots = new Map(places.map(({ row, column }, slot) => [row * ROW + column, slot]));
  const bitAt = (row: number, column: number) => {
    const slot = slots.get(row * ROW + column);
    return slot === undefined ? 0 : 1 << slot;
  };
  const touching = (row: number, column: number) => bitAt(row, column - 1) | bitAt(row, column + 1);
  const coveredBy = places.map(({ row, column }) => touching(row + 1, column));
  return {
    places,
    coveredBy,
    covers: places.map(({ row, column }) => touching(row - 1, column)),
    faceUp: slotsWhere(places, ({ row }) => row % 2 === 1),
    top: slotsWhere(places, ({ row }) => row === 1),
    open: slotsWhere(coveredBy, (by) => by === 0),
    tokens,
  };
}

/**
 * The layouts of the three Ages.
 *
 * @category Components
 */
export const LAYOUTS: Readonly<Record<1 | 2 | 3, Layout>> = /* @__PURE__ */ deepFreeze({
  1: /* @__PURE__ */ layout(1, [2, 4, 9, 11, 13]),
  2: /* @__PURE__ */ layout(2, [6, 8, 10]),
  3: /* @__PURE__ */ layout(3, []),
});

/** The lowest slot of a mask. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The slot at index `n` of a mask, in ascending order. */
export function nth(mask: number, n: number): number {
  let left = mask;
  for (let i = n; i > 0; i--) left &= left - 1;
  return lowest(left);
}

/** The number of slots in a mask. */
export function count(mask: number): number {
  // Adds up pairs, groups of four and bytes in parallel. The processor could not predict the length of a loop.
  let n = mask - ((mask >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  n = (n + (n >> 4)) & 0x0f0f0f0f;
  return Math.imul(n, 0x01010101) >> 24;
}

/** The slots of a mask, ascending. */
export function slotsOf(mask: number): number[] {
  const slots: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) slots.push(lowest(left));
  return slots;
}
