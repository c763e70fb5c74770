import { defineViews, type ViewsDefinition } from '@wonders/core';
import { ownView } from '../state/generated.js';
import { ID, RULES } from '../state/index.js';
import type { DuelSoloTypes } from '../types.js';
import * as views from '../view.js';
import { seatsOf } from '../words/seats.js';

/** Who sees what, for an app that shows positions and does not play. */
export const shown: ViewsDefinition<DuelSoloTypes> = {
  id: ID,
  rules: RULES,
  mostSeats: 2,
  seats: seatsOf,
  view: views.view,
  ownView,
  viewEvent: views.viewEvent,
};

export const { view, viewEvent } = /* @__PURE__ */ defineViews<DuelSoloTypes>(shown);
