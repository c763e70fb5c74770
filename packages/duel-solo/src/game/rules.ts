import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import type { OwnEvent } from '../events.js';
import { settle } from '../flow.js';
import { DECISIONS } from '../moves/index.js';
import type { Move } from '../notation.js';
import { NOTATION } from '../notation.js';
import type { Options } from '../options.js';
import { conflict, OPTIONS } from '../options.js';
import { play } from '../play/index.js';
import type { Refusal } from '../refusals.js';
import * as scoring from '../scoring.js';
import { GAME, RULES, setup } from '../setup.js';
import { clone } from '../state/clone.js';
import { hasForm } from '../state/form.js';
import type { Decision, Draft, State, View } from '../state/index.js';
import * as sight from '../view.js';
import { seatsOf } from '../words/seats.js';

/** What plays: all that an app needs that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<State, Draft, Move, OwnEvent, View, Options, Refusal, Decision>({
  id: GAME,
  rules: RULES,
  options: OPTIONS,
  conflict,
  mostSeats: 2,
  setup,
  clone,
  hasForm,
  seats: seatsOf,
  decisions: DECISIONS,
  chance,
  play,
  settle,
  outcome: scoring.outcome,
  view: sight.view,
  ownView: sight.ownView,
  viewEvent: sight.viewEvent,
  determinize: sight.determinize,
  notation: NOTATION,
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
