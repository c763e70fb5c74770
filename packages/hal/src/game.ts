import { type ChanceEvent, defineGame, type Seat } from '@wonders/core';
import { chance } from './chance.js';
import { decisions } from './moves.js';
import { describeMove, describeRefusal, notation, seatName } from './notation.js';
import { halMove } from './opponent/hal.js';
import { houseMove } from './opponent/house.js';
import { play } from './play.js';
import { settle } from './rounds.js';
import { outcome } from './scoring.js';
import { conflict, options, setup } from './setup.js';
import {
  clone,
  type Draft,
  type Entry,
  type Event,
  HAL,
  type HalRefusal,
  isSolo,
  type Move,
  type Options,
  type Position,
  type SeatMove,
  type State,
  type View,
} from './state.js';
import { determinize as fill, view as look, viewEvent as lookAt } from './view.js';

const isHal = (position: Position, seat: Seat): boolean => isSolo(position) && seat === HAL;

export const hal = /* @__PURE__ */ defineGame<State, Draft, Move, Event, View, Options, HalRefusal, Entry>({
  id: 'hal',
  rules: 1,
  options,
  conflict,
  setup,
  clone,
  seats: (position) =>
    position.players.map((_, seat) => ({
      name: seatName(position, seat),
      role: isHal(position, seat) ? 'script' : 'player',
    })),
  decisions,
  chance,
  play: (draft, entry, move, emit) => play(draft, entry, move as SeatMove, emit),
  settle,
  bot: (view, seat, trace) => (isHal(view, seat) ? halMove(view, trace) : houseMove(view, seat, trace)),
  outcome,
  view: look,
  viewEvent: lookAt,
  determinize: fill,
  notation,
  describeMove,
  describeRefusal,
});
