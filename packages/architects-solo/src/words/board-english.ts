import { commonEnglish } from '@wonders/core/words';
import { boardWords } from './board.js';
import type { BoardLanguage } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { describeOutcome } from './outcome.js';
import { seatName } from './seats.js';

/** The part of English that the board speaks. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  outcome: describeOutcome,
  board: boardWords,
};
