import { tellOutcome, tellPrompt } from '@wonders/core/words';
import { prompt } from '../prompts.js';
import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The moment and the question, as a title; with the leader, as a description. */
export function headline(view: View, words: BoardLanguage) {
  const { board } = words;
  const decision = view.pending[view.pending.length - 1];
  const title = board.moment(view);
  if (decision === undefined) {
    const line = tellOutcome(words, view);
    return { title, line, description: line, places: [] };
  }
  const question = prompt(view, decision, decision.seat);
  const line = tellPrompt(words, view, question);
  return { title, line, description: `${board.ahead(view)}. ${line}`, places: question.places };
}
