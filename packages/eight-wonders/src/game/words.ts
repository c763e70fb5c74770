import { defineWords, type GameWords } from '@wonders/core';
import { commonEnglish } from '@wonders/core/words';
import type { EightWondersTypes } from '../types.js';
import { moves } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { seatName } from '../words/seats.js';
import { rules } from './rules.js';

/**
 * The words of moves and refusals alone, in English.
 *
 * @category Game
 */
export const words: GameWords<EightWondersTypes> = /* @__PURE__ */ defineWords(rules, {
  common: commonEnglish,
  seat: seatName,
  moves,
  refusals,
});

export const { describeMove, describeRefusal } = words;
