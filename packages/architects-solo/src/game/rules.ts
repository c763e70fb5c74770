import { defineRules } from '@wonders/core';
import * as chance from '../chance/index.js';
import * as flow from '../flow/index.js';
import * as moves from '../moves.js';
import { notation } from '../notation.js';
import { notices as foretold } from '../notices.js';
import { limits, options } from '../options.js';
import * as play from '../play/index.js';
import { prompt } from '../prompts/index.js';
import { outcome as outcomeOf } from '../scoring/index.js';
import * as setup from '../setup.js';
import { clone, hasForm } from '../state/generated.js';
import { states } from '../state/schema.js';
import type { ArchitectsSoloTypes } from '../types.js';
import * as views from '../view.js';
import { shown } from './views.js';

/**
 * The rules alone, for an app that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<ArchitectsSoloTypes>({
  ...shown,
  options,
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
  promptOf,
  seats,
  standing,
  transition,
  viewMove,
} = rules;

/**
 * Scores by category, ranking, why the game ended, and the medal of a solo game; `undefined` while it goes on (ARCH-100 to
 * ARCH-112).
 *
 * @category Score
 */
export const outcome = rules.outcome;
