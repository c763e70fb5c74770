import { defineRules } from '@wonders/core';
import { chance } from '../chance.js';
import type { Event } from '../events.js';
import { settle } from '../flow/index.js';
import { decisions } from '../moves.js';
import { type Move, notation, type SeatMove } from '../notation.js';
import { conflict, type Options, options } from '../options.js';
import { play } from '../play/index.js';
import type { Refusal } from '../refusals.js';
import { outcome as score } from '../scoring.js';
import { setup } from '../setup.js';
import { clone } from '../state/clone.js';
import type { Decision } from '../state/decision.js';
import { hasForm } from '../state/form.js';
import { type Draft, isScript, type State, type View } from '../state/position.js';
import { determinize as fill } from '../view/determinize.js';
import { view as look, viewEvent as lookAt } from '../view/index.js';
import { ownView } from '../view/own.js';
import { seatName } from '../words/names.js';

/** What plays: all that an app needs that brings its own bots and words. */
export const rules = /* @__PURE__ */ defineRules<State, Draft, Move, Event, View, Options, Refusal, Decision>({
  id: 'hal',
  rules: 2,
  options,
  conflict,
  secret: ({ mode }) => mode === 'versus',
  mostSeats: 5,
  setup,
  clone,
  hasForm,
  seats: (position) =>
    position.players.map((_, seat) => ({
      name: seatName(position, seat),
      role: isScript(position, seat) ? 'script' : 'player',
    })),
  decisions,
  chance,
  play: (draft, decision, move, emit) => play(draft, decision, move as SeatMove, emit),
  settle,
  outcome: score,
  view: look,
  ownView,
  viewEvent: lookAt,
  determinize: fill,
  notation,
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
