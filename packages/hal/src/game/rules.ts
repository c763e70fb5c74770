import { defineRules } from '@wonders/core';
import * as chance from '../chance.js';
import type { OwnEvent } from '../events.js';
import * as flow from '../flow/index.js';
import * as moves from '../moves.js';
import * as notation from '../notation.js';
import * as options from '../options.js';
import * as play from '../play/index.js';
import type { Refusal } from '../refusals.js';
import * as scoring from '../scoring.js';
import * as setup from '../setup.js';
import * as state from '../state/index.js';
import * as looks from '../view/index.js';
import { seatsOf } from '../words/seats.js';

type Decision = state.Decision;
type Draft = state.Draft;
type Move = notation.Move;
type Options = options.Options;
type State = state.State;
type View = state.View;

/** The rules alone, for apps with bots and words of their own. */
export const rules = /* @__PURE__ */ defineRules<State, Draft, Move, OwnEvent, View, Options, Refusal, Decision>({
  id: state.ID,
  rules: state.RULES,
  options: options.options,
  conflict: options.conflict,
  secret: ({ mode }) => mode === 'versus',
  mostSeats: 5,
  setup: setup.setup,
  clone: state.clone,
  hasForm: state.hasForm,
  seats: seatsOf,
  decisions: moves.decisions,
  chance: chance.chance,
  play: (draft, decision, move, emit) => play.play(draft, decision, move as notation.SeatMove, emit),
  settle: flow.settle,
  outcome: scoring.outcome,
  view: looks.view,
  ownView: looks.ownView,
  viewEvent: looks.viewEvent,
  determinize: looks.determinize,
  notation: notation.notation,
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
