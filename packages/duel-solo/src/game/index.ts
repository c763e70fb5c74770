import { type Game, joinGame } from '@wonders/core';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import type { Reason } from '../opponent/reasons.js';
import type { NewGameOptions, Options } from '../options.js';
import type { Refusal } from '../refusals.js';
import type { Result } from '../scoring.js';
import type { Draft, State, View } from '../state/index.js';
import { bots } from './bots.js';
import { type Asked, rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './rules.js';
export * from './words.js';

/**
 * The type of the value {@link duelSolo}, by which editors call it: `Table<DuelSolo>`.
 *
 * @category Game
 */
export interface DuelSolo
  extends Game<State, Draft, Move, Event, View, Options, Refusal, Reason, Asked, Result, NewGameOptions> {}

/**
 * 7 Wonders Duel, with Pantheon and SOLO, as one value for tools that work with any game.
 *
 * SOLO has seat 0, you have seat 1. On SOLO's turn `legalMoves` holds the one move that its scales dictate.
 *
 * @example
 * ```ts
 * import { duelSolo } from '@wonders/duel-solo';
 * let state = duelSolo.newGame({ level: 'hard', seed: 'tuesday' });
 * while (duelSolo.activeSeats(state).length > 0) state = duelSolo.applyMove(state, duelSolo.botMove(state));
 * console.log(duelSolo.outcome(state)?.ending);
 * ```
 * @category Contract
 */
export const duelSolo: DuelSolo = /* @__PURE__ */ joinGame(rules, bots, words);
