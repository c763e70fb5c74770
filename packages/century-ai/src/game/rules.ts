import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import type { OwnEvent } from '../events.js';
import { settle } from '../flow.js';
import { decisions } from '../moves.js';
import { type Move, notation } from '../notation.js';
import * as options from '../options/index.js';
import { play } from '../play.js';
import type { Refusal } from '../refusals.js';
import * as scoring from '../scoring.js';
import { setup } from '../setup.js';
import { hasForm } from '../state/form.js';
import * as state from '../state/index.js';
import * as views from '../view.js';
import { seatsOf } from '../words/seats.js';

/** What plays: all that an app needs that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<
  state.State,
  state.Draft,
  Move,
  OwnEvent,
  state.View,
  options.Options,
  Refusal,
  state.Decision
>({
  id: state.ID,
  rules: state.RULES,
  options: options.options,
  conflict: options.conflict,
  mostSeats: 4,
  setup,
  clone: state.clone,
  hasForm,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  outcome: scoring.outcome,
  standing: scoring.standing,
  view: views.view,
  ownView: views.ownView,
  viewEvent: views.viewEvent,
  determinize: views.determinize,
  notation,
});

export const {
  activeSeats,
  applyMove,
  chances,
  check,
  decodeMove,
  determinize,
  encodeMove,
  fast,
  legalMoves,
  newGame,
  outcome,
  seats,
  standing,
  transition,
  view,
  viewEvent,
  viewMove,
} = rules;
