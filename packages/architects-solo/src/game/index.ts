import { type Game, joinGame } from '@wonders/core';
import type { ArchitectsSoloTypes } from '../types.js';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './notation.js';
export * from './rules.js';
export { view, viewEvent } from './views.js';
export * from './words.js';

/**
 * The type of the value {@link architectsSolo}, by which editors call it: `Table<ArchitectsSolo>`.
 *
 * @category Game
 */
export interface ArchitectsSolo extends Game<ArchitectsSoloTypes> {}

/**
 * The whole game as one value, for tools that work with any game.
 *
 * `You` have seat 0 and the scripted `Opponent` seat 1. On the Opponent's turn the only legal move is the one that its script
 * dictates.
 *
 * @example
 * ```ts
 * import { architectsSolo } from '@wonders/architects-solo';
 * console.log(architectsSolo.id, architectsSolo.rules); // architects-solo 3
 * ```
 * @category Game
 */
export const architectsSolo: ArchitectsSolo = /* @__PURE__ */ joinGame(rules, bots, words);
