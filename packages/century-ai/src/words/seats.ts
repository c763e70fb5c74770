import { namedSeats, type Seat, type SeatInfo } from '@wonders/core';
import { type Speaker, speakerOf } from '@wonders/core/words';
import { isSolo, type Position } from '../state/index.js';

const SOLO: readonly SeatInfo[] = [
  { name: 'You', role: 'player' },
  { name: 'AI', role: 'script' },
];

/** The seats with names and roles. */
export const seatsOf = (position: Position): readonly SeatInfo[] =>
  namedSeats(
    position,
    isSolo(position) ? SOLO : position.seats.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' })),
  );

export const seatName = (position: Position, seat: Seat): string => (seatsOf(position)[seat] as SeatInfo).name;

/** A seat as the subject of sentences; the AI has its article. */
export const speakerAt = (position: Position, seat: Seat): Speaker => speakerOf(seatsOf(position), seat, ['AI']);
