import { defineNotation } from '@wonders/core';
import { notation } from '../notation.js';
import type { TinyGameTypes } from '../types.js';

export const { encodeMove, decodeMove } = /* @__PURE__ */ defineNotation<TinyGameTypes>(notation);
