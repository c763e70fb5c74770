import type { GameRules } from '../contract/game-rules.js';
import type { GameTypes, PositionIn } from '../contract/game-types.js';
import type { Viewer } from '../contract/position.js';
import type { CoreRefusal } from '../contract/refusal.js';
import type { Doors } from './apply.js';

/**
 * What the parts of a game share with each other, and not with apps.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface Inside<G extends GameTypes> {
  /** A view that may share lists with its state: for readers only. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** Whether several seats take the decision at hand at the same time. */
  isSimultaneous(position: PositionIn<G>): boolean;
  /** A function that reads a position, with a refusal in place of what the rules throw over a forged one. */
  reading<P extends PositionIn<G>, A extends readonly unknown[], T>(
    read: (position: P, ...asked: A) => T,
  ): (position: P, ...asked: A) => T;
  /** `applyMove` and `transition` with errors in the words of the game. */
  speaking(describeRefusal: (refusal: CoreRefusal | G['refusal'], state: G['state']) => string): Doors<G>;
}

/**
 * The rules of a game without bots and words: what {@link defineRules} makes.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface Rules<G extends GameTypes> extends GameRules<G> {
  /**
   * For the other parts of the game.
   *
   * @category Writing a game
   */
  readonly inside: Inside<G>;
}
