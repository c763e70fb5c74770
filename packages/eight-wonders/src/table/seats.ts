import type { Seat } from '@wonders/core';
import { COLOURS } from '../components/wonders.js';
import { entry, type Position } from '../state/index.js';

/** What people call a seat: by the option `names`, or by its colour. */
export const seatName = ({ names }: Position, seat: Seat): string => names[seat] || entry(COLOURS, seat);
