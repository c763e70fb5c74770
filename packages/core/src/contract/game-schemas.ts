import type { GameTypes, MoveOf } from './game-types.js';
import type { Notation } from './notation.js';
import type { OptionSchema } from './options.js';
import type { Schema } from './schema.js';
import type { BaseOptions } from './transition.js';

/**
 * The part of the rules that says which game it is, and what its options, moves and states look like.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface GameSchemas<G extends GameTypes> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, 'state' | 'move'>;
  /**
   * The name of the package without its scope.
   *
   * @category Game
   */
  readonly id: string;
  /**
   * The behaviour version: raised whenever equal inputs may give other results.
   *
   * @category Game
   */
  readonly rules: number;
  /**
   * Validates options and fills in defaults. Its `fields` are for forms, its `json` is a JSON Schema.
   *
   * @category Start a game
   */
  readonly options: OptionSchema<G['own'] & BaseOptions>;
  /**
   * Validates moves, by shape only.
   *
   * @category Save and send
   */
  readonly moves: Schema<G['move']>;
  /**
   * Validates states: each key by what it can hold, and that the game is over where no decision waits. Whether a game can come to a
   * state, only its moves can tell. Of a game that describes no states it validates the form alone.
   *
   * @category Save and send
   */
  readonly states: Schema<G['state']>;
  /**
   * The kinds of moves with their parameters.
   *
   * @category Save and send
   */
  readonly notation: Notation<MoveOf<this>>;
}
