import type { GameTypes, MoveOf, RefusalOf, StateOf, ViewOf } from './game-types.js';
import type { SealedMove } from './notation.js';
import type { CoreRefusal } from './refusal.js';

/**
 * The part of a game that speaks.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface GameWords<G extends GameTypes> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, 'state' | 'move' | 'view' | 'refusal'>;
  /**
   * A move as a sentence, from the position in which it is made. From a view it says no more than the viewer may know.
   *
   * @example
   * ```ts
   * import { describeMove, newGame, view } from '@wonders/hal';
   * const state = newGame({ seed: 'monday' });
   * console.log(describeMove(state, { kind: 'give', card: 'g' })); // Give G to Hal
   * console.log(describeMove(view(state, 1), { kind: 'give', card: 'g' })); // You have chosen in secret
   * ```
   * @category Say it in words
   */
  describeMove(position: StateOf<this> | ViewOf<this>, move: MoveOf<this> | SealedMove): string;
  /**
   * A refusal as a sentence. Its rule is `rule` of the refusal.
   *
   * @param position - The position in which it was given: the sentence then names seats.
   * @example
   * ```ts
   * import { check, describeRefusal, newGame } from '@wonders/hal';
   * const state = newGame({ seed: 'monday' });
   * const refusal = check(state, { kind: 'give', card: 'a' });
   * console.log(refusal && describeRefusal(refusal, state)); // A is not in the hand, which holds red 1, G and I
   * ```
   * @category Say it in words
   */
  describeRefusal(refusal: CoreRefusal | RefusalOf<this>, position?: StateOf<this> | ViewOf<this>): string;
}
