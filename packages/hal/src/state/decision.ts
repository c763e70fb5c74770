import { type Decision as BaseDecision, CHANCE, type Seat } from '@wonders/core';
import type { ChanceMove } from '../notation.js';

/**
 * What is to be decided; `whose` turn or whose component it is.
 *
 * @category Position
 */
export interface Decision extends BaseDecision {
  readonly whose: Seat;
}

type SeatKind = 'give' | 'act' | 'hal' | 'moveToken' | 'draft' | 'newHand' | 'commit' | 'take' | 'returnTiles';

/** Interned entries by kind and seat. */
const interned = <K extends string>(kinds: readonly K[], seat?: Seat): Readonly<Record<K, readonly Decision[]>> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, [0, 1, 2, 3, 4].map((whose) => ({ kind, seat: seat ?? whose, whose }))]),
  ) as never;

const DECISIONS = interned<SeatKind>([
  ...(['give', 'act', 'hal', 'moveToken'] as const),
  ...(['draft', 'newHand', 'commit', 'take', 'returnTiles'] as const),
]);

const CHANCES = interned<ChanceMove['kind']>(
  [
    ...(['startTile', 'burn', 'tile', 'card', 'halCard', 'expertCard', 'halTile'] as const),
    ...(['firstPlayer', 'starterSet', 'character'] as const),
  ],
  CHANCE,
);

/** The decision of a seat; of simultaneous ones seat 0 stands for all. */
export const seatDecision = (kind: SeatKind, whose: Seat = 0): Decision => DECISIONS[kind][whose] as Decision;

/** The chance decision about a component of a seat, or of the table. */
export const chanceDecision = (kind: ChanceMove['kind'], whose: Seat = 0): Decision => CHANCES[kind][whose] as Decision;
