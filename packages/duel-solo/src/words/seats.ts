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
export const seatsOf = (s: Position): readonly SeatInfo[] => namedSeats(s, SEATS[s.options.mode]);

/** The name of a seat: the one given in the option `names`, or the game's own. */
export const seatName = (s: Position, seat: Seat): string =>
  s.names[seat] || cityOf<SeatInfo>({ cities: SEATS[s.options.mode] }, seat).name;

/** The same, inside a sentence. */
export const within = (s: Position, seat: Seat): string => (isYou(s, seat) ? 'you' : seatName(s, seat));
export const isYou = (s: Position, seat: Seat): boolean => seatName(s, seat) === 'You';
/** What a seat does, inside a sentence: `you need`, `SOLO needs`. */
export const doing = (s: Position, seat: Seat, verb: string): string =>
  `${within(s, seat)} ${verbFor(isYou(s, seat), verb)}`;
export const whose = (s: Position, seat: Seat): string => (isYou(s, seat) ? 'your' : `${seatName(s, seat)}'s`);

/** A verb in the form that goes with a seat: `you lose`, `SOLO loses`. */
export const verbed = (s: Position, seat: Seat, verb: string): string => verbFor(isYou(s, seat), verb);
