import type { ChanceEvent } from '../event.js';
import { type Language, sentence, type Terms, tellMove, tellRefusal } from '../language.js';
import type { SealedMove } from '../notation.js';
import type { Section } from '../position.js';
import type { Explanation } from '../priority.js';
import type { ReasonOf } from '../reason.js';
import type { CoreRefusal } from '../refusal.js';
import { type DescribedExplanation, describeExplanation } from './explanation.js';

/**
 * Everything that a game says in one language. The entry `words` of each game exports these functions.
 *
 * @category Words
 */
export interface Words<T extends Terms> {
  /** A move as a sentence, from the position in which it is made. */
  describeMove(position: T['position'], move: T['move'] | SealedMove): string;
  /**
   * A refusal as a sentence, with its rule.
   *
   * @param position - The position in which it was given: the sentence then names seats.
   */
  describeRefusal(refusal: CoreRefusal | T['refusal'], position?: T['position']): string;
  /**
   * An event as a sentence, for logs. It follows the sentence of the move: `''` where that has already said it.
   *
   * @param position - Any position of the game, best the one before the event.
   * @param event - An event of `transition`, or what `viewEvent` gives for it.
   */
  describeEvent(position: T['position'], event: T['event'] | ChanceEvent<T['move']>): string;
  /**
   * Why a bot chose its move, in sentences: its headline, its reasons, and every priority list item by item.
   *
   * @param position - The position, or the view, that `explainBotMove` was asked about.
   */
  describeExplanation(
    position: T['position'],
    explanation: Explanation<unknown, ReasonOf<T['reasons']>>,
  ): DescribedExplanation;
  /** Who won a finished game, and how. */
  describeOutcome(position: T['position']): string;
  /**
   * The table in words, enough to play by: for text interfaces, screen readers and bots that read.
   *
   * @param position - A state, or a view, which shows only what its viewer may see and counts face-down components.
   */
  describePosition(position: T['position']): readonly Section[];
}

/**
 * The words of any game, for tools that work with all of them.
 *
 * @category Words
 */
// biome-ignore lint/suspicious/noExplicitAny: what a tool does not look into may be anything.
export type AnyWords = Words<any>;

/**
 * The functions of a language.
 *
 * @example
 * ```ts no-run
 * import type { Language, Terms } from '@wonders/core';
 * import { wordsOf } from '@wonders/core/words';
 * declare const italian: Language<Terms>; // the translation, in a folder of its own
 * export const { describeMove, describeEvent } = wordsOf(italian);
 * ```
 * @category Words
 */
export function wordsOf<T extends Terms>(language: Language<T>): Words<T> {
  return {
    describeMove: (position, move) => tellMove(language, position, move),
    describeRefusal: (refusal, position) => tellRefusal(language, refusal, position),
    describeEvent(position, event) {
      if (event.kind !== 'chance') return sentence(language.events, event.kind, event, position);
      const { decision, move, to } = event as ChanceEvent<T['move']>;
      return sentence(language.draws, decision, move === 'hidden' ? null : move, position, to);
    },
    describeExplanation: (position, explanation) => describeExplanation(language, position, explanation),
    describeOutcome: language.outcome,
    describePosition: language.position,
  };
}
