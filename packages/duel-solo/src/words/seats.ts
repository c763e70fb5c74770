import type { Seat, SeatInfo } from '@wonders/core';
import type { Position } from '../state/index.js';

const SEATS = {
  solo: [
    { name: 'SOLO', role: 'script' },
    { name: 'You', role: 'player' },
  ],
  versus: [
    { name: 'Seat 0', role: 'player' },
    { name: 'Seat 1', role: 'player' },
  ],
} as const satisfies Record<string, readonly SeatInfo[]>;

/** The seats with their names and roles. */
export const seatsOf = ({ options }: Position): readonly SeatInfo[] => SEATS[options.mode];

/** What a seat is called at the beginning of a sentence, and within one. */
export const who = (s: Position, seat: Seat): string => seatsOf(s)[seat]?.name ?? `Seat ${seat}`;
export const within = (s: Position, seat: Seat): string => who(s, seat).replace('You', 'you');
export const isYou = (s: Position, seat: Seat): boolean => who(s, seat) === 'You';
export const whose = (s: Position, seat: Seat): string => (isYou(s, seat) ? 'your' : `${who(s, seat)}'s`);
