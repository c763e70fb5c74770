import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** When it is, what is to be done, and for those who listen who is ahead. */
export const headline = (
  s: View,
  { board }: BoardLanguage,
): { readonly title: string; readonly line: string; readonly description: string } => ({
  title: board.moment(s),
  line: board.asked(s),
  description: board.description(s),
});
