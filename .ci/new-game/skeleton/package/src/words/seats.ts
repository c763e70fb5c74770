import type { Seat, SeatInfo } from '@wonders/core';
import { isScript, isSolo, type Position } from '../state/index.js';

/** What a seat is called: by the option `names`, or by the game. */
export function seatName(position: Position, seat: Seat): string {
  const name = position.names[seat];
  if (name !== undefined && name !== '') return name;
  if (!isSolo(position)) return `Seat ${seat + 1}`;
  return isScript(position, seat) ? 'The script' : 'You';
}

/** The seats by their own names. */
export const seatsOf = (position: Position): readonly SeatInfo[] =>
  position.cards.map((_, seat) => ({
    name: seatName({ ...position, names: [] }, seat),
    role: isScript(position, seat) ? 'script' : 'player',
  }));
