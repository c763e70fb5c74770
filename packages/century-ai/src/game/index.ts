import { type Game, joinGame } from '@wonders/core';
import type { CenturyAiTypes } from '../types.js';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './notation.js';
export * from './rules.js';
export { view, viewEvent } from './views.js';
export * from './words.js';

/**
 * The type of the value {@link centuryAi}, by which editors call it: `Table<CenturyAi>`.
 *
 * @category Game
 */
export interface CenturyAi extends Game<CenturyAiTypes> {}

/**
 * The game as one value, for tools that work with any game: bots, arena, records, the contract kit.
 *
 * `You` have seat 0 and the scripted `AI` seat 1.
 *
 * @category Game
 */
export const centuryAi: CenturyAi = /* @__PURE__ */ joinGame(rules, bots, words);
