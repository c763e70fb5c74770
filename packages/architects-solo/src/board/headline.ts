import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The moment and the task; for screen readers also who is ahead. */
export const headline = (
  s: View,
  { board }: BoardLanguage,
): { readonly title: string; readonly line: string; readonly description: string } => ({
  title: board.moment(s),
  line: board.asked(s),
  description: board.description(s),
});
