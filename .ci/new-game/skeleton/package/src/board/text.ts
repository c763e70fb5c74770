import { drawing, framed, type TextOptions } from '@wonders/core/board';
import type { View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';

/**
 * The same for a terminal.
 *
 * @category Board
 */
export const drawText = /* @__PURE__ */ drawing(boardEnglish, (view: View, language, _: TextOptions<BoardLanguage>) => {
  const { title, line } = headline(view, language);
  const seats = view.cards.flatMap((cards, seat) =>
    framed(language.seat(view, seat), [language.board.points(view, seat), cards.join(' ')]),
  );
  return [`${language.board.game}, ${title}`, line, ...framed('', [` ${view.card ?? ' '} `]), ...seats].join('\n');
});
