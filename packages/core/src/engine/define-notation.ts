import type { GameNotation, GameTypes } from '../contract/game.js';
import type { Notation } from '../contract/notation.js';
import { fieldsOf, readMove, writeMove } from './codec.js';

/**
 * Makes the part of a game that writes and reads moves. An app that imports only this part carries neither rules nor views.
 *
 * @param notation - The table that {@link defineRules} takes, too.
 * @category Writing a game
 */
export function defineNotation<G extends GameTypes>(notation: Notation<G['move']>): GameNotation<G> {
  const fields = fieldsOf(notation);
  const made: GameNotation<GameTypes> = {
    encodeMove: (move) => writeMove(fields, move),
    decodeMove: (code) => readMove(fields, code),
  };
  return Object.freeze(made) as GameNotation<G>;
}
