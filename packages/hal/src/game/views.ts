import { defineViews, type ViewsDefinition } from '@wonders/core';
import { ownView } from '../state/generated.js';
import { ID, RULES } from '../state/index.js';
import type { HalTypes } from '../types.js';
import * as views from '../view/index.js';
import { seatsOf } from '../words/seats.js';

/** Who sees what, for an app that shows positions and does not play. */
export const shown: ViewsDefinition<HalTypes> = {
  id: ID,
  rules: RULES,
  mostSeats: 5,
  seats: seatsOf,
  view: views.view,
  ownView,
  viewEvent: views.viewEvent,
};

export const { view, viewEvent } = /* @__PURE__ */ defineViews<HalTypes>(shown);
