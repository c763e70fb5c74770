import type { WordsDefinition } from '../contract/definition.js';
import type { BaseOptions, GameWords } from '../contract/game.js';
import type { BaseMove, SealedMove } from '../contract/notation.js';
import type { Outcome } from '../contract/outcome.js';
import type { BaseDraft, BaseState, BaseView } from '../contract/position.js';
import type { Asking } from '../contract/prompt.js';
import type { GameRefusal } from '../contract/refusal.js';
import { deepFreeze } from '../schema/freeze.js';
import type { Rules } from './rules.js';
import { tellMove, tellRefusal } from './telling.js';

/**
 * Makes the part of a game that speaks: moves and refusals as sentences. {@link joinGame} uses it for errors, too.
 *
 * @param rules - What {@link defineRules} has made.
 * @param words - A language of the game, or the part of it with seats, moves and refusals.
 * @category Writing a game
 */
export function defineWords<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
>(
  rules: Rules<S, D, M, E, V, O, R, Asking, Outcome, Partial<O & BaseOptions>>,
  words: WordsDefinition<S, M, V, R>,
): GameWords<S, M, V, R> {
  return deepFreeze({
    describeMove: rules.inside.reading((position: S | V, move: M | SealedMove) => {
      const { viewer } = position;
      const shown = move.kind === 'sealed' || viewer === null ? move : rules.viewMove(position, move as M, viewer);
      return tellMove(words, position, shown);
    }),
    describeRefusal: (refusal, position) => tellRefusal(words, refusal, position),
  });
}
