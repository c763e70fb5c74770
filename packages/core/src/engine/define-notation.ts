import type { GameNotation, GameTypes } from '../contract/game.js';
import type { Notation } from '../contract/notation.js';
import { type Fields, fieldsOf, readMove, writeMove } from './codec.js';

/** The functions that write and read moves. */
export const notationOf = <G extends GameTypes>(fields: Fields) =>
  ({
    encodeMove: (move) => writeMove(fields, move),
    decodeMove: (code) => readMove(fields, code),
  }) satisfies GameNotation<GameTypes> as GameNotation<G>;

/**
 * Makes the part of a game that writes and reads moves. An app that imports only this part carries neither rules nor views.
 *
 * @param notation - The table that {@link defineRules} takes, too.
 * @category Writing a game
 */
export const defineNotation = <G extends GameTypes>(notation: Notation<G['move']>): GameNotation<G> =>
  Object.freeze(notationOf<G>(fieldsOf(notation)));
