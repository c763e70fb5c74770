import type { Seat } from '@wonders/core';
import { pointsOf } from '../scoring.js';
import { otherSeat, type Position } from '../state/index.js';

/** By how many points a seat is ahead. */
export const evaluate = (position: Position, seat: Seat): number =>
  pointsOf(position, seat) - pointsOf(position, otherSeat(seat));
