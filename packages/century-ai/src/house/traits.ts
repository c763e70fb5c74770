import type { Seat } from '@wonders/core';
import { total } from '../components/cubes.js';
import type { Position } from '../state/index.js';
import { seatOf } from '../table/seats.js';

/** What people have a weakness for. */
export const traits = {
  hoards: (position: Position, seat: Seat): number => total(seatOf(position, seat).cargo),
  // A view has the path of the boat that sails: after a move of the seat, its own.
  stays: (position: Position, _: Seat): number => -position.path.length,
  settles: (position: Position, seat: Seat): number => total(seatOf(position, seat).built),
};
