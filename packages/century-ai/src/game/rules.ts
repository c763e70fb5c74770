import { defineRules } from '@wonders/core';
import { CHANCE_RULES } from '../chance.js';
import type { Event } from '../events.js';
import { settle } from '../flow.js';
import { DECISIONS } from '../moves.js';
import type { Move } from '../notation.js';
import { NOTATION } from '../notation.js';
import { conflict, OPTIONS } from '../options/index.js';
import type { Options } from '../options/settings.js';
import { play } from '../play.js';
import type { Refusal } from '../refusals.js';
import { outcome as outcomeOf, standing as standingOf } from '../scoring.js';
import { setup } from '../setup.js';
import { hasForm } from '../state/form.js';
import type { Decision, Draft, State, View } from '../state/index.js';
import { clone, ID, RULES } from '../state/index.js';
import { seatInfos } from '../table/seats.js';
import { determinize as fill, ownView, viewEvent as seenBy, view as viewOf } from '../view.js';

/** What plays: all that an app needs that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<State, Draft, Move, Event, View, Options, Refusal, Decision>({
  id: ID,
  rules: RULES,
  options: OPTIONS,
  conflict,
  mostSeats: 4,
  setup,
  clone,
  hasForm,
  seats: seatInfos,
  decisions: DECISIONS,
  chance: CHANCE_RULES,
  play,
  settle,
  outcome: outcomeOf,
  standing: standingOf,
  view: viewOf,
  ownView,
  viewEvent: seenBy,
  determinize: fill,
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
