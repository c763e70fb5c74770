import { defineWords } from '@wonders/core';
import { describeMove as moveWords } from '../words/moves.js';
import { describeRefusal as refusalWords } from '../words/refusals.js';
import { rules } from './rules.js';

/** What speaks: moves and refusals as sentences. */
export const words = /* @__PURE__ */ defineWords(rules, { describeMove: moveWords, describeRefusal: refusalWords });

export const { describeMove, describeRefusal } = words;
