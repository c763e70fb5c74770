import { defineViews, type ViewsDefinition } from '@wonders/core';
import { ownView } from '../state/generated.js';
import { ID, RULES } from '../state/index.js';
import type { EightWondersTypes } from '../types.js';
import * as views from '../view.js';
import { seatsOf } from '../words/seats.js';

/** Who sees what, for an app that shows positions and does not play. */
export const shown: ViewsDefinition<EightWondersTypes> = {
  id: ID,
  rules: RULES,
  mostSeats: 5,
  seats: seatsOf,
  view: views.view,
  ownView,
  viewEvent: views.viewEvent,
};

export const { view, viewEvent } = /* @__PURE__ */ defineViews<EightWondersTypes>(shown);
