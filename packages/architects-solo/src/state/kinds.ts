import { deepFreeze } from '@wonders/core';
import type { Effect } from '../components/wonders.js';
import { type ChanceMove, REVEALS } from '../notation.js';

// Phases, endings, effects and decisions. Learners number them in this order.

/**
 * The phases of a game.
 *
 * @category Position
 */
export const PHASES = /* @__PURE__ */ deepFreeze([
  'setup',
  'start',
  'pick',
  'act',
  'end',
  'age',
  'select',
  'answer',
  'leave',
  'leave-opponent',
  'resolve',
  'opponent',
  'progress',
  'close',
  'draw',
  'refill',
  'conflict',
  'over',
] as const);

/**
 * Where the turn stands.
 *
 * @category Position
 */
export type Phase = (typeof PHASES)[number];

/**
 * Why a game can end.
 *
 * @category Position
 */
export const ENDINGS = /* @__PURE__ */ deepFreeze([
  'wonder-complete',
  'decks-empty',
  'all-passed',
  'third-age',
] as const);

/**
 * Why the game ended.
 *
 * @category Position
 */
export type Ending = (typeof ENDINGS)[number];

/**
 * The effects that a seat may be owed.
 *
 * @category Position
 */
export const OWED_EFFECTS = /* @__PURE__ */ deepFreeze([
  'cat',
  'left',
  'right',
  'choose',
  'any',
  'token',
  'central',
  'look',
  'shield',
] as const satisfies readonly ('cat' | 'left' | 'right' | 'choose' | Effect)[]);

/**
 * Effects that the acting seat has yet to resolve before its turn continues: by the Cat, a stage just built or a science set; or the choice of a deck by the
 * Opponent.
 *
 * @category Position
 */
export type OwedEffect = (typeof OWED_EFFECTS)[number];

/**
 * The kinds of decisions that chance takes.
 *
 * @category Position
 */
export const CHANCES = /* @__PURE__ */ deepFreeze([
  'wonder',
  'slot',
  'opening-token',
  'stack-token',
  'top',
  'die',
  ...REVEALS,
] as const satisfies readonly ChanceMove['kind'][]);

/**
 * The decisions that chance takes.
 *
 * @category Chance
 */
export type ChanceKind = (typeof CHANCES)[number];

/**
 * The kinds of decisions that seats take.
 *
 * @category Position
 */
export const DECISIONS = /* @__PURE__ */ deepFreeze([
  'pick',
  'select',
  'act',
  'take-token',
  'take-top',
  'look-deck',
  'take-looked',
  'opponent-turn',
] as const);

/**
 * The decisions that seats take.
 *
 * @category Position
 */
export type SeatDecisionKind = (typeof DECISIONS)[number];
