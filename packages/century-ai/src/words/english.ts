import { commonEnglish } from '@wonders/core/words';
import { boardWords } from './board.js';
import { draws, events } from './events.js';
import type { Language } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { describeOutcome } from './outcome.js';
import { describePosition } from './position.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { seatName } from './seats.js';

/**
 * All that this game says, in English.
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
