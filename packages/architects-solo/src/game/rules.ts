import { defineRules } from '@wonders/core';
import { chance } from '../chance/index.js';
import type { OwnEvent } from '../events.js';
import { settle } from '../flow/index.js';
import { decisions } from '../moves.js';
import { type Move, notation } from '../notation.js';
import * as options from '../options.js';
import { play } from '../play/index.js';
import type { Refusal } from '../refusals.js';
import * as scoring from '../scoring/index.js';
import { setup } from '../setup.js';
import { clone } from '../state/clone.js';
import { hasForm } from '../state/form.js';
import { type Decision, type Draft, ID, type Position, RULES, type State, type View } from '../state/index.js';
import * as views from '../view.js';
import { seatsOf } from '../words/seats.js';

/**
 * The rules, without bots and words.
 *
 * @category Game
 */
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
  mostSeats: 7,
  setup,
  clone,
  hasForm,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  outcome: scoring.outcome,
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
  seats,
  standing,
  transition,
  view,
  viewEvent,
  viewMove,
} = rules;

/**
 * Scores by category, ranking, why the game ended, and the medal of a solo game; `undefined` while it goes on (ARCH-100 to
 * ARCH-112).
 *
 * @category Scoring
 */
export const outcome = rules.outcome as (position: Position) => scoring.Result | undefined;
