import type { GameTypes, MoveOf } from './game-types.js';

/**
 * How moves are written: the part of the rules that {@link defineNotation} makes alone.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface GameNotation<G extends GameTypes> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, 'move'>;
  /**
   * A move as stable, readable text.
   *
   * @example
   * ```ts
   * import { encodeMove } from '@wonders/hal';
   * console.log(encodeMove({ kind: 'give', card: 'g' })); // give g
   * ```
   * @category Save and send
   */
  encodeMove(move: MoveOf<this>): string;
  /**
   * The move for a text, `undefined` for any text that `encodeMove` does not give.
   *
   * @example
   * ```ts
   * import { decodeMove } from '@wonders/hal';
   * console.log(decodeMove('give g'), decodeMove('give z')); // { kind: 'give', card: 'g' } undefined
   * ```
   * @category Save and send
   */
  decodeMove(text: string): MoveOf<this> | undefined;
}
