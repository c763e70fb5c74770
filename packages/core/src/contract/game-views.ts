import type { EventOf, GameTypes, StateOf, ViewOf } from './game-types.js';
import type { Viewer } from './position.js';

/**
 * Who sees what: the part of the rules that {@link defineViews} makes alone.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface GameViews<G extends GameTypes> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, 'state' | 'event' | 'view'>;
  /**
   * What a seat, or a `'spectator'`, may see. It shares nothing with the state.
   *
   * @throws {@link NoSuchSeatError}
   * @example
   * ```ts
   * import { newGame, view } from '@wonders/hal';
   * const state = newGame({ seed: 'monday' });
   * console.log(view(state, 0).players[0]?.hand, view(state, 1).players[0]?.hand); // ['red-1', 'g', 'i'] ['hidden', 'hidden', 'hidden']
   * ```
   * @category Show a seat what it may see
   */
  view(state: StateOf<this>, viewer: Viewer): ViewOf<this>;
  /**
   * What a seat, or a `'spectator'`, may know of an event. An event does not say how many seats its table has: a seat beyond these
   * gets what a spectator gets. A seat that no table of this game has is refused.
   *
   * @throws {@link NoSuchSeatError}
   * @example
   * ```ts
   * import { viewEvent } from '@wonders/hal';
   * console.log(viewEvent({ kind: 'given', card: 'g' }, 'spectator')); // { kind: 'given', card: 'hidden' }
   * ```
   * @category Show a seat what it may see
   */
  viewEvent(event: EventOf<this>, viewer: Viewer): EventOf<this>;
}
