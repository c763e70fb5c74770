import type { GameTypes, StartOptions } from '@wonders/core';
import type { Event } from './events.js';
import type { Move } from './notation.js';
import type { Notice } from './notices.js';
import type { Options } from './options.js';
import type { Prompt } from './prompts.js';
import type { Reason } from './reasons.js';
import type { Refusal } from './refusals.js';
import type { Result } from './scoring.js';
import type { Decision, Draft, State, View } from './state/index.js';

/**
 * The types of the game, by the names that core knows them by.
 *
 * @category Contract
 */
export interface TinyGameTypes extends GameTypes {
  readonly state: State;
  readonly draft: Draft;
  readonly view: View;
  readonly decision: Decision;
  readonly move: Move;
  readonly event: Event;
  readonly own: Options;
  readonly options: StartOptions<Options>;
  readonly refusal: Refusal;
  readonly reason: Reason;
  readonly prompt: Prompt;
  readonly notice: Notice;
  readonly outcome: Result;
}
