import { type Game, joinGame } from '@wonders/core';
import type { TinyGameTypes } from '../types.js';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './notation.js';
export * from './rules.js';
export { view, viewEvent } from './views.js';
export * from './words.js';

/**
 * The type of the value {@link tinyGame}, by which editors call it: `Table<TinyGame>`.
 *
 * @category Game
 */
export interface TinyGame extends Game<TinyGameTypes> {}

/**
 * The game as one value, for tools that work with any game.
 *
 * @category Game
 */
export const tinyGame: TinyGame = /* @__PURE__ */ joinGame(rules, bots, words);
