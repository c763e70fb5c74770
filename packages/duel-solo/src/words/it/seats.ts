import type { Seat } from '@wonders/core';
import { isScript, isSolo, PLAYER_SEAT, type Position } from '../../state/index.js';
import { isCapital, sideOf } from '../facts.js';

export const coins = (n: number): string => `${n} ${n === 1 ? 'moneta' : 'monete'}`;

export const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'punti'}`;
export const cards = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`;

/** Whether a seat is the reader: the names of a position that is told to a seat call it so. */
export const isYou = (position: Position, seat: Seat): boolean =>
  position.names[seat] === 'Tu' || (isSolo(position) && seat === PLAYER_SEAT && !position.names[seat]);

/** What a seat is called within a sentence; `te` stands for you. */
export function who(position: Position, seat: Seat): string {
  if (isYou(position, seat)) return 'te';
  return position.names[seat] || (isScript(position, seat) ? 'SOLO' : `Giocatore ${seat + 1}`);
}

/** What a seat is called by itself. */
export const seatName = (position: Position, seat: Seat): string =>
  isYou(position, seat) ? 'Tu' : who(position, seat);

/** To whom: `a te`, `a Gina`, `ad Anna`. */
export const toName = (name: string): string => (name === 'Tu' ? 'a te' : `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`);
export const to = (position: Position, seat: Seat): string => toName(seatName(position, seat));

/** Something of a seat: `il tuo segnalino`, `il segnalino di Anna`. */
export const own = (position: Position, seat: Seat, article: string, noun: string): string =>
  isYou(position, seat)
    ? `${article} ${article === 'il' ? 'tuo' : 'tua'} ${noun}`
    : `${article} ${noun} di ${who(position, seat)}`;
/** What a seat does, by the verb for you and for others: `hai`, `Anna ha`. */
export const doing = (position: Position, seat: Seat, yours: string, others: string): string =>
  isYou(position, seat) ? yours : `${who(position, seat)} ${others}`;

/** A side of the Conflict track. */
export const side = (position: Position, seat: Seat): string =>
  isYou(position, seat) ? 'dal tuo lato' : `dal lato di ${who(position, seat)}`;

export const capitalSpace = (position: Position, seat: Seat): string =>
  `nella ${isYou(position, seat) ? 'tua capitale' : `capitale di ${who(position, seat)}`}`;

/** How far from a capital: `dalla tua capitale`. */
export const fromCapital = (position: Position, seat: Seat): string =>
  `dalla ${isYou(position, seat) ? 'tua capitale' : `capitale di ${who(position, seat)}`}`;

/** A space of the Conflict track. */
export function place(position: Position, space: number): string {
  const half = sideOf(space);
  if (half === null) return 'al centro';
  return isCapital(space) ? capitalSpace(position, half) : `sulla casella ${Math.abs(space)} ${side(position, half)}`;
}

/** A verb that goes with a seat, alone for you: `perdi`, `SOLO perde`. */
export const does = (position: Position, seat: Seat, you: string, others: string): string =>
  isYou(position, seat) ? you : `${who(position, seat)} ${others}`;

/** A city: `nella tua città`, `nella città di SOLO`. */
export const inCity = (position: Position, seat: Seat): string =>
  isYou(position, seat) ? 'nella tua città' : `nella città di ${who(position, seat)}`;
