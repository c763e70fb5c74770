import { joinGame } from '@wonders/core';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './rules.js';
export * from './words.js';

/**
 * The whole game as one value, for tools that work with any game.
 *
 * `You` have seat 0 and the scripted `Opponent` seat 1. On the Opponent's turn the only legal move is the one that its script
 * dictates.
 *
 * @example
 * ```ts
 * import { architectsSolo } from '@wonders/architects-solo';
 * console.log(architectsSolo.id, architectsSolo.rules); // architects-solo 2
 * ```
 * @category Game
 */
export const architectsSolo = /* @__PURE__ */ joinGame(rules, bots, words);
