import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import { COLOURS } from '../components/wonders.js';
import type { GameEvent } from '../events.js';
import { settle } from '../flow.js';
import { decisions } from '../moves/index.js';
import { type Move, notation } from '../notation.js';
import { conflict, OPTIONS, type Options } from '../options.js';
import { play } from '../play.js';
import type { Refusal } from '../refusals.js';
import { outcome as outcomeOf } from '../scoring.js';
import { RULES, setup } from '../setup.js';
import { hasForm } from '../state/form.js';
import { clone, type Decision, type Draft, type State, type View } from '../state/index.js';
import * as views from '../view.js';

/** What plays: all that an app needs that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<State, Draft, Move, GameEvent, View, Options, Refusal, Decision>({
  id: 'eight-wonders',
  rules: RULES,
  options: OPTIONS,
  conflict,
  secret: () => true,
  mostSeats: 5,
  setup,
  clone,
  hasForm,
  seats: (position) => COLOURS.slice(0, position.settings.players).map((name) => ({ name, role: 'player' })),
  decisions,
  chance,
  play,
  settle,
  outcome: outcomeOf,
  view: views.view,
  ownView: views.ownView,
  viewEvent: views.viewEvent,
  viewMove: views.viewMove,
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
