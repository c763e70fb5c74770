import type { Seat } from '@wonders/core';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf, type Position } from '../state/index.js';

/** What people have a weakness for. */
export const traits = {
  hoards: (position: Position, seat: Seat): number => cityOf<CityState>(position, seat).coins,
  'fears-war': (position: Position, seat: Seat): number => (seat === 0 ? position.pawn : -position.pawn),
  greedy(position: Position, seat: Seat): number {
    const { blue, green, yellow, wonders } = pointsOf(position, seat);
    return blue + green + yellow + wonders;
  },
};
