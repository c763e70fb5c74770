import { defineRules } from '@wonders/core';
import * as chance from '../chance.js';
import * as flow from '../flow/index.js';
import * as moves from '../moves.js';
import { notation } from '../notation.js';
import { notices as foretold } from '../notices.js';
import { conflict, limits, options, withdrawn } from '../options.js';
import * as play from '../play/index.js';
import { prompt } from '../prompts.js';
import { outcome as outcomeOf, standing as standingOf } from '../scoring.js';
import * as setup from '../setup.js';
import { clone, hasForm } from '../state/generated.js';
import { states } from '../state/schema.js';
import type { HalTypes } from '../types.js';
import * as views from '../view/index.js';
import { shown } from './views.js';

/**
 * The rules alone, for an app that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<HalTypes>({
  ...shown,
  options,
  withdrawn,
  conflict,
  secret: { mode: ['versus'] },
  limits,
  setup: setup.setup,
  clone,
  hasForm,
  states,
  decisions: moves.decisions,
  chance: chance.chance,
  play: play.play,
  settle: flow.settle,
  outcome: outcomeOf,
  standing: standingOf,
  viewMove: views.viewMove,
  determinize: views.determinize,
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
  determinize,
  fast,
  legalMoves,
  newGame,
  notices,
  outcome,
  promptOf,
  seats,
  standing,
  transition,
  viewMove,
} = rules;
