import { type Emit, type Game, joinGame, type StateOf } from '@wonders/core';
import type { Event } from '../events.js';
import type { NewGameOptions } from '../options.js';
import type { EightWondersTypes } from '../types.js';
import { bots } from './bots.js';
import { type EightRules, rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './notation.js';
export * from './rules.js';
export { view, viewEvent } from './views.js';
export * from './words.js';

/**
 * The type of the value {@link eightWonders}, by which editors call it: `Table<EightWonders>`.
 *
 * @category Game
 */
export interface EightWonders extends Game<EightWondersTypes> {
  /**
   * A new game, as {@link EightRules.newGame} starts it: it needs a seed, or `chance: 'manual'`.
   *
   * @param options - Any of the game's options, with a `seed` or `chance: 'manual'`.
   * @param emit - Hears the opening, event by event.
   * @throws {@link InvalidOptionsError} that names each wrong option and what is allowed.
   * @category Start a game
   */
  newGame(options: NewGameOptions, emit?: Emit<Event>): StateOf<this>;
}

/**
 * The game as one value, for tools that work with any game: `begin(eightWonders)`, `ismcts(eightWonders)`. Each of its
 * functions is also exported by name.
 *
 * The house bot of each seat plays with its effort, from the option `bots`. While several seats make their offers, `legalMoves` lists
 * the moves of one seat after the other.
 *
 * @category Contract
 */
export const eightWonders: EightWonders = /* @__PURE__ */ joinGame(rules, bots, words);
