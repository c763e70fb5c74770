import type { ScienceSymbol } from './cards.js';

/**
 * A set of green cards.
 *
 * @category Moves
 */
export type ScienceSet = `pair:${ScienceSymbol}` | 'triple';

export const SETS: readonly ScienceSet[] = ['pair:compass', 'pair:gear', 'pair:tablet', 'triple'];
