import { defineWords } from '@wonders/core';
import { describeMove as describeOwnMove } from '../words/moves.js';
import { describeRefusal as describeOwnRefusal } from '../words/refusals.js';
import { rules } from './rules.js';

/** What speaks: moves and refusals as sentences. */
export const words = /* @__PURE__ */ defineWords(rules, {
  describeMove: describeOwnMove,
  describeRefusal: describeOwnRefusal,
});

export const { describeMove, describeRefusal } = words;
