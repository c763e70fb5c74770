import { defineRules, type Emit, type Rules, type StateOf } from '@wonders/core';
import * as chance from '../chance.js';
import type { Event } from '../events.js';
import * as flow from '../flow.js';
import * as moves from '../moves/index.js';
import { notation } from '../notation.js';
import { notices as foretold } from '../notices.js';
import { conflict, limits, type NewGameOptions, options } from '../options.js';
import * as play from '../play.js';
import { prompt } from '../prompts.js';
import { outcome as outcomeOf } from '../scoring.js';
import * as setup from '../setup.js';
import { clone, hasForm } from '../state/generated.js';
import { states } from '../state/schema.js';
import type { EightWondersTypes } from '../types.js';
import * as views from '../view.js';
import { shown } from './views.js';

/**
 * The type of {@link rules}. A new game always needs options: players hold hidden cards from the deal on, so the seed has no default.
 *
 * @category Game
 */
export interface EightRules extends Rules<EightWondersTypes> {
  /**
   * A new game. Everything that chance decides comes from `seed`: equal options give equal games. The seed gives the hidden cards
   * away, so it has no default: make one that cannot be guessed, by `crypto.randomUUID()`, or let the host deal by
   * `chance: 'manual'`.
   *
   * @param options - Any of the game's options, with a `seed` or `chance: 'manual'`.
   * @param emit - Hears the opening, event by event.
   * @throws {@link InvalidOptionsError} that names each wrong option and what is allowed.
   * @category Start a game
   */
  newGame(options: NewGameOptions, emit?: Emit<Event>): StateOf<this>;
}

/**
 * The rules alone, for an app that brings its own bots and words.
 *
 * @category Game
 */
export const rules: EightRules = /* @__PURE__ */ defineRules<EightWondersTypes>({
  ...shown,
  options,
  conflict,
  secret: {},
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
  prompt,
  notices: foretold,
  viewMove: views.viewMove,
  determinize: views.determinize,
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
