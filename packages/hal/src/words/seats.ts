import type { Seat, SeatInfo } from '@wonders/core';
import { type Speaker, speaker } from '@wonders/core/words';
import { isScript, isSolo, type Position, SCRIPT_SEAT } from '../state/index.js';

/** What a seat is called: as its host says, else `You` and `Hal`, or by its number. */
export function seatName(position: Position, seat: Seat): string {
  const name = position.names[seat] ?? '';
  if (name !== '') return name;
  if (!isSolo(position)) return `Seat ${seat + 1}`;
  return seat === SCRIPT_SEAT ? 'Hal' : 'You';
}

/** The seats of a game, by name and by role. */
export const seatsOf = (position: Position): readonly SeatInfo[] =>
  position.players.map((_, seat) => ({
    name: seatName(position, seat),
    role: isScript(position, seat) ? 'script' : 'player',
  }));

/** A seat as the subject of a sentence. */
export const seated = (position: Position, seat: Seat): Speaker => speaker(seatName(position, seat));

/** A sentence about a seat: `You gain …`, `Hal gains …`. */
export const does = (position: Position, seat: Seat, verb: string, what?: string): string =>
  seated(position, seat).does(verb, what);

/** Whose a building is: `yours`, `Hal's`, `unowned`. */
export function ownerWords(position: Position, owner: Seat | null): string {
  if (owner === null) return 'unowned';
  const name = seatName(position, owner);
  return name === 'You' ? 'yours' : `${name}'s`;
}
