import { type Game, joinGame } from '@wonders/core';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import type { Reason } from '../opponent/reasons.js';
import type { NewGameOptions, Options } from '../options.js';
import type { Refusal } from '../refusals/index.js';
import type { Result } from '../scoring/index.js';
import type { Draft, State, View } from '../state/index.js';
import { bots } from './bots.js';
import { type Asked, rules } from './rules.js';
import { words } from './words.js';

export * from './bots.js';
export * from './rules.js';
export * from './words.js';

/**
 * The type of the value {@link architectsSolo}, by which editors call it: `Table<ArchitectsSolo>`.
 *
 * @category Game
 */
export interface ArchitectsSolo
  extends Game<State, Draft, Move, Event, View, Options, Refusal, Reason, Asked, Result, NewGameOptions> {}

/**
 * The whole game as one value, for tools that work with any game.
 *
 * `You` have seat 0 and the scripted `Opponent` seat 1. On the Opponent's turn the only legal move is the one that its script
 * dictates.
 *
 * @example
 * ```ts
 * import { architectsSolo } from '@wonders/architects-solo';
 * console.log(architectsSolo.id, architectsSolo.rules); // architects-solo 3
 * ```
 * @category Game
 */
export const architectsSolo: ArchitectsSolo = /* @__PURE__ */ joinGame(rules, bots, words);
