import { CHANCE, type Seat } from '@wonders/core';
import type { Decision, DecisionKind } from './state.js';

const interned = <K extends DecisionKind>(
  kinds: readonly K[],
  seat: (at: number) => Seat,
): Readonly<Record<K, readonly Decision[]>> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, Array.from({ length: 8 }, (_, at) => Object.freeze({ kind, seat: seat(at), at }))]),
  ) as unknown as Readonly<Record<K, readonly Decision[]>>;

/** The decisions of seats, by seat. */
export const SEAT = interned(
  ['pick', 'select', 'act', 'takeToken', 'takeTop', 'lookDeck', 'takeLooked', 'opponentTurn'],
  (at) => at,
);

/** The decisions of chance, by what they are about. */
export const ASK = interned(
  [
    ...(['wonder', 'slot', 'openingToken', 'stackToken', 'top', 'die'] as const),
    ...(['flip', 'blind', 'look', 'deal', 'reveal', 'ownCard', 'discardHand'] as const),
  ],
  () => CHANCE,
);
