import { deepFreeze, type Seat } from '@wonders/core';

/**
 * The military tokens. The id names the seat on whose half the token lies, and the coins that this seat loses.
 *
 * @category Components
 */
export const MILITARY = /* @__PURE__ */ deepFreeze(['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5'] as const);
/**
 * A military token.
 *
 * @category Components
 */
export type MilitaryId = (typeof MILITARY)[number];

/** DUEL-052: the token of a zone, if it has one, by the seat on whose half it is and its distance from the middle. */
export function tokenAt(half: Seat, far: number): MilitaryId | null {
  if (far < 3 || far > 8) return null;
  if (half === 0) return far < 6 ? 'seat0-2' : 'seat0-5';
  return far < 6 ? 'seat1-2' : 'seat1-5';
}

/** The seat on whose half a token lies. */
export const halfOf = (token: MilitaryId): 0 | 1 => (token.startsWith('seat0') ? 0 : 1);

/** The coins that a token takes. */
export const fineOf = (token: MilitaryId): number => (token.endsWith('5') ? 5 : 2);

/** DUEL-052: victory points for the seat that has the advantage, which nobody has in the middle. */
export function militaryPoints(pawn: number): number {
  const far = Math.abs(pawn);
  return far < 3 ? 2 : far < 6 ? 5 : 10;
}

/** The capital of seat 1. The capital of seat 0 is at the negative of this space. */
export const CAPITAL = 9;
