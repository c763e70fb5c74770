import { defineGame } from '@wonders/core';
import { chance } from './chance.js';
import { COLOURS } from './components/wonders.js';
import { decisions } from './moves.js';
import { describeMove, describeRefusal, notation } from './notation.js';
import { houseBot } from './opponent/house-bot.js';
import { conflict, OPTIONS } from './options.js';
import { play } from './play.js';
import type { Refusal } from './refusals.js';
import { outcome } from './scoring.js';
import { settle } from './settle.js';
import { RULES, setup } from './setup.js';
import { clone, type Decision, type Draft, entry, type GameEvent, type Move, type Options, type State, type View } from './state.js';
import { determinize as guess, view as see, viewEvent as hear } from './view.js';

/**
 * The game as one value, for tools that work with any game. Each function is also exported by name.
 *
 * @category Contract
 */
export const eightWonders = defineGame<State, Draft, Move, GameEvent, View, Options, Refusal, Decision>({
  id: 'eight-wonders',
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: (position) =>
    Array.from({ length: position.settings.players }, (_, seat) => ({ name: entry(COLOURS, seat), role: 'player' })),
  decisions,
  chance,
  play,
  settle,
  bot: houseBot,
  outcome,
  view: see,
  viewEvent: hear,
  determinize: guess,
  notation,
  describeMove,
  describeRefusal,
});
