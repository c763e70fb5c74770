import { deepFreeze } from '@wonders/core';
import { grounds } from '../grounds.js';
import type { Language } from '../language.js';
import { placing } from '../outcome.js';
import { weights } from '../weights.js';
import { places } from '../where.js';
import { boardWords } from './board.js';
import { commonItalian } from './common.js';
import { draws, events } from './events.js';
import { gains } from './gains.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { notices } from './notices.js';
import { options } from './options.js';
import { describeOutcome } from './outcome.js';
import { legend, piece } from './pieces.js';
import { describePosition } from './position.js';
import { prompts } from './prompts.js';
import { briefly, questions } from './questions.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { categories, total } from './scores.js';
import { seatName } from './seats.js';
import { traits } from './traits.js';

/**
 * This game in Italian, the language of the solo variant.
 *
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/duel-solo';
 * import { drawBoard } from '@wonders/duel-solo/board';
 * import { italian } from '@wonders/duel-solo/words/it';
 * console.log(drawBoard(view(newGame(), 1), { language: italian }).includes('Il Pantheon')); // true
 * ```
 * @category Words
 */
export const italian: Language = /* @__PURE__ */ deepFreeze({
  tag: 'it',
  common: commonItalian,
  name: nameOf,
  seat: seatName,
  moves,
  ahead: {},
  events,
  gains,
  draws,
  refusals,
  reasons,
  grounds,
  briefly,
  questions,
  prompts,
  notices,
  weights,
  places,
  options,
  traits,
  piece,
  legend,
  categories,
  total,
  outcome: describeOutcome,
  placing,
  position: describePosition,
  board: boardWords,
});
