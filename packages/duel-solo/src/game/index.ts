import { type Game, joinGame } from '@wonders/core';
import type { DuelSoloTypes } from '../types.js';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './notation.js';
export * from './rules.js';
export { view, viewEvent } from './views.js';
export * from './words.js';

/**
 * The type of the value {@link duelSolo}, by which editors call it: `Table<DuelSolo>`.
 *
 * @category Game
 */
export interface DuelSolo extends Game<DuelSoloTypes> {}

/**
 * 7 Wonders Duel, with Pantheon and SOLO, as one value for tools that work with any game.
 *
 * SOLO has seat 0, you have seat 1. On SOLO's turn `legalMoves` holds the one move that its scales dictate.
 *
 * @example
 * ```ts
 * import { duelSolo } from '@wonders/duel-solo';
 * let state = duelSolo.newGame({ level: 'hard', seed: 'tuesday' });
 * while (duelSolo.activeSeats(state).length > 0) state = duelSolo.applyMove(state, duelSolo.botMove(state));
 * console.log(duelSolo.outcome(state)?.ending);
 * ```
 * @category Contract
 */
export const duelSolo: DuelSolo = /* @__PURE__ */ joinGame(rules, bots, words);
