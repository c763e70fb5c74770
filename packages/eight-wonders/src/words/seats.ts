import type { Seat, SeatInfo } from '@wonders/core';
import { type Speaker, speaker } from '@wonders/core/words';
import { COLOURS, type Colour } from '../components/wonders.js';
import { entry, type Position } from '../state/index.js';

/** The names of the colours, in a file of their own, so that the rules carry no other names. */
export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  black: 'Black',
};

/** The name of a seat: from the option `names`, else its colour. Without a position it is the colour. */
export const seatName = (position: Position | undefined, seat: Seat): string =>
  position?.names[seat] || COLOUR_NAMES[entry(COLOURS, seat)];

/** A seat as the subject of a sentence. */
export const who = (position: Position, seat: Seat): Speaker => speaker(seatName(position, seat));

/** A sentence about a seat: `You take …`, `Red takes …`. */
export const does = (position: Position, seat: Seat, verb: string, what?: string): string =>
  who(position, seat).does(verb, what);

/** The seats of the largest table. */
const SEATS: readonly SeatInfo[] = /* @__PURE__ */ COLOURS.map((colour) => ({
  name: COLOUR_NAMES[colour],
  role: 'player',
}));

/** The seats, named by their colours. */
export const seatsOf = ({ hands }: Position): readonly SeatInfo[] => SEATS.slice(0, hands.length);
