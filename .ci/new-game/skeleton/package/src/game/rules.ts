import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import { settle } from '../flow.js';
import { decisions } from '../moves.js';
import { notation } from '../notation.js';
import { notices as foretold } from '../notices.js';
import { options } from '../options.js';
import { play } from '../play.js';
import { prompt } from '../prompts.js';
import * as scoring from '../scoring.js';
import { setup } from '../setup.js';
import { clone, ID, RULES } from '../state/index.js';
import type { TinyGameTypes } from '../types.js';
import * as sight from '../view.js';
import { seatsOf } from '../words/seats.js';

/**
 * What plays: all that an app needs that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<TinyGameTypes>({
  id: ID,
  rules: RULES,
  options,
  mostSeats: 2,
  setup,
  clone,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  outcome: scoring.outcome,
  view: sight.view,
  viewEvent: sight.viewEvent,
  determinize: sight.determinize,
  prompt,
  notices: foretold,
  notation,
});

export const {
  activeSeats,
  applyMove,
  chances,
  check,
  choices,
  decodeMove,
  determinize,
  encodeMove,
  fast,
  legalMoves,
  newGame,
  notices,
  outcome,
  promptOf,
  seats,
  standing,
  transition,
  view,
  viewEvent,
  viewMove,
} = rules;
