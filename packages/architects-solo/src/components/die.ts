import { deepFreeze } from '@wonders/core';

/**
 * The tables that a die is read on.
 *
 * @category Position
 */
export const DIE_TABLES = /* @__PURE__ */ deepFreeze(['no-priority', 'tie', 'halicarnassus'] as const);

/**
 * What the die decides: where the Opponent turns when no card matches a priority, when the cards of two decks match the
 * same one (ARCH-60), or into which deck it looks for Halicarnassus (ARCH-67).
 *
 * @category Position
 */
export type DieTable = (typeof DIE_TABLES)[number];
