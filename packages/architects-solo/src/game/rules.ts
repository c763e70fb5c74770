import { defineRules } from '@wonders/core';
import { chance } from '../chance/index.js';
import type { OwnEvent } from '../events.js';
import { settle } from '../flow/index.js';
import { decisions } from '../moves.js';
import { type Move, notation } from '../notation.js';
import { conflict, OPTIONS, type Options } from '../options.js';
import { play } from '../play/index.js';
import type { Refusal } from '../refusals.js';
import { type Result, outcome as result } from '../scoring/index.js';
import { RULES, setup } from '../setup.js';
import { clone } from '../state/clone.js';
import { hasForm } from '../state/form.js';
import type { Decision, Draft, Position, State, View } from '../state/index.js';
import { determinize as fill, ownView, view as show, viewEvent as showEvent } from '../view.js';
import { seatsOf } from '../words/seats.js';

/** What plays: all that an app needs that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<State, Draft, Move, OwnEvent, View, Options, Refusal, Decision>({
  id: 'architects-solo',
  rules: RULES,
  options: OPTIONS,
  conflict,
  mostSeats: 7,
  setup,
  clone,
  hasForm,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  outcome: result,
  view: show,
  ownView,
  viewEvent: showEvent,
  determinize: fill,
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
 * Scores by category, ranking, why the game ended, and the medal of a solo game, as a {@link Result}; `undefined` while it goes on
 * (ARCH-100 to ARCH-112).
 *
 * @category Scoring
 */
export const outcome = rules.outcome as (position: Position) => Result | undefined;
