import type { Seat, SeatInfo } from '@wonders/core';
import { COLOURS, type Colour } from '../components/wonders.js';
import { entry, type Position } from '../state/index.js';

/** What people call the colours. They stand here, so that the rules carry no other names. */
export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  black: 'Black',
};

/** What people call a seat: by the option `names`, or by its colour, which will do where the table is not known. */
export const seatName = (position: Position | undefined, seat: Seat): string =>
  position?.names[seat] || COLOUR_NAMES[entry(COLOURS, seat)];

/** The seats by their colours. */
export const seatsOf = ({ hands }: Position): readonly SeatInfo[] =>
  COLOURS.slice(0, hands.length).map((colour) => ({ name: COLOUR_NAMES[colour], role: 'player' }));
