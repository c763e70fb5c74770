import { wordsOf } from '@wonders/core/words';
import { type AiReaction, reasonsOf } from '../reasons/reaction.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';

/** The `describeReaction` of a language. */
export function reactionIn(language: Language): (position: Position, reaction: AiReaction) => readonly string[] {
  const { describeExplanation } = wordsOf(language);
  return (position, reaction) => {
    const reasons = reasonsOf(reaction);
    return describeExplanation(position, { move: null, headline: null, reasons, steps: [] }).reasons.map(
      ({ text }) => text,
    );
  };
}
