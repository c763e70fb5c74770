import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** When it is, what is to be done, and both with who is ahead. */
export function headline(
  view: View,
  { board }: BoardLanguage,
): { readonly title: string; readonly line: string; readonly description: string } {
  const [title, line] = [board.moment(view), board.asked(view)];
  return { title, line, description: view.pending.length === 0 ? `${line}.` : `${board.ahead(view)}. ${line}.` };
}
