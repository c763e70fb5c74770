import type { View } from '../state/index.js';
import type { BoardLanguage, Headline } from '../words/language.js';

/** Where the game stands and what is asked; for screen readers also who is ahead. */
export function headline(view: View, { outcome, board }: Pick<BoardLanguage, 'outcome' | 'board'>) {
  const decision = view.pending[view.pending.length - 1];
  const { title, line }: Headline =
    decision === undefined
      ? { title: outcome(view), line: view.ending === null ? '' : board.endings[view.ending] }
      : board.headlines[decision.kind](view, decision.owner);
  const description = decision === undefined ? `${title}: ${line}.` : `${board.ahead(view)}. ${title}: ${line}.`;
  return { title, line, description };
}
