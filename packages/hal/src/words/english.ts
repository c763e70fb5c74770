import { commonEnglish } from '@wonders/core/words';
import { boardWords } from './board.js';
import { draws, events } from './events.js';
import type { BoardLanguage, Language } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { describeOutcome } from './outcome.js';
import { describePosition } from './position.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { seatName } from './seats.js';

/**
 * The game in English. A translation provides the same.
 *
 * @category Words
 */
export const english: Language = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  events,
  draws,
  refusals,
  reasons,
  outcome: describeOutcome,
  position: describePosition,
  board: boardWords,
};

/** The English of the board alone, so that a board does not load the rest. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  board: boardWords,
};
