import { defineRules } from '@wonders/core';
import * as chance from '../chance.js';
import type { Event } from '../events.js';
import * as flow from '../flow/index.js';
import * as moves from '../moves/index.js';
import type { Move } from '../notation.js';
import * as notation from '../notation.js';
import { notices as foretold, type Notice } from '../notices.js';
import type { NewGameOptions, Options } from '../options.js';
import * as options from '../options.js';
import * as play from '../play/index.js';
import { type Prompt, prompt } from '../prompts/index.js';
import type { Refusal } from '../refusals.js';
import type { Result } from '../scoring.js';
import * as scoring from '../scoring.js';
import * as setup from '../setup.js';
import { clone } from '../state/clone.js';
import * as form from '../state/form.js';
import type { Decision, Draft, State, View } from '../state/index.js';
import * as state from '../state/index.js';
import { states } from '../state/schema.js';
import * as views from '../view.js';
import { seatsOf } from '../words/seats.js';

/**
 * What the game asks its seats, and what it tells them is about to end: what `promptOf` and `notices` give.
 *
 * @category Game
 */
export interface Asked {
  /** What the game asks a seat. */
  readonly prompt: Prompt;
  /** What it tells is about to end. */
  readonly notice: Notice;
}

/**
 * The rules alone, for an app that brings its own bots and words.
 *
 * @category Game
 */
export const rules = /* @__PURE__ */ defineRules<
  State,
  Draft,
  Move,
  Event,
  View,
  Options,
  Refusal,
  Decision,
  Asked,
  Result,
  NewGameOptions
>({
  id: state.ID,
  rules: state.RULES,
  options: options.options,
  limits: options.limits,
  mostSeats: 2,
  setup: setup.setup,
  clone,
  hasForm: form.hasForm,
  states,
  seats: seatsOf,
  decisions: moves.decisions,
  chance: chance.chance,
  play: play.play,
  settle: flow.settle,
  outcome: scoring.outcome,
  view: views.view,
  ownView: views.ownView,
  viewEvent: views.viewEvent,
  viewMove: views.viewMove,
  determinize: views.determinize,
  prompt,
  notices: foretold,
  notation: notation.notation,
  // Saves of version 1 left defaults out. After rules 3 one has changed (DUEL-071).
  migrate: (save) =>
    save.version > 1 || save.rules !== 3
      ? undefined
      : { ...save, rules: state.RULES, options: { tiedAgeStart: 'last-active-begins', ...save.options } },
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
