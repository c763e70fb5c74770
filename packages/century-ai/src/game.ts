import type { SeatInfo } from '@wonders/core';
import { defineGame } from '@wonders/core';
import { CHANCE_RULES } from './chance.js';
import { DECISIONS } from './moves.js';
import { describeMove, describeRefusal, NOTATION } from './notation.js';
import { bot } from './opponent/bot.js';
import { OPTIONS } from './options.js';
import { play, settle } from './play.js';
import { outcome as outcomeOf } from './scoring.js';
import { setup } from './setup.js';
import type { CenturyRefusal, Decision, Draft, Event, Move, Options, Position, State, View } from './state.js';
import { clone, ID, RULES } from './state.js';
import { conflict } from './tables.js';
import { determinize as fill, viewEvent as seenBy, view as viewOf } from './view.js';

const SOLO: readonly SeatInfo[] = [
  { name: 'You', role: 'player' },
  { name: 'AI', role: 'script' },
];

const seatsOf = (position: Position): readonly SeatInfo[] =>
  position.options.mode === 'solo'
    ? SOLO
    : position.seats.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' }));

/**
 * The game as one value, for tools that work with any game: bots, arena, records, the contract kit.
 *
 * @category Game
 */
export const centuryAi = defineGame<State, Draft, Move, Event, View, Options, CenturyRefusal, Decision>({
  id: ID,
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: seatsOf,
  decisions: DECISIONS,
  chance: CHANCE_RULES,
  play,
  settle,
  bot,
  outcome: outcomeOf,
  view: viewOf,
  viewEvent: seenBy,
  determinize: fill,
  notation: NOTATION,
  describeMove,
  describeRefusal,
});
