import { type Game, joinGame } from '@wonders/core';
import type { HalTypes } from '../types.js';
import { bots } from './bots.js';
import { rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './notation.js';
export * from './rules.js';
export { view, viewEvent } from './views.js';
export * from './words.js';

/**
 * The type of the value {@link hal}, by which editors call it: `Table<Hal>`.
 *
 * @category Game
 */
export interface Hal extends Game<HalTypes> {}

/**
 * The game as one value, for core's bots, arena, records and tests. Its functions are also exported by name.
 *
 * Against Hal, `You` sit on seat 0 and `Hal`, the script, on seat 1. Legal moves are listed card by card in canonical order: alone,
 * then with each tile. You win with more points than Hal; equal totals are a draw, and both are in first place.
 *
 * @example
 * ```ts
 * import { hal } from '@wonders/hal';
 * let state = hal.newGame({ level: 'expert', seed: 'monday' });
 * while (hal.activeSeats(state).length > 0) state = hal.applyMove(state, hal.botMove(state));
 * console.log(hal.seats(state).map(({ name }) => name).join(' and '), hal.outcome(state)?.scores.length); // You and Hal 2
 * ```
 * @category Game
 */
export const hal: Hal = /* @__PURE__ */ joinGame(rules, bots, words);
