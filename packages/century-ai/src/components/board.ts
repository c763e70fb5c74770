import { type Cubes, parseCubes } from './cubes.js';

/** The value of a space once its outpost has left it, by column (CENT-49). */
export const COLUMN_VP = [0, 1, 2, 2, 3] as const;

export const COLUMNS = 5;

/** Spaces of the hold (CENT-68), and what the cargo tile adds (CENT-66). */
export const CARGO_SPACES = 10;
export const CARGO_BONUS = 3;

/** Orders that trigger the end (CENT-90). */
export const ORDERS_TO_END = 4;

/** Orders shuffled with the Closed Port on top of the draw pile (CENT-19). */
export const PACKET = 5;

export const HARVEST: Cubes = parseCubes('YY');

/**
 * The starting sets, by the colour of the lot that brings them (CENT-23).
 *
 * @category Components
 */
export const STARTING_SETS = {
  yellow: parseCubes('YYYY'),
  red: parseCubes('RR'),
  green: parseCubes('YG'),
  brown: parseCubes('YYR'),
} as const;

/**
 * The colours of the players' pieces. No rule depends on them.
 *
 * @category Components
 */
export const PIECES = /* @__PURE__ */ Object.freeze(['blue', 'orange', 'purple', 'white'] as const);

/**
 * A colour of boats and outposts.
 *
 * @category Components
 */
export type Pieces = (typeof PIECES)[number];
