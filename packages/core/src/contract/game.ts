import type { Emit } from './event.js';
import type { GameBots } from './game-bots.js';
import type { GameRules } from './game-rules.js';
import type { EventOf, GameTypes, OptionsOf, StateOf } from './game-types.js';
import type { GameWords } from './game-words.js';

export type { GameBots } from './game-bots.js';
export type { GameNotation } from './game-notation.js';
export type { GameRules } from './game-rules.js';
export type { GameSchemas } from './game-schemas.js';
export type * from './game-types.js';
export type { GameViews } from './game-views.js';
export type { GameWords } from './game-words.js';
export type {
  BaseOptions,
  ChanceOutcome,
  Choices,
  Fast,
  Meant,
  Played,
  StartOptions,
  Transition,
} from './transition.js';

/**
 * A game: pure functions over plain JSON. Each package exports them by name and bundled as one such value.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface Game<G extends GameTypes> extends GameRules<G>, GameBots<G>, GameWords<G> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, keyof GameTypes>;
}

/**
 * Any game, for tools that work with all of them. In `<G extends AnyGame>(game: G)` its functions have the types of `G`:
 * `game.view(state, 0)` gives a {@link ViewOf}`<G>`.
 *
 * @category Contract
 */
export interface AnyGame extends Game<GameTypes> {
  /**
   * A new game. Some games need a seed: give the options that the host of the game has chosen.
   *
   * @throws {@link InvalidOptionsError} that names each wrong option and what is allowed.
   * @category Start a game
   */
  newGame(options: OptionsOf<this> | undefined, emit?: Emit<EventOf<this>>): StateOf<this>;
}
