import type { Seat } from '@wonders/core';
import { COLOURS } from '../components/wonders.js';
import { entry, type Position } from '../state.js';

/** What people call a seat. */
export const seatName = (_: Position, seat: Seat): string => entry(COLOURS, seat);
