import { tellOutcome, tellPrompt } from '@wonders/core/words';
import { prompt } from '../prompts/index.js';
import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The moment and what is asked; for screen readers also who is ahead; and the places that the question is about. */
export function headline(view: View, words: BoardLanguage) {
  const { board } = words;
  const title = board.moment(view);
  const decision = view.pending.at(-1);
  if (decision === undefined) {
    const line = tellOutcome(words, view);
    return { title, line, description: line, places: [] };
  }
  const question = prompt(view, decision, decision.seat);
  const line = tellPrompt(words, view, question);
  return { title, line, description: `${board.ahead(view)}. ${line}`, places: question.places };
}
