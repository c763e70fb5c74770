import { namedSeats, type Seat, type SeatInfo } from '@wonders/core';
import { type Speaker, speakerOf } from '@wonders/core/words';
import { isSolo, type Position } from '../state/index.js';

const SOLO: readonly SeatInfo[] = [
  { name: 'You', role: 'player' },
  { name: 'Opponent', role: 'script' },
];

/** The seats: you and the scripted Opponent, or those of versus. */
export const seatsOf = (s: Position): readonly SeatInfo[] =>
  namedSeats(s, isSolo(s) ? SOLO : s.areas.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' })));

/** The name of a seat. */
export const seatName = (s: Position, seat: Seat): string => (seatsOf(s)[seat] as SeatInfo).name;

/** The role that takes an article. */
const ROLES = ['Opponent'];

/** A seat in the forms that a sentence needs. */
export const who = (s: Position, seat: Seat): Speaker => speakerOf(seatsOf(s), seat, ROLES);
