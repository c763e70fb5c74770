import type { GameRules } from '../contract/game-rules.js';
import type { GameTypes, PositionIn } from '../contract/game-types.js';
import type { Viewer } from '../contract/position.js';
import type { CoreRefusal } from '../contract/refusal.js';
import type { CheckedPlay } from './apply.js';

/** Functions that the parts of a game share with each other, but not with apps. */
export interface Internals<G extends GameTypes> {
  /** A view that may share lists with its state: for readers only. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** Whether several seats take the decision at hand at the same time. */
  isSimultaneous(position: PositionIn<G>): boolean;
  /** A function that reads a position: it refuses where the rules throw, which they do over forged positions alone. */
  guarded<P extends PositionIn<G>, A extends readonly unknown[], T>(
    read: (position: P, ...asked: A) => T,
  ): (position: P, ...asked: A) => T;
  /** `applyMove` and `transition`, whose errors speak the words of the game. */
  checkedWith(describeRefusal: (refusal: CoreRefusal | G['refusal'], state: G['state']) => string): CheckedPlay<G>;
}

/**
 * The rules of a game without bots and words: what {@link defineRules} makes.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface Rules<G extends GameTypes> extends GameRules<G> {
  /**
   * For its bots and words only.
   *
   * @hidden
   */
  readonly '~internals': object;
}

/** The internal functions of the rules that {@link defineRules} has made. */
export const internalsOf = <G extends GameTypes>(rules: Rules<G>): Internals<G> => rules['~internals'] as Internals<G>;
