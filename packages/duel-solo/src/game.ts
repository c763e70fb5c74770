import { defineGame } from '@wonders/core';
import { chance } from './chance.js';
import { DECISIONS } from './moves.js';
import { describeMove, describeRefusal, NOTATION } from './notation.js';
import { house } from './opponent/house.js';
import { script } from './opponent/solo.js';
import { play } from './play.js';
import { GAME, RULES } from './rules.js';
import { outcome } from './scoring.js';
import { settle } from './settle.js';
import { conflict, OPTIONS, setup } from './setup.js';
import type { Decision, Draft, Move, Options, OwnEvent, Position, Refusal, State, View } from './state.js';
import { clone, isSolo } from './state.js';
import { determinize, view, viewEvent } from './view.js';

const SEATS = {
  solo: [
    { name: 'SOLO', role: 'script' },
    { name: 'You', role: 'player' },
  ],
  versus: [
    { name: 'Seat 0', role: 'player' },
    { name: 'Seat 1', role: 'player' },
  ],
} as const;

/**
 * 7 Wonders Duel, with Pantheon and SOLO, as one value for tools that work with any game.
 *
 * @example
 * ```ts
 * import { duelSolo } from '@wonders/duel-solo';
 * let state = duelSolo.newGame({ level: 'hard', seed: 'tuesday' });
 * while (duelSolo.activeSeats(state).length > 0) state = duelSolo.applyMove(state, duelSolo.botMove(state));
 * console.log(duelSolo.outcome(state)?.why);
 * ```
 * @category Contract
 */
export const duelSolo = defineGame<State, Draft, Move, OwnEvent, View, Options, Refusal, Decision>({
  id: GAME,
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: ({ options }: Position) => SEATS[options.mode],
  decisions: DECISIONS,
  chance,
  play,
  settle,
  bot(position, seat, trace) {
    const decision = position.pending[position.pending.length - 1] as Decision;
    return isSolo(position, seat) ? script(position, decision, trace) : house(position, decision, trace);
  },
  outcome,
  view,
  viewEvent,
  determinize,
  notation: NOTATION,
  describeMove,
  describeRefusal,
});
