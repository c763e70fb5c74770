import type { Seat, Viewer } from './position.js';

/**
 * Why a move is refused, as data. Every game has these codes and adds its own, with their parameters and the rule.
 *
 * @category Errors
 */
export type CoreRefusal =
  /** The value is not a state of this game under these rules. `madeUnder`: the rules of a state of this game under others. */
  | {
      readonly code: 'not-this-game';
      /** The id of the game that was asked. */
      readonly game: string;
      /** The behaviour version of that game. */
      readonly rules: number;
      /** The behaviour version under which the state was made, if it is a state of this game. */
      readonly madeUnder?: number;
    }
  /** A view was given where a state is needed. */
  | {
      readonly code: 'view';
      /** The viewer: a view was given where a state is needed. */
      readonly seat: Viewer;
    }
  /** The game is over. */
  | { readonly code: 'over' }
  /** The value is no well-formed move: what stands at `path` should be `expected`. */
  | {
      readonly code: 'malformed';
      /** Where it is wrong, as a JSON pointer: `/card`; `''` for the move as a whole. */
      readonly path: string;
      /** What would do there, as text. */
      readonly expected: string;
    }
  /** Another seat decides now; −1 is the table: the host answers chance. */
  | {
      readonly code: 'not-your-turn';
      /** The seats that decide now. */
      readonly active: readonly Seat[];
    }
  /** The move was meant for another position: the game has gone on to this ply. */
  | {
      readonly code: 'stale';
      /** The ply that the position has come to. */
      readonly ply: number;
    }
  /** The sender plays by other rules of the game than the table: a page is older than its server. It should be loaded again. */
  | {
      readonly code: 'other-rules';
      /** The behaviour version of the table. */
      readonly rules: number;
      /** The behaviour version of the sender. */
      readonly madeUnder: number;
    }
  /** The decision at hand takes other kinds of moves. */
  | {
      readonly code: 'not-now';
      /** The kinds of moves that are asked for now. */
      readonly expected: readonly string[];
    }
  /** The answer is not an outcome of the chance decision, for example because the component has already turned up. */
  | {
      readonly code: 'impossible';
      /** The answer, as `encodeMove` writes its parameters. */
      readonly answer: string;
    };

/**
 * The shape that every refusal of a game has besides its own parameters.
 *
 * @category Errors
 */
export interface GameRefusal {
  readonly code: string;
  /** The rule that forbids the move. */
  readonly rule: string;
}

/**
 * Any refusal.
 *
 * @category Errors
 */
export type Refusal = CoreRefusal | GameRefusal;
