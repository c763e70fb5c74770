import { type Game, joinGame } from '@wonders/core';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import type { Reason } from '../opponent/reasons.js';
import type { NewGameOptions, Options } from '../options/index.js';
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
 * The type of the value {@link centuryAi}, by which editors call it: `Table<CenturyAi>`.
 *
 * @category Game
 */
export interface CenturyAi
  extends Game<State, Draft, Move, Event, View, Options, Refusal, Reason, Asked, Result, NewGameOptions> {}

/**
 * The game as one value, for tools that work with any game: bots, arena, records, the contract kit.
 *
 * `You` have seat 0 and the scripted `AI` seat 1.
 *
 * @category Game
 */
export const centuryAi: CenturyAi = /* @__PURE__ */ joinGame(rules, bots, words);
