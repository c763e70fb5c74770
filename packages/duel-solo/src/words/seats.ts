import { namedSeats, type Seat, type SeatInfo } from '@wonders/core';
import { verbFor } from '@wonders/core/words';
import { cityOf, type Position } from '../state/index.js';

const SEATS = {
  solo: [
    { name: 'SOLO', role: 'script' },
    { name: 'You', role: 'player' },
  ],
  versus: [
    { name: 'Player 1', role: 'player' },
    { name: 'Player 2', role: 'player' },
  ],
} as const satisfies Record<string, readonly SeatInfo[]>;

/** The seats with their names and roles. */
export const seatsOf = (position: Position): readonly SeatInfo[] => namedSeats(position, SEATS[position.options.mode]);

/** The name of a seat: the one given in the option `names`, or the game's own. */
export const seatName = (position: Position, seat: Seat): string =>
  position.names[seat] || cityOf<SeatInfo>({ cities: SEATS[position.options.mode] }, seat).name;

/** The same, inside a sentence. */
export const within = (position: Position, seat: Seat): string =>
  isYou(position, seat) ? 'you' : seatName(position, seat);
export const isYou = (position: Position, seat: Seat): boolean => seatName(position, seat) === 'You';
/** What a seat does, inside a sentence: `you need`, `SOLO needs`. */
export const doing = (position: Position, seat: Seat, verb: string): string =>
  `${within(position, seat)} ${verbFor(isYou(position, seat), verb)}`;
export const whose = (position: Position, seat: Seat): string =>
  isYou(position, seat) ? 'your' : `${seatName(position, seat)}'s`;

/** A verb in the form that goes with a seat: `you lose`, `SOLO loses`. */
export const verbed = (position: Position, seat: Seat, verb: string): string => verbFor(isYou(position, seat), verb);
