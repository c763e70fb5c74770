import { boardEnglish } from './board.js';
import { draws, events } from './events.js';
import type { Language } from './language.js';
import { notices } from './notices.js';
import { options } from './options.js';
import { legend } from './pieces.js';
import { describePosition } from './position.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { categories } from './scores.js';

/**
 * The game in English.
 *
 * @category Words
 */
export const english: Language = {
  ...boardEnglish,
  events,
  draws,
  refusals,
  reasons,
  notices,
  options,
  legend,
  categories,
  total: 'Total',
  position: describePosition,
};
