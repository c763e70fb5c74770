import type { EventOf, GameTypes, MoveOf, StateOf, ViewOf } from './game-types.js';
import type { AleaRng } from './generator.js';
import type { SealedMove } from './notation.js';
import type { Viewer } from './position.js';

/**
 * The part of the rules that says who sees what.
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
  readonly '~types'?: Pick<G, 'state' | 'move' | 'event' | 'view'>;
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
  /**
   * What a seat, or a `'spectator'`, may know of a move when it is made. Secret choices of other seats and hidden draws come back
   * sealed: only that they were made.
   *
   * @param position - The position in which it is made: the state, or the viewer's view.
   * @throws {@link NoSuchSeatError}
   * @example
   * ```ts
   * import { newGame, viewMove } from '@wonders/hal';
   * const state = newGame({ seed: 'monday' });
   * console.log(viewMove(state, { kind: 'give', card: 'g' }, 0)); // { kind: 'give', card: 'g' }
   * console.log(viewMove(state, { kind: 'give', card: 'g' }, 1)); // { kind: 'sealed', seat: 0 }
   * ```
   * @category Show a seat what it may see
   */
  viewMove(position: StateOf<this> | ViewOf<this>, move: MoveOf<this>, viewer: Viewer): MoveOf<this> | SealedMove;
  /**
   * A full state that agrees with a view: draws at random what the view hides. Its future is drawn from `rng`, too: a fast
   * generator, even where that of the game is sealed.
   *
   * @param rng - Not advanced; the state gets a copy.
   * @example
   * ```ts
   * import { seedRng } from '@wonders/core';
   * import { determinize, newGame, view } from '@wonders/hal';
   * const seen = view(newGame({ seed: 'monday' }), 1);
   * const guess = determinize(seen, seedRng('a guess'));
   * console.log(seen.players[0]?.hand, guess.players[0]?.hand); // ['hidden', 'hidden', 'hidden'] ['red-1', 'b', 'k']
   * ```
   * @category Show a seat what it may see
   */
  determinize(view: ViewOf<this>, rng: AleaRng): StateOf<this>;
}
