import type { Seat, SeatInfo } from '@wonders/core';
import { COLOURS } from '../components/wonders.js';
import { entry, type Position } from '../state/index.js';
import { nameOf } from './names.js';

/** What people call a seat: by the option `names`, or by its colour, which will do where the table is not known. */
export const seatName = (position: Position | undefined, seat: Seat): string =>
  position?.names[seat] || nameOf(entry(COLOURS, seat));

/** The seats by their colours. */
export const seatsOf = ({ hands }: Position): readonly SeatInfo[] =>
  COLOURS.slice(0, hands.length).map((colour) => ({ name: nameOf(colour), role: 'player' }));
