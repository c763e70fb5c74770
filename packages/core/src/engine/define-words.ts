import type { DefinedTypes, GameWords, PositionIn } from '../contract/game.js';
import type { WordsDefinition } from '../contract/language.js';
import type { SealedMove } from '../contract/notation.js';
import { deepFreeze } from '../schema/freeze.js';
import { internalsOf, type Rules } from './rules.js';
import { addressed, tellMove, tellRefusal } from './telling.js';

/**
 * Makes the part of a game that speaks: moves and refusals as sentences. {@link joinGame} uses it for errors, too.
 *
 * @param rules - What {@link defineRules} has made.
 * @param words - A language of the game, or the part of it with seats, moves and refusals.
 * @category Writing a game
 */
export function defineWords<G extends DefinedTypes<G>>(rules: Rules<G>, words: WordsDefinition<G>): GameWords<G> {
  return deepFreeze({
    describeMove: internalsOf(rules).guarded((position: PositionIn<G>, move: G['move'] | SealedMove) => {
      const { viewer } = position;
      const shown =
        move.kind === 'sealed' || viewer === null ? move : rules.viewMove(position, move as G['move'], viewer);
      return tellMove(words, addressed(words, position), shown);
    }),
    describeRefusal: (refusal, position) => tellRefusal(words, refusal, position && addressed(words, position)),
  });
}
