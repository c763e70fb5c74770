import type { Definition } from '../contract/definition.js';
import type { DefinedTypes, Game, GameBots, GameTypes, GameWords, PositionIn } from '../contract/game.js';
import type { CoreRefusal } from '../contract/refusal.js';
import { defineBots } from './define-bots.js';
import { defineRules } from './define-rules.js';
import { defineWords } from './define-words.js';
import { IllegalMoveError, isIllegalMoveError } from './errors.js';
import { internalsOf, type Rules } from './rules.js';

/**
 * Joins the three parts of a game in one value. Its errors are sentences of its words; errors of the rules alone carry codes.
 *
 * @category Writing a game
 */
export function joinGame<G extends GameTypes>(rules: Rules<G>, bots: GameBots<G>, words: GameWords<G>): Game<G> {
  const { '~internals': _, ...own } = rules;
  /** A bot that is asked out of turn says so in the words of the game. */
  const speaking =
    <A extends readonly unknown[], T>(ask: (position: PositionIn<G>, ...asked: A) => T) =>
    (position: PositionIn<G>, ...asked: A): T => {
      try {
        return ask(position, ...asked);
      } catch (error) {
        // An error with a cause already says where the rules failed.
        if (!isIllegalMoveError(error) || error.cause !== undefined) throw error;
        const refusal = error.refusal as CoreRefusal | G['refusal'];
        const refused = error.move === undefined ? '' : 'move refused: ';
        const why = words.describeRefusal(refusal, position);
        throw new IllegalMoveError(refusal, `${rules.id}: ${refused}${why}`, error.move);
      }
    };
  // Frozen, so that a bot that is handed the game cannot change how others play it.
  const joined: Omit<Game<G>, '~types'> = {
    ...own,
    ...internalsOf(rules).checkedWith(words.describeRefusal),
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
export function defineGame<G extends DefinedTypes<G>>(definition: Definition<G>): Game<G> {
  const rules = defineRules(definition);
  return joinGame(rules, defineBots(rules, definition), defineWords(rules, definition.words));
}
