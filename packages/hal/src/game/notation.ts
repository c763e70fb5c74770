import { defineNotation } from '@wonders/core';
import { notation } from '../notation.js';
import type { HalTypes } from '../types.js';

export const { encodeMove, decodeMove } = /* @__PURE__ */ defineNotation<HalTypes>(notation);
