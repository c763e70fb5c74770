import { deepFreeze } from '@wonders/core';
import { ahead } from './ahead.js';
import { boardEnglish } from './board.js';
import { draws, events } from './events.js';
import { gains } from './gains.js';
import { grounds } from './grounds.js';
import type { Language } from './language.js';
import { notices } from './notices.js';
import { options } from './options.js';
import { legend } from './pieces.js';
import { describePosition } from './position.js';
import { briefly, questions } from './questions.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { traits } from './traits.js';
import { weights } from './weights.js';
import { places } from './where.js';

/**
 * The game in English.
 *
 * @category Words
 */
export const english: Language = /* @__PURE__ */ deepFreeze({
  ...boardEnglish,
  ahead,
  events,
  gains,
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
  traits,
  legend,
  position: describePosition,
});
