import { joinGame } from '@wonders/core';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './rules.js';
export * from './words.js';

/**
 * The game as one value, for tools that work with any game: `begin(eightWonders)`, `ismcts(eightWonders)`. Each of its
 * functions is also exported by name.
 *
 * The house bots of each seat play at the level that `bots` gives them. While several seats make their offers, `legalMoves` lists
 * those of all of them one after the other.
 *
 * @category Contract
 */
export const eightWonders = /* @__PURE__ */ joinGame(rules, bots, words);
