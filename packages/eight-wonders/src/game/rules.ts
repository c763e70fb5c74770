import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import type { OwnEvent } from '../events.js';
import { settle } from '../flow.js';
import { decisions } from '../moves/index.js';
import { type Move, notation } from '../notation.js';
import * as options from '../options.js';
import { play } from '../play.js';
import type { Refusal } from '../refusals.js';
import * as scoring from '../scoring.js';
import { setup } from '../setup.js';
import { hasForm } from '../state/form.js';
import { clone, type Decision, type Draft, ID, RULES, type State, type View } from '../state/index.js';
import * as sight from '../view.js';
import { seatsOf } from '../words/seats.js';

/** The rules alone, for an app that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<
  State,
  Draft,
  Move,
  OwnEvent,
  View,
  options.Options,
  Refusal,
  Decision
>({
  id: ID,
  rules: RULES,
  options: options.options,
  conflict: options.conflict,
  secret: () => true,
  mostSeats: 5,
  setup,
  clone,
  hasForm,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  outcome: scoring.outcome,
  view: sight.view,
  ownView: sight.ownView,
  viewEvent: sight.viewEvent,
  viewMove: sight.viewMove,
  determinize: sight.determinize,
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
