import { deepFreeze } from '@wonders/core';
import { type CardKind, RESOURCE_NAMES } from './cards.js';

/**
 * How a stage is paid: grey cards by resource, yellow cards, and how many of these count two (0 or 1).
 *
 * @category Moves
 */
export interface Payment {
  /** Wood cards, 0 or more. */
  readonly wood: number;

  /** Stone cards, 0 or more. */
  readonly stone: number;

  /** Clay cards, 0 or more. */
  readonly clay: number;

  /** Papyrus cards, 0 or more. */
  readonly papyrus: number;

  /** Glass cards, 0 or more. */
  readonly glass: number;

  /** Coin cards, 0 or more: each stands for any resource. */
  readonly coin: number;

  /** How many of the coin cards count two: 0, or 1 with the Economy token. */
  readonly doubled: number;
}

/**
 * The cards that pay for stages, in the order of `CARDS`.
 *
 * @category Moves
 */
export const PAYMENT_CARDS = /* @__PURE__ */ deepFreeze([
  ...RESOURCE_NAMES,
  'coin',
] as const satisfies readonly CardKind[]);

/** The same in a list of its own: a frozen one is read eight times as slowly. */
export const PAYING: readonly PaymentCard[] = [...PAYMENT_CARDS];

/**
 * A card that pays for stages.
 *
 * @category Moves
 */
export type PaymentCard = (typeof PAYMENT_CARDS)[number];
