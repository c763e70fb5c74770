import { defineWords } from '@wonders/core';
import { describeMove as tellMove } from '../words/moves.js';
import { describeRefusal as explainRefusal } from '../words/refusals.js';
import { rules } from './rules.js';

/** What speaks: moves and refusals as sentences. */
export const words = /* @__PURE__ */ defineWords(rules, { describeMove: tellMove, describeRefusal: explainRefusal });

export const { describeMove, describeRefusal } = words;
