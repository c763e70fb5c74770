import { defineGame, type SeatInfo } from '@wonders/core';
import { chance } from './chance.js';
import { isSolo } from './decks.js';
import { decisions } from './moves.js';
import { describeMove, describeRefusal, notation } from './notation.js';
import { bot } from './opponent/bot.js';
import { conflict, OPTIONS, type Options } from './options.js';
import { play } from './play.js';
import { outcome } from './scoring.js';
import { settle } from './settle.js';
import { RULES, setup } from './setup.js';
import {
  clone,
  type Decision,
  type Draft,
  type Event,
  type Move,
  type Position,
  type Refusal,
  type State,
  type View,
} from './state.js';
import { determinize as fill, view as show, viewEvent as showEvent } from './view.js';

const SOLO: readonly SeatInfo[] = [
  { name: 'You', role: 'player' },
  { name: 'Opponent', role: 'script' },
];

const seatsOf = (s: Position): readonly SeatInfo[] =>
  isSolo(s) ? SOLO : s.areas.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' }));

/**
 * The whole game as one value, for tools that work with any game.
 *
 * @example
 * ```ts
 * import { architectsSolo } from '@wonders/architects-solo';
 * console.log(architectsSolo.id, architectsSolo.rules); // architects-solo 1
 * ```
 * @category Game
 */
export const architectsSolo = /* @__PURE__ */ defineGame<State, Draft, Move, Event, View, Options, Refusal, Decision>({
  id: 'architects-solo',
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  bot,
  outcome,
  view: show,
  viewEvent: showEvent,
  determinize: fill,
  notation,
  describeMove,
  describeRefusal,
});
