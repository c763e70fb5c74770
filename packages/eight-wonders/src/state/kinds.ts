import { deepFreeze } from '@wonders/core';

/**
 * The phases, as a game goes through them.
 *
 * @category Position
 */
export const PHASES = /* @__PURE__ */ deepFreeze([
  'discs',
  'hands',
  'order',
  'turn',
  'offer',
  'select',
  'triple',
  'reward',
  'clear',
  'end',
  'double',
  'draw',
  'count',
  'over',
] as const);

/**
 * Where a game is: the setup (`discs`, `hands`, `order`), a turn (`turn`, `offer`, `select`, `triple`), the scoring of a
 * finished wonder (`reward`, `clear`), the end of a turn (`end`, `double`, `draw`), the end of the game (`count`, `over`).
 *
 * @category Position
 */
export type Phase = (typeof PHASES)[number];

/**
 * Why a game can end.
 *
 * @category Position
 */
export const ENDINGS = /* @__PURE__ */ deepFreeze(['type-gone', 'stall'] as const);

/**
 * Why a game ended: no disc shows one of the types any more, or no disc was taken for too long.
 *
 * @category Position
 */
export type Ending = (typeof ENDINGS)[number];

/**
 * The kinds of decisions that seats take.
 *
 * @category Position
 */
export const DECISIONS = /* @__PURE__ */ deepFreeze(['turn', 'offer', 'select', 'triple', 'double'] as const);

/**
 * A kind of decision that a seat takes.
 *
 * @category Position
 */
export type SeatDecisionKind = (typeof DECISIONS)[number];

/**
 * The kinds of decisions that chance takes.
 *
 * @category Position
 */
export const CHANCES = /* @__PURE__ */ deepFreeze(['disc', 'card', 'start', 'action', 'name-action'] as const);

/**
 * A kind of decision that chance takes.
 *
 * @category Position
 */
export type ChanceKind = (typeof CHANCES)[number];

/**
 * Where points come from (EIGHT-142).
 *
 * @category Position
 */
export const CATEGORIES = /* @__PURE__ */ deepFreeze([
  'finished',
  'unfinished',
  'rejected',
  'discs',
  'actions',
] as const);

/**
 * Where points come from (EIGHT-142).
 *
 * @category Position
 */
export type Category = (typeof CATEGORIES)[number];
