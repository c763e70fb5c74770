import { joinGame } from '@wonders/core';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './rules.js';
export * from './words.js';

/**
 * The game as one value, for tools that work with any game.
 *
 * @category Contract
 */
export const tinyGame = /* @__PURE__ */ joinGame(rules, bots, words);
