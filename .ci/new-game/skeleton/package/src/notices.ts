import type { NoValues, ReasonOf } from '@wonders/core';
import { TURNS } from './flow.js';
import type { Position } from './state/index.js';

/**
 * What the game announces before it happens, with the values that each sentence needs.
 *
 * @category Position
 */
export interface Notices {
  /** The game ends with this turn (TINY-06). */
  readonly 'last-turn': NoValues;
}

/**
 * A notice, as data.
 *
 * @category Position
 */
export type Notice = ReasonOf<Notices>;

/** What is about to end. */
export const notices = ({ phase, turn }: Position): readonly Notice[] =>
  phase !== 'over' && turn === TURNS - 1 ? [{ key: 'last-turn', values: {} }] : [];
