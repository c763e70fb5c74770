import { defineNotation } from '@wonders/core';
import { notation } from '../notation.js';
import type { EightWondersTypes } from '../types.js';

export const { encodeMove, decodeMove } = /* @__PURE__ */ defineNotation<EightWondersTypes>(notation);
