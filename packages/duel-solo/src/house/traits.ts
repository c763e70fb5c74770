import type { Seat } from '@wonders/core';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf, type Position } from '../state/index.js';

/** What people have a weakness for. */
export const traits = {
  hoards: (s: Position, seat: Seat): number => cityOf<CityState>(s, seat).coins,
  'fears-war': (s: Position, seat: Seat): number => (seat === 0 ? s.pawn : -s.pawn),
  greedy(s: Position, seat: Seat): number {
    const { blue, green, yellow, wonders } = pointsOf(s, seat);
    return blue + green + yellow + wonders;
  },
};
