import { phrase, tellOutcome, tellPrompt } from '@wonders/core/words';
import { notices } from '../notices.js';
import { prompt } from '../prompts.js';
import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

const stopped = (sentence: string): string => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`);

/** The moment and the question, as a title; with the leader and what is about to end, as a description. */
export function headline(view: View, words: BoardLanguage) {
  const { board } = words;
  const decision = view.pending.at(-1);
  const title = board.moment(view);
  if (decision === undefined) {
    const line = tellOutcome(words, view);
    return { title, line, description: stopped(line), places: [] as readonly string[] };
  }
  const question = prompt(view, decision, decision.seat);
  const line = tellPrompt(words, view, question);
  const endings = notices(view).map(({ key, values }) => phrase(words.notices[key](values as never, view)).text);
  const description = [board.ahead(view), line, ...endings].map(stopped).join(' ');
  return { title, line, description, places: question.places };
}
