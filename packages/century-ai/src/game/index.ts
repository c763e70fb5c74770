import { joinGame } from '@wonders/core';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './rules.js';
export * from './words.js';

/**
 * The game as one value, for tools that work with any game: bots, arena, records, the contract kit.
 *
 * `You` have seat 0 and the scripted `AI` seat 1.
 *
 * @category Game
 */
export const centuryAi = /* @__PURE__ */ joinGame(rules, bots, words);
