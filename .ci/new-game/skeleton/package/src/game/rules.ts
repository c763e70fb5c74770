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
import { clone, hasForm } from '../state/generated.js';
import { states } from '../state/schema.js';
import type { TinyGameTypes } from '../types.js';
import * as sight from '../view.js';
import { shown } from './views.js';

/**
 * What plays: all that an app needs that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<TinyGameTypes>({
  ...shown,
  options,
  setup,
  clone,
  hasForm,
  states,
  decisions,
  chance,
  play,
  settle,
  outcome: scoring.outcome,
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
