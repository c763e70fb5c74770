import type { BaseEvent } from '../contract/event.js';
import type { BaseOptions, GameRules, StartOptions } from '../contract/game.js';
import type { BaseMove } from '../contract/notation.js';
import type { Outcome } from '../contract/outcome.js';
import type { BaseDraft, BaseState, BaseView, Viewer } from '../contract/position.js';
import type { Asking } from '../contract/prompt.js';
import type { CoreRefusal, GameRefusal } from '../contract/refusal.js';
import type { Doors } from './apply.js';

/**
 * What the parts of a game share with each other, and not with apps.
 *
 * @category Writing a game
 */
export interface Inside<S extends BaseState, M extends BaseMove, E extends BaseEvent, V, R extends GameRefusal> {
  /** A view that may share lists with its state: for readers only. */
  view(state: S, viewer: Viewer): V;
  /** Whether several seats take the decision at hand at the same time. */
  isSimultaneous(position: S | V): boolean;
  /** A function that reads a position, with a refusal in place of what the rules throw over a forged one. */
  reading<P extends S | V, A extends readonly unknown[], T>(
    read: (position: P, ...asked: A) => T,
  ): (position: P, ...asked: A) => T;
  /** `applyMove` and `transition` with errors in the words of the game. */
  speaking(describeRefusal: (refusal: CoreRefusal | R, state: S) => string): Doors<S, M, E>;
}

/**
 * The rules of a game without bots and words: what {@link defineRules} makes.
 *
 * @category Writing a game
 */
export interface Rules<
  S extends BaseState,
  D extends BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  T extends Asking = Asking,
  U extends Outcome = Outcome,
  N extends Partial<O & BaseOptions> = StartOptions<O>,
> extends GameRules<S, D, M, E, V, O, R, T, U, N> {
  /**
   * For the other parts of the game.
   *
   * @category Writing a game
   */
  readonly inside: Inside<S, M, E, V, R>;
}
