import { deepFreeze } from '@wonders/core';

/**
 * The eight wonders, in the order of the board's spaces.
 *
 * @category Components
 */
export const WONDERS = /* @__PURE__ */ deepFreeze([
  'pyramids-of-giza',
  'hanging-gardens',
  'statue-of-zeus',
  'temple-of-artemis',
  'mausoleum',
  'colossus-of-rhodes',
  'lighthouse-of-alexandria',
  'tower-of-babel',
] as const);

/**
 * A wonder.
 *
 * @category Components
 */
export type WonderId = (typeof WONDERS)[number];

/** EIGHT-11: the building spaces of a wonder; space 0 is the top one. */
export const SPACES = 3;

/**
 * The colours of the seats. They mean nothing in the rules.
 *
 * @category Components
 */
export const COLOURS = /* @__PURE__ */ deepFreeze(['red', 'blue', 'green', 'yellow', 'black'] as const);

/**
 * The colour of a seat.
 *
 * @category Components
 */
export type Colour = (typeof COLOURS)[number];
