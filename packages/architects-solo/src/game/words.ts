import { defineWords } from '@wonders/core';
import { moves } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { common, seatName } from '../words/seats.js';
import { rules } from './rules.js';

/**
 * The words: moves and refusals in English sentences.
 *
 * @category Game
 */
export const words = /* @__PURE__ */ defineWords(rules, { common, seat: seatName, moves, refusals });

export const { describeMove, describeRefusal } = words;
