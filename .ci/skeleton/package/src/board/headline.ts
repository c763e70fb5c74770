import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** When it is, what is asked, and both with who is ahead. */
export function headline(view: View, { board }: BoardLanguage) {
  const [title, line] = [board.moment(view), board.asked(view)];
  return { title, line, description: `${board.ahead(view)}. ${line}` };
}
