import { deepFreeze } from '@wonders/core';
import type { Letter } from './cards.js';

/**
 * A place of the grid: x grows to the right, y grows downward, (0, 0) is the centre of the starting city.
 *
 * @category Components
 */
export interface Cell {
  /** The column, growing to the right. */
  readonly x: number;
  /** The row, growing downwards. */
  readonly y: number;
}

/** HAL-02: the four neighbours of a cell, clockwise from the top. */
export const ADJACENT: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** HAL-01: the starting city row by row. */
export const START_CELLS: readonly Cell[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));

/**
 * HAL-03: where the tokens start, clockwise from the top left, in the order of their letters.
 *
 * @category Components
 */
export const TOKEN_CELLS: Readonly<Record<Letter, Cell>> = /* @__PURE__ */ deepFreeze({
  a: { x: -1, y: -2 },
  b: { x: 0, y: -2 },
  c: { x: 1, y: -2 },
  d: { x: 2, y: -1 },
  e: { x: 2, y: 0 },
  f: { x: 2, y: 1 },
  g: { x: 1, y: 2 },
  h: { x: 0, y: 2 },
  i: { x: -1, y: 2 },
  j: { x: -2, y: 1 },
  k: { x: -2, y: 0 },
  l: { x: -2, y: -1 },
});

/** The farthest a token can come from the centre: 51 tiles in a line, and one step on. */
export const FARTHEST = 53;
