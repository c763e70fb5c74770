import { defineWords } from '@wonders/core';
import { commonEnglish } from '@wonders/core/words';
import { moves } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { seatName } from '../words/seats.js';
import { rules } from './rules.js';

/**
 * What speaks: moves and refusals as sentences, in English.
 *
 * @category Game
 */
export const words = /* @__PURE__ */ defineWords(rules, { common: commonEnglish, seat: seatName, moves, refusals });

export const { describeMove, describeRefusal } = words;
