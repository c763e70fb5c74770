import { type Game, joinGame } from '@wonders/core';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import type { Reason } from '../opponent/reasons.js';
import type { Options } from '../options.js';
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
 * The type of the value {@link tinyGame}, by which editors call it: `Table<TinyGame>`.
 *
 * @category Game
 */
export interface TinyGame extends Game<State, Draft, Move, Event, View, Options, Refusal, Reason, Asked, Result> {}

/**
 * The game as one value, for tools that work with any game.
 *
 * @category Game
 */
export const tinyGame: TinyGame = /* @__PURE__ */ joinGame(rules, bots, words);
