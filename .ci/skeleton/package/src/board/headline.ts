import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The moment and the question, as a title; with the leader, as a description. */
export function headline(view: View, { board }: BoardLanguage) {
  const [title, line] = [board.moment(view), board.asked(view)];
  return { title, line, description: `${board.ahead(view)}. ${line}` };
}
