import { namedSeats, type Seat, type SeatInfo } from '@wonders/core';
import type { Position } from '../state/index.js';

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

/** The name that people gave a seat, or the game's own. */
const nameIn = (s: Position, seat: Seat): string => s.names[seat] || (seatsOf(s)[seat]?.name ?? 'nobody');

/** What a seat is called at the beginning of a sentence, and within one. */
export const who = (s: Position, seat: Seat): string => nameIn(s, seat);
export const within = (s: Position, seat: Seat): string => (isYou(s, seat) ? 'you' : who(s, seat));
export const isYou = (s: Position, seat: Seat): boolean => who(s, seat) === 'You';
export const whose = (s: Position, seat: Seat): string => (isYou(s, seat) ? 'your' : `${who(s, seat)}'s`);
