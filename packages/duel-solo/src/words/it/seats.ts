import type { Seat } from '@wonders/core';
import { isScript, isSolo, PLAYER_SEAT, type Position } from '../../state/index.js';
import { isCapital, sideOf } from '../facts.js';

export const coins = (n: number): string => `${n} ${n === 1 ? 'moneta' : 'monete'}`;

export const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'punti'}`;
export const cards = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`;

/** Whether a seat is the reader: the names of a position that is told to a seat call it so. */
export const isYou = (s: Position, seat: Seat): boolean =>
  s.names[seat] === 'Tu' || (isSolo(s) && seat === PLAYER_SEAT && !s.names[seat]);

/** What a seat is called within a sentence; `te` stands for you. */
export function who(s: Position, seat: Seat): string {
  if (isYou(s, seat)) return 'te';
  return s.names[seat] || (isScript(s, seat) ? 'SOLO' : `Giocatore ${seat + 1}`);
}

/** What a seat is called by itself. */
export const seatName = (s: Position, seat: Seat): string => (isYou(s, seat) ? 'Tu' : who(s, seat));

/** To whom: `a te`, `a Gina`, `ad Anna`. */
export const toName = (name: string): string => (name === 'Tu' ? 'a te' : `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`);
export const to = (s: Position, seat: Seat): string => toName(seatName(s, seat));

/** Something of a seat: `il tuo segnalino`, `il segnalino di Anna`. */
export const own = (s: Position, seat: Seat, article: string, noun: string): string =>
  isYou(s, seat) ? `${article} ${article === 'il' ? 'tuo' : 'tua'} ${noun}` : `${article} ${noun} di ${who(s, seat)}`;
/** What a seat does, by the verb for you and for others: `hai`, `Anna ha`. */
export const doing = (s: Position, seat: Seat, yours: string, others: string): string =>
  isYou(s, seat) ? yours : `${who(s, seat)} ${others}`;

/** A side of the Conflict track. */
export const side = (s: Position, seat: Seat): string =>
  isYou(s, seat) ? 'dal tuo lato' : `dal lato di ${who(s, seat)}`;

export const capitalSpace = (s: Position, seat: Seat): string =>
  `nella ${isYou(s, seat) ? 'tua capitale' : `capitale di ${who(s, seat)}`}`;

/** How far from a capital: `dalla tua capitale`. */
export const fromCapital = (s: Position, seat: Seat): string =>
  `dalla ${isYou(s, seat) ? 'tua capitale' : `capitale di ${who(s, seat)}`}`;

/** A space of the Conflict track. */
export function place(s: Position, space: number): string {
  const half = sideOf(space);
  if (half === null) return 'al centro';
  return isCapital(space) ? capitalSpace(s, half) : `sulla casella ${Math.abs(space)} ${side(s, half)}`;
}

/** A verb that goes with a seat, alone for you: `perdi`, `SOLO perde`. */
export const does = (s: Position, seat: Seat, you: string, others: string): string =>
  isYou(s, seat) ? you : `${who(s, seat)} ${others}`;

/** A city: `nella tua città`, `nella città di SOLO`. */
export const inCity = (s: Position, seat: Seat): string =>
  isYou(s, seat) ? 'nella tua città' : `nella città di ${who(s, seat)}`;
