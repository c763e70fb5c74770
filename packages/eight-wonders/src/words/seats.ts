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

/** A seat within a sentence: `you`, `Red`. */
export const within = (position: Position, seat: Seat): string => who(position, seat).within;

/** Whose something is: `your`, `Red's`. */
export const whose = (position: Position, seat: Seat): string => who(position, seat).whose;

/** A seat above what it has; with its colour where its name does not say it: `You (red)`, `Blue`. */
export function titled(position: Position, seat: Seat): string {
  const [name, colour] = [seatName(position, seat), COLOUR_NAMES[entry(COLOURS, seat)]];
  return name === colour ? name : `${name} (${colour.toLowerCase()})`;
}

/** The offer of a seat: `your offer`, `the offer of Red`. */
export function offerOf(position: Position, seat: Seat): string {
  const { isYou, within: named } = who(position, seat);
  return isYou ? 'your offer' : `the offer of ${named}`;
}

/** The same above the offer: `Your offer`, `Offer of Red`. */
export function offerTitle(position: Position, seat: Seat): string {
  const { isYou, within: named } = who(position, seat);
  return isYou ? 'Your offer' : `Offer of ${named}`;
}

/** The seats of the largest table. */
const SEATS: readonly SeatInfo[] = /* @__PURE__ */ COLOURS.map((colour) => ({
  name: COLOUR_NAMES[colour],
  role: 'player',
}));

/** The seats, named by their colours. */
export const seatsOf = ({ hands }: Position): readonly SeatInfo[] => SEATS.slice(0, hands.length);
