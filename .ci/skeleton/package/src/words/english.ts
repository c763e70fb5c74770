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

/** As much English as the boards need. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  outcome: describeOutcome,
  board: boardWords,
};

/**
 * The game in English.
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
