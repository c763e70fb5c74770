import { defineRules } from '@wonders/core';
import * as chance from '../chance.js';
import * as flow from '../flow/index.js';
import * as moves from '../moves/index.js';
import { notation } from '../notation.js';
import { notices as foretold } from '../notices.js';
import { limits, options } from '../options.js';
import * as play from '../play/index.js';
import { prompt } from '../prompts/index.js';
import { outcome as outcomeOf } from '../scoring.js';
import * as setup from '../setup.js';
import { clone, hasForm } from '../state/generated.js';
import { RULES } from '../state/index.js';
import { states } from '../state/schema.js';
import type { DuelSoloTypes } from '../types.js';
import * as views from '../view.js';
import { shown } from './views.js';

/**
 * The rules alone, for an app that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<DuelSoloTypes>({
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
  // Saves of version 1 left defaults out. After rules 3 one has changed (DUEL-071).
  migrate: (save) =>
    save.version > 1 || save.rules !== 3
      ? undefined
      : { ...save, rules: RULES, options: { tiedAgeStart: 'last-active-begins', ...save.options } },
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
