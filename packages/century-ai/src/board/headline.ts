import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The moment and the question, as a title; with the leader, as a description. */
export function headline(
  view: View,
  { board }: BoardLanguage,
): { readonly title: string; readonly line: string; readonly description: string } {
  const [title, line] = [board.moment(view), board.asked(view)];
  return { title, line, description: view.pending.length === 0 ? `${line}.` : `${board.ahead(view)}. ${line}.` };
}
