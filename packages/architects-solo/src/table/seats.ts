import { namedSeats, type SeatInfo } from '@wonders/core';
import type { Position } from '../state/index.js';
import { isSolo } from './decks.js';

const SOLO: readonly SeatInfo[] = [
  { name: 'You', role: 'player' },
  { name: 'Opponent', role: 'script' },
];

/** Who sits where: you and the scripted Opponent, or the seats of versus. */
export const seatsOf = (s: Position): readonly SeatInfo[] =>
  namedSeats(s, isSolo(s) ? SOLO : s.areas.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' })));
