import { defineNotation } from '@wonders/core';
import { notation } from '../notation.js';
import type { DuelSoloTypes } from '../types.js';

export const { encodeMove, decodeMove } = /* @__PURE__ */ defineNotation<DuelSoloTypes>(notation);
