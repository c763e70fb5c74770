import { deepFreeze } from '@wonders/core';

/**
 * The seven kinds of action cards.
 *
 * @category Components
 */
export const ACTION_CARDS = /* @__PURE__ */ deepFreeze([
  'card-trade',
  'joker',
  'disc-bonus',
  'card-draw',
  'triple-bonus',
  'double-turn',
  'five-vp',
] as const);

/**
 * A kind of action card.
 *
 * @category Components
 */
export type ActionCard = (typeof ACTION_CARDS)[number];

/** EIGHT-122: how many of the needed cards a Joker stands for. */
export const CARDS_PER_JOKER = 2;
