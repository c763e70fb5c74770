import type { Definition } from '../contract/definition.js';
import type { ChanceEvent } from '../contract/event.js';
import type { Game, GameBots, GameWords } from '../contract/game.js';
import type { BaseMove } from '../contract/notation.js';
import type { Outcome } from '../contract/outcome.js';
import type { BaseDraft, BaseState, BaseView, Decision } from '../contract/position.js';
import type { Asking } from '../contract/prompt.js';
import type { Reason } from '../contract/reason.js';
import type { CoreRefusal, GameRefusal } from '../contract/refusal.js';
import type { BaseOptions, StartOptions } from '../contract/transition.js';
import { defineBots } from './define-bots.js';
import { defineRules } from './define-rules.js';
import { defineWords } from './define-words.js';
import { IllegalMoveError, isIllegalMoveError } from './errors.js';
import type { Rules } from './rules.js';

/**
 * Joins the three parts of a game in one value. Its errors are sentences of its words; errors of the rules alone carry codes.
 *
 * @category Writing a game
 */
export function joinGame<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  W extends Reason = Reason,
  T extends Asking = Asking,
  U extends Outcome = Outcome,
  N extends Partial<O & BaseOptions> = StartOptions<O>,
>(
  rules: Rules<S, D, M, E, V, O, R, T, U, N>,
  bots: GameBots<S, M, E, V, W>,
  words: GameWords<S, M, V, R>,
): Game<S, D, M, E, V, O, R, W, T, U, N> {
  const { inside, ...own } = rules;
  /** A bot that is asked out of turn says so in the words of the game. */
  const speaking =
    <A extends readonly unknown[], T>(ask: (position: S | V, ...asked: A) => T) =>
    (position: S | V, ...asked: A): T => {
      try {
        return ask(position, ...asked);
      } catch (error) {
        // One with a cause says more than its code: where the rules could not go on.
        if (!isIllegalMoveError(error) || error.cause !== undefined) throw error;
        const refusal = error.refusal as CoreRefusal | R;
        const refused = error.move === undefined ? '' : 'move refused: ';
        const why = words.describeRefusal(refusal, position);
        throw new IllegalMoveError(refusal, `${rules.id}: ${refused}${why}`, error.move);
      }
    };
  // Frozen, so that a bot that is handed the game cannot change how others play it.
  const joined: Omit<Game<S, D, M, E, V, O, R, W, T, U, N>, '~types'> = {
    ...own,
    ...inside.speaking(words.describeRefusal),
    ...bots,
    botMove: speaking(bots.botMove),
    explainBotMove: speaking(bots.explainBotMove),
    preview: speaking(bots.preview),
    ...words,
  };
  return Object.freeze(joined);
}

/**
 * Makes a game of its rules. You write each rule once, for the fast lane; the checked, pure functions are derived. To let apps
 * carry only what they use, make the three parts one by one: {@link defineRules}, {@link defineBots}, {@link defineWords}.
 *
 * @category Writing a game
 */
export function defineGame<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  K extends Decision,
  W extends Reason = Reason,
  T extends Asking = Asking,
  U extends Outcome = Outcome,
  N extends Partial<O & BaseOptions> = StartOptions<O>,
>(definition: Definition<S, D, M, E, V, O, R, K, W, T, U>): Game<S, D, M, E | ChanceEvent<M>, V, O, R, W, T, U, N> {
  const rules = defineRules<S, D, M, E, V, O, R, K, T, U, N>(definition);
  return joinGame(rules, defineBots(rules, definition), defineWords(rules, definition.words));
}
