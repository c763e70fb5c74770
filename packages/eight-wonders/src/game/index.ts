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
 * The house bot of each seat plays at its level in the option `bots`. While several seats make their offers, `legalMoves` lists
 * the moves of one seat after the other.
 *
 * @category Contract
 */
export const eightWonders = /* @__PURE__ */ joinGame(rules, bots, words);
