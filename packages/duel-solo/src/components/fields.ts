import { integer, oneOf } from '@wonders/core';
import { CARD_IDS, MYTHOLOGIES } from './cards.js';
import { DIRECTIONS } from './directions.js';
import { SLOTS } from './layouts.js';
import { MILITARY } from './military.js';
import { DIVINITIES, OFFERINGS } from './pantheon.js';
import { PROGRESS } from './progress.js';
import { WONDER_IDS } from './wonders.js';

// What moves and states name.

export const slot = /* @__PURE__ */ integer(0, SLOTS - 1);
export const space = /* @__PURE__ */ integer(1, 6);
export const seat = /* @__PURE__ */ integer(0, 1);
export const card = /* @__PURE__ */ oneOf(...CARD_IDS);
export const wonder = /* @__PURE__ */ oneOf(...WONDER_IDS);
export const progress = /* @__PURE__ */ oneOf(...PROGRESS);
export const military = /* @__PURE__ */ oneOf(...MILITARY);
export const direction = /* @__PURE__ */ oneOf(...DIRECTIONS);
export const mythology = /* @__PURE__ */ oneOf(...MYTHOLOGIES);
export const divinity = /* @__PURE__ */ oneOf(...DIVINITIES);
export const offering = /* @__PURE__ */ oneOf(...OFFERINGS);
