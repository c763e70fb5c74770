import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import type { OwnEvent } from '../events.js';
import { settle } from '../flow.js';
import { decisions } from '../moves.js';
import { type Move, notation } from '../notation.js';
import { notices as foretold, type Notice } from '../notices.js';
import { type Options, options } from '../options.js';
import { play } from '../play.js';
import { type Prompt, prompt } from '../prompts.js';
import type { Refusal } from '../refusals.js';
import * as scoring from '../scoring.js';
import { setup } from '../setup.js';
import { clone, type Decision, type Draft, ID, RULES, type State, type View } from '../state/index.js';
import * as sight from '../view.js';
import { seatsOf } from '../words/seats.js';

/**
 * What the game asks its seats, and what it tells them is about to end.
 *
 * @category Game
 */
export interface Asked {
  /** A question. */
  readonly prompt: Prompt;
  /** What is about to end. */
  readonly notice: Notice;
}

/**
 * What plays: all that an app needs that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<
  State,
  Draft,
  Move,
  OwnEvent,
  View,
  Options,
  Refusal,
  Decision,
  Asked,
  scoring.Result
>({
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
