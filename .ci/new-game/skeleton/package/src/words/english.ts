import { boardEnglish } from './board.js';
import { draws, events } from './events.js';
import type { Language } from './language.js';
import { notices } from './notices.js';
import { options } from './options.js';
import { legend } from './pieces.js';
import { describePosition } from './position.js';
import { briefly, grounds, questions, reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { categories } from './scores.js';
import { weights } from './weights.js';
import { places } from './where.js';

/**
 * The game in English.
 *
 * @category Words
 */
export const english: Language = {
  ...boardEnglish,
  ahead: {},
  events,
  draws,
  refusals,
  reasons,
  grounds,
  briefly,
  questions,
  notices,
  weights,
  places,
  options,
  legend,
  categories,
  total: 'Total',
  position: describePosition,
};
